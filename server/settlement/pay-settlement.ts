import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { PaySettlementInput, readBankReference } from '@poth/domain/settlement/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { announce } from '../messaging/outbox.ts';
import { bookSettlement } from './close-settlement.ts';
import { moveSettlement, readSettlementOrFail } from './move-settlement.ts';

/**
 * Records that the bank has paid an approved statement, with the bank's number of the transfer; books the ledger in the
 * same transaction, and announces the mail to the owner.
 */
export const paySettlement = call(
  {
    gate: 'adminFresh',
    input: PaySettlementInput,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // bankReference
      'not-found',
      'already-decided', // it is not approved, or paid already
    ],
  },
  async function paySettlement(
    { deps: { db }, actor },
    { settlementId, bankReference: typed },
  ): Promise<void> {
    const { userId } = personOf(actor);
    const bankReference = readBankReference(typed);
    if (!bankReference)
      throw new Problem('invalid-input', { faults: { bankReference: 'bank-reference-wrong' } });
    await transaction(db, async (tx) => {
      const settlement = await readSettlementOrFail(tx, settlementId);
      await moveSettlement(tx, actor, settlement, 'pay', { closedBy: userId, bankReference });
      await bookSettlement(tx, settlement);
      await announce(tx, settlement.operatorId, 'settlement-paid', settlementId, { settlementId });
    });
  },
);
