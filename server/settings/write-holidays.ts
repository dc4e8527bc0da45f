import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { type Actor, nameOfActor } from '@poth/domain/identity/actor.ts';
import type { Holiday } from '@poth/domain/settings/holidays.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { addHolidays } from './holiday-store.ts';

/**
 * Adds holidays, each with its entry in the audit log. Returns the dates that were new. Days promised before do not
 * move.
 */
export const writeHolidays = async (
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  holidays: readonly Holiday[],
): Promise<ReadonlySet<DhakaDate>> => {
  const added = await transaction(db, async (tx) => {
    const dates = await addHolidays(tx, holidays, nameOfActor(actor));
    for (const { date, name } of holidays)
      if (dates.has(date))
        await recordAct(tx, actor, {
          stream: 'portal:settings',
          act: 'holiday-added',
          detail: { date, name: name.en },
        });
    return dates;
  });
  await settings.refresh();
  return added;
};
