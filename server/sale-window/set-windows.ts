import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SetWindowsInput, type WindowReach } from '@poth/domain/sale-window/input.ts';
import { type DatedOpening, readWindows } from '@poth/domain/sale-window/read-windows.ts';
import { opensLater } from '@poth/domain/sale-window/sale-window.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { invalidatePendingSales } from './invalidate-pending-sales.ts';
import { readWindowDates, writeWindows } from './store.ts';
import { ownerOfWindows } from './window-owner.ts';

/**
 * Refuses an operator's moment that is earlier than the one for all: it would promise an opening that does not apply.
 */
const refuseEarlier = (windows: readonly DatedOpening[], forAll: ReadonlyMap<DhakaDate, Date | null>) => {
  for (const { serviceDate, opensAt } of windows) {
    const least = forAll.get(serviceDate);
    if (opensAt && least && opensAt < least)
      throw new Problem('opens-before-all', { serviceDate, opensAt: least.toISOString() });
  }
};

/**
 * Writes the windows that differ from the present ones; returns the changes, and the dates that open later than they
 * did.
 */
const write = async (
  tx: Tx,
  { operatorId, reach, by }: { operatorId: string | null; reach: WindowReach; by: string },
  windows: readonly DatedOpening[],
): Promise<{ changed: (DatedOpening & { was: Date | null })[]; later: DhakaDate[] }> => {
  const [from, until] = [windows[0]?.serviceDate, windows.at(-1)?.serviceDate];
  if (!from || !until) return { changed: [], later: [] };
  const rows = await readWindowDates(tx, operatorId, { from, until });
  if (reach === 'own')
    refuseEarlier(windows, new Map(rows.map(({ serviceDate, forAll }) => [serviceDate, forAll])));
  const before = new Map(
    rows.map(({ serviceDate, forAll, own }) => [serviceDate, reach === 'all' ? forAll : own]),
  );
  const changed = windows
    .map((window) => ({ ...window, was: before.get(window.serviceDate) ?? null }))
    .filter(({ was, opensAt }) => was?.getTime() !== opensAt?.getTime());
  if (changed.length > 0) await writeWindows(tx, { operatorId, by }, changed);
  const later = changed.filter(({ was, opensAt }) => opensLater(was, opensAt));
  return { changed, later: later.map(({ serviceDate }) => serviceDate) };
};

/**
 * Sets from when the coaches of a range of service dates are on sale: an owner for the own company, an admin for all,
 * where a company may open later, not earlier. Seats that are held stay held. Returns how many dates have changed; from
 * then on nobody gets a hold that was decided by the earlier windows.
 */
export const setWindows = call(
  {
    gate: 'ownerOrAdmin',
    input: SetWindowsInput,
    problems: [
      'invalid-input', // by field, see WindowFault
      'opens-before-all', // with the first such date, and the moment for all
      'not-found',
    ],
  },
  async function setWindows({ deps, actor }, { reach, ...typed }): Promise<{ changed: number }> {
    const operatorId = ownerOfWindows(actor, reach);
    const read = readWindows(typed, dhakaDate(deps.now()));
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    const { changed, later } = await transaction(deps.db, async (tx) => {
      const written = await write(tx, { operatorId, reach, by: nameOfActor(actor) }, read.windows);
      if (written.changed.length > 0)
        await recordAct(tx, actor, {
          stream: operatorId === null ? 'portal:sale-window' : `operator:${operatorId}`,
          act: 'sale-windows-set',
          detail: { dates: written.changed },
        });
      return written;
    });
    await invalidatePendingSales(deps, operatorId, later);
    return { changed: changed.length };
  },
);
