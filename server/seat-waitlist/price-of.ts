import { seatPrice } from '@poth/domain/booking/seat-price.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { type Paisa, paisa, sum } from '@poth/domain/money.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { readSale } from '../booking/store.ts';
import type { Deps } from '../deps.ts';

/** Price of some seats of a journey as they cost now, service charge included. */
export const priceOf = async (
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  journey: Journey,
  seatNos: readonly SeatNo[],
): Promise<Paisa> => {
  const sale = await readSale(db, journey);
  if (!sale) return paisa(0);
  const { serviceChargePerSeat } = settings();
  return sum(seatNos.map((seatNo) => seatPrice(fareOfSeat(sale, sale, seatNo), serviceChargePerSeat)));
};
