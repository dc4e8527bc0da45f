import { FindSalesInput } from '@poth/domain/counter/input.ts';
import type { CounterSale } from '@poth/domain/counter/sale.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { parsePhone } from '@poth/domain/phone.ts';
import { call } from '../call.ts';
import { readPhoneHolds, readSalesOfShift, readSalesToPhone } from './sale-store.ts';
import { sellerOf } from './seller.ts';
import { readOpenShift } from './shift-store.ts';

const mostSales = 20;
const mostHolds = 50;

/** Lists the latest sales of the actor's open shift, and the seats that the actor's operator keeps for callers. */
export const listOpenSales = call(
  { gate: 'seller' },
  async function listOpenSales({
    deps: { db },
    actor,
  }): Promise<{ sales: CounterSale[]; holds: CounterSale[] }> {
    const seller = sellerOf(actor);
    const shift = await readOpenShift(db, seller);
    return {
      sales: shift ? await readSalesOfShift(db, shift.shiftId, mostSales) : [],
      holds: await readPhoneHolds(db, seller.operatorId, mostHolds),
    };
  },
);

/** Finds what the counters of the actor's operator sold to a number, or keep for it, for journeys since yesterday. */
export const findSales = call(
  { gate: 'seller', mayReadBehind: true, input: FindSalesInput },
  async function findSales({ deps: { db, now }, actor }, phone): Promise<CounterSale[]> {
    const { operatorId } = sellerOf(actor);
    const read = parsePhone(phone);
    if (!('phone' in read)) return [];
    const since = addDays(dhakaDate(now()), -1);
    return readSalesToPhone(db, { operatorId, phone: read.phone, since }, mostSales);
  },
);
