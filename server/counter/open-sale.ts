import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { readSale, type Sale } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { refuseBeforeOpening } from '../sale-window/refuse-before-opening.ts';
import { lockTripForShare } from '../trip/store.ts';

/**
 * Locks a trip of the actor's operator until this transaction ends: whoever closes or cancels it waits, and then sees
 * what was sold. Lock order: this lock before those of the trip's bookings, as for changes of the trip. Problems:
 * not-found.
 */
export const lockTripForSale = async (tx: Tx, actor: Actor, tripId: string): Promise<void> => {
  const trip = await lockTripForShare(tx, tripId);
  if (!trip || !canSellFor(actor, trip)) throw new Problem('not-found');
};

/**
 * Opens the sale of a journey at a counter: while its trip sells, until the coach leaves the journey's own boarding
 * stop, delay included; an earlier stop that it has left makes no difference. departsAt of the result is that
 * departure. Problems: not-found, trip-not-on-sale, sale-not-open, coach-left.
 */
export const openSale = async (tx: Tx, journey: Journey, now: Date): Promise<Sale> => {
  const sale = await readSale(tx, journey);
  if (!sale) throw new Problem('not-found');
  if (!sale.onSale) throw new Problem(sale.isOnTheRoad ? 'coach-left' : 'trip-not-on-sale');
  refuseBeforeOpening(sale.opensAt, now);
  const departsAt = addMinutes(sale.departsAt, sale.delayMinutes);
  if (departsAt <= now) throw new Problem('coach-left');
  return { ...sale, departsAt };
};
