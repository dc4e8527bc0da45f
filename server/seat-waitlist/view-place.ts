import { type Paisa, paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { WaitlistToken } from '@poth/domain/seat-waitlist/input.ts';
import type { WaitlistPlace } from '@poth/domain/seat-waitlist/waitlist.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { readOffer } from '../search/view-offer.ts';
import { priceOf } from './price-of.ts';
import { readPlace } from './read-place.ts';

/** A place, its coach, and what the offered seats cost. */
export type ViewedPlace = { place: WaitlistPlace; trip: TripOffer; pricePaisa: Paisa; now: Date };

/** Shows a place on a waiting list to anybody with its link; it contains no phone number. */
export const viewPlace = call(
  {
    gate: 'everybody',
    input: WaitlistToken,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewPlace({ deps }, token): Promise<ViewedPlace> {
    const { db } = deps;
    const {
      phone: _phone,
      device: _device,
      language: _language,
      ...place
    } = await readPlace(deps, db, token);
    const trip = await readOffer(deps, place);
    if (!trip) throw new Problem('not-found');
    const pricePaisa = place.offer ? await priceOf(deps, place, place.offer.seatNos) : paisa(0);
    return { place, trip, pricePaisa, now: await databaseNow(db) };
  },
);
