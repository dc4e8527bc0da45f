import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { OperatorId } from '@poth/domain/operator/input.ts';
import { commissionFrom, type Commission } from '@poth/domain/settlement/commission.ts';
import { call } from '../call.ts';
import { readDefaultCommission } from '../settings/commission-store.ts';
import { readRates } from './commission-store.ts';

const mostRates = 20;

/** Shows an admin the commission of an operator; the newest rate first, at most 20. */
export const viewCommission = call(
  { gate: 'admin', input: OperatorId, unreadable: 'not-found' },
  async function viewCommission({ deps }, operatorId): Promise<Commission> {
    const rates = await readRates(deps.db, operatorId, mostRates);
    const day = dhakaDate(deps.now());
    const on = async (date: DhakaDate) =>
      rates.find(({ fromDate }) => fromDate <= date)?.basisPoints ??
      (await readDefaultCommission(deps.db, date, deps.settings().commissionBasisPoints));
    return { today: await on(day), tomorrow: await on(commissionFrom(day)), rates };
  },
);
