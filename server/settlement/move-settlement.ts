import { sql } from 'kysely';
import type { Actor } from '@poth/domain/identity/actor.ts';
import { next } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type SettlementEvent, settlementLife } from '@poth/domain/settlement/lifecycle.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Tx } from '../db/database.ts';
import { readSettlement } from './store.ts';

const acts = { approve: 'settlement-approved', pay: 'settlement-paid', carry: 'settlement-carried' } as const;

type Change = { approvedBy?: string; closedBy?: string; bankReference?: string };

/** The statement that somebody decides about. Problems: not-found. */
export const settlementOf = async (tx: Tx, settlementId: string): Promise<Settlement> => {
  const settlement = await readSettlement(tx, settlementId);
  if (!settlement) throw new Problem('not-found');
  return settlement;
};

/**
 * Moves a statement along its life and writes down who did it; one conditional statement, which of two admins at once
 * lets one through. Problems: already-decided.
 */
export const moveSettlement = async (
  tx: Tx,
  actor: Actor,
  { settlementId, operatorId, settlementNo, duePaisa, state: from }: Settlement,
  event: SettlementEvent,
  change: Change,
): Promise<void> => {
  const to = next(settlementLife, from, event);
  if (!to) throw new Problem('already-decided');
  const now = sql<Date>`now()`;
  const { numUpdatedRows } = await tx
    .updateTable('settlement')
    .set({
      state: to,
      ...change,
      ...(change.approvedBy ? { approvedAt: now } : {}),
      ...(change.closedBy ? { closedAt: now } : {}),
    })
    .where('settlementId', '=', settlementId)
    .where('state', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Problem('already-decided');
  const { bankReference } = change;
  await recordAct(tx, actor, {
    stream: `operator:${operatorId}`,
    act: acts[event],
    detail: { settlementId, settlementNo, duePaisa, ...(bankReference && { bankReference }) },
  });
};
