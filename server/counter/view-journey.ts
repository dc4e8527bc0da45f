import { canSellFor } from '@poth/domain/identity/policy.ts';
import { latestPhoneHold } from '@poth/domain/counter/phone-hold.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { asksGender } from '@poth/domain/seating/womens-seats.ts';
import { Journey } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import { readOffer } from '../search/view-offer.ts';
import { type SeatMapView, viewSeatMap } from '../seating/view-seat-map.ts';
import { readWomensRule } from '../seating/womens-store.ts';
import { readKeptSeats } from './kept-store.ts';

/** Journey as a counter sells it. */
export type JourneyForSale = SeatMapView & {
  offer: TripOffer;
  /** True where the form asks which passengers are women. */
  asksGender: boolean;
  latestPhoneHold: Date;
  /** Seats that the web cannot sell and a counter can. */
  keptSeats: SeatNo[];
};

/** Shows a journey of the actor's operator with its seat map, its points and what its passengers are asked. */
export const viewJourney = call(
  { gate: 'seller', input: Journey, unreadable: 'not-found', problems: ['not-found'] },
  async function viewJourney({ deps, actor }, journey): Promise<JourneyForSale> {
    const offer = await readOffer(deps, journey);
    if (!offer || !canSellFor(actor, offer.operator)) throw new Problem('not-found');
    const rule = await readWomensRule(deps.db, journey.tripId);
    return {
      ...(await viewSeatMap({ deps, actor }, journey)),
      offer,
      asksGender: rule !== undefined && asksGender(rule),
      latestPhoneHold: latestPhoneHold(offer.departsAt, deps.settings()),
      keptSeats: await readKeptSeats(deps.db, journey),
    };
  },
);
