import { admins, type CasesOf, open } from './case.ts';

/** Money is looked up with phone and PNR; differences with the gateways are for admins. */
export const reconciliationCases: CasesOf<'reconciliation'> = {
  findMoney: open(({ reconciliation }, { actor }, { pnr, phone }) =>
    reconciliation.findMoney(actor, { number: pnr, phone }),
  ),
  askAboutMoney: open(({ reconciliation }, { actor }, { pnr, phone }) =>
    reconciliation.askAboutMoney(actor, { number: pnr, phone }),
  ),
  listDifferences: admins(({ reconciliation }, { actor }) => reconciliation.listDifferences(actor)),
  compareStatement: admins(
    ({ reconciliation }, { actor }) =>
      reconciliation.compareStatement(actor, { day: '2026-01-01', text: 'nothing' }),
    'text: statement-columns',
  ),
  closeDifference: admins(
    ({ reconciliation }, { actor }, { differenceId }) =>
      reconciliation.closeDifference(actor, { differenceId, reason: 'The gateway has mended it.' }),
    'already-decided',
  ),
};
