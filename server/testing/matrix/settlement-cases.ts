import { DhakaDate } from '@poth/domain/dhaka.ts';
import { admins, by, type CasesOf, owners } from './case.ts';

/** Settlements: the operator's owner sees what is owed and paid; admins make and pay them. */
export const settlementCases: CasesOf<'settlement'> = {
  setCommission: admins(({ settlement }, { actor }, { operatorId }) =>
    settlement.setCommission(actor, { operatorId, basisPoints: 500 }),
  ),
  viewCommission: admins(({ settlement }, { actor }, { operatorId }) =>
    settlement.viewCommission(actor, operatorId),
  ),
  viewSettlements: owners(({ settlement }, { actor }) => settlement.viewSettlements(actor, {})),
  viewSettlement: by(
    'operatorOwner',
    'admin',
  )(({ settlement }, { actor }, { settlementId }) => settlement.viewSettlement(actor, { settlementId })),
  exportSettlement: by(
    'operatorOwner',
    'admin',
  )(({ settlement }, { actor }, { settlementId }) => settlement.exportSettlement(actor, { settlementId })),
  listDue: admins(({ settlement }, { actor }) => settlement.listDue(actor, {})),
  prepareSettlements: admins(
    ({ settlement }, { actor }, { operatorId }) =>
      settlement.prepareSettlements(actor, { operatorId, until: DhakaDate.parse('2020-01-01') }),
    'nothing-to-settle',
  ),
  approveSettlement: admins(
    ({ settlement }, { actor }, { settlementId }) => settlement.approveSettlement(actor, { settlementId }),
    'already-decided',
  ),
  carrySettlement: admins(({ settlement }, { actor }, { settlementId }) =>
    settlement.carrySettlement(actor, { settlementId }),
  ),
  paySettlement: admins(
    ({ settlement }, { actor }, { settlementId }) =>
      settlement.paySettlement(actor, { settlementId, bankReference: 'BB 2026 114' }),
    'already-decided',
  ),
};
