import type { Actor } from '@poth/domain/identity/actor.ts';
import { nextState } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type SettlementEvent, settlementLife } from '@poth/domain/settlement/lifecycle.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Tx } from '../db/database.ts';
import { type SettlementChange, setSettlementState } from './life-store.ts';
import { readSettlement } from './store.ts';

const acts = { approve: 'settlement-approved', pay: 'settlement-paid', carry: 'settlement-carried' } as const;

/** Reads the statement to be decided. Problems: not-found. */
export const readSettlementOrFail = async (tx: Tx, settlementId: string): Promise<Settlement> => {
  const settlement = await readSettlement(tx, settlementId);
  if (!settlement) throw new Problem('not-found');
  return settlement;
};

/**
 * Moves a statement to its next state and records who did it, in one conditional statement: of two admins at once one
 * succeeds. Problems: already-decided.
 */
export const moveSettlement = async (
  tx: Tx,
  actor: Actor,
  { settlementId, operatorId, settlementNo, duePaisa, state: from }: Settlement,
  event: SettlementEvent,
  change: SettlementChange,
): Promise<void> => {
  const to = nextState(settlementLife, from, event);
  if (!to) throw new Problem('already-decided');
  if (!(await setSettlementState(tx, settlementId, { from, to }, change)))
    throw new Problem('already-decided');
  const { bankReference } = change;
  await recordAct(tx, actor, {
    stream: `operator:${operatorId}`,
    act: acts[event],
    detail: { settlementId, settlementNo, duePaisa, ...(bankReference && { bankReference }) },
  });
};
