import { ProtectWomenInput } from '@poth/domain/fleet/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToDraw } from './plan-owner.ts';
import { writeProtection } from './store.ts';

/**
 * Sets whether the seat next to a woman who travels alone is kept for women, on all trips of the operator from now on;
 * seats that are sold or being paid for stay as they are.
 */
export const protectWomenAlone = call(
  { gate: 'operatorOwner', input: ProtectWomenInput, problems: ['not-found'] },
  async function protectWomenAlone({ deps: { db }, actor }, { protect }): Promise<void> {
    const operatorId = operatorToDraw(actor);
    await transaction(db, async (tx) => {
      if (!(await writeProtection(tx, operatorId, protect))) return;
      const act = protect ? 'women-alone-protected' : 'women-alone-unprotected';
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act });
    });
  },
);
