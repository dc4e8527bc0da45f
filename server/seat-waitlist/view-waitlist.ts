import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { accountOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { publishedDeparture, type DayFare, type TripOffer } from '@poth/domain/search/offer.ts';
import { offersUntil } from '@poth/domain/seat-waitlist/waitlist.ts';
import { asksGender } from '@poth/domain/seating/womens-seats.ts';
import { Journey } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import { offersOn } from '../search/day-offers.ts';
import { suggestAlternatives } from '../search/suggest-alternatives.ts';
import { readOffer } from '../search/view-offer.ts';
import { readWomensRule } from '../seating/womens-store.ts';
import { readOtherBoardings } from './store.ts';

/** Most alternatives shown beside a list. */
const most = { coaches: 3, days: 2, boardings: 3 };

/** Journey to wait for, and its alternatives. */
export type ViewedWaitlist = {
  trip: TripOffer;
  /** Moment after which nothing is offered. */
  offersUntil: Date;
  isClosed: boolean;
  /** True if the coach keeps seats for women, so that the form asks who travels. */
  asksGender: boolean;
  /** The number of the account, which needs no code. */
  ownPhone: string | null;
  /** The next coaches between the places that have seats, on this day or the day after. */
  coaches: readonly TripOffer[];
  /** Days with coaches that have seats. */
  days: readonly DayFare[];
  /** Journeys of the same coach from other boarding stops. */
  boardings: readonly TripOffer[];
};

/** Shows the waiting list of a journey, and what else has seats: the next coaches, the nearest days, another boarding point. */
export const viewWaitlist = call(
  {
    gate: 'everybody',
    input: Journey,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewWaitlist(context, journey): Promise<ViewedWaitlist> {
    const { deps, actor } = context;
    const trip = await readOffer(deps, journey);
    if (!trip) throw new Problem('not-found');
    const leaves = publishedDeparture(trip);
    const date = dhakaDate(leaves);
    const hasSeats = ({ seatsLeft, opensAt }: TripOffer) => seatsLeft > 0 && opensAt === null;
    const pair = { from: trip.from.placeId, to: trip.to.placeId };
    const [rule, sameDays, { days }, others] = await Promise.all([
      readWomensRule(deps.db, journey.tripId),
      offersOn(deps, pair, [date, addDays(date, 1)]),
      suggestAlternatives(context, { from: trip.from, to: trip.to, date }),
      readOtherBoardings(deps.db, journey, most.boardings),
    ]);
    const boardings = await Promise.all(others.map((other) => readOffer(deps, other)));
    const until = offersUntil(leaves, deps.settings());
    return {
      trip,
      offersUntil: until,
      asksGender: rule !== undefined && asksGender(rule),
      isClosed: until <= deps.now() || trip.opensAt !== null,
      ownPhone: accountOf(actor)?.phone ?? null,
      coaches: sameDays
        .filter((one) => one.tripId !== trip.tripId && hasSeats(one) && publishedDeparture(one) > deps.now())
        .sort(
          (a, b) =>
            Math.abs(a.departsAt.getTime() - leaves.getTime()) -
            Math.abs(b.departsAt.getTime() - leaves.getTime()),
        )
        .slice(0, most.coaches),
      days: days.slice(0, most.days),
      boardings: boardings.flatMap((one) => (one && hasSeats(one) ? [one] : [])),
    };
  },
);
