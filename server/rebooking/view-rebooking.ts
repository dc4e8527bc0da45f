import { dhakaDate, dhakaInstant, addDays } from '@poth/domain/dhaka.ts';
import { webSaleClosesAt } from '@poth/domain/booking/hold.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { datesAround, type RebookingOffer, type RebookingView } from '@poth/domain/rebooking/rebooking.ts';
import { PnrOrNone } from '@poth/domain/feedback/input.ts';
import { later } from '@poth/domain/trip/delay.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { BookingRow } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { readChoice } from './read-choice.ts';
import { seatsThere } from './seats-there.ts';
import { readBoughtTerms } from './store.ts';
import { readTripsAround } from './trips-around-store.ts';

/** Coaches that are looked into for seats; a line has some twenty a day. */
const mostTrips = 40;
const mostOffers = 12;

/** Lists coaches of the company around the date, each with the seats that the booking would get, in the order of departure. */
const offersFor = async (deps: Deps, booking: BookingRow): Promise<RebookingOffer[]> => {
  const bought = await readBoughtTerms(deps.db, booking);
  if (!bought) return [];
  const now = await databaseNow(deps.db);
  const { first, last } = datesAround(dhakaDate(bought.departsAt));
  // Sold until so many minutes before departure: what leaves later than that after this moment is sold still.
  const open = later(now, (now.getTime() - webSaleClosesAt(now, deps.settings()).getTime()) / 60_000);
  const begins = dhakaInstant(first);
  const trips = await readTripsAround(
    deps.db,
    bought,
    {
      from: begins > open ? begins : open,
      until: dhakaInstant(addDays(last, 1)),
      leastTripId: firstTripIdOf(addDays(first, -2)),
      mostTripId: firstTripIdOf(addDays(last, 2)),
      notTripId: booking.tripId,
    },
    mostTrips,
  );
  const offers: RebookingOffer[] = [];
  for (const { layout: _, ...trip } of trips) {
    if (offers.length === mostOffers) break;
    const { coachClass } = trip;
    const chosen = await seatsThere(deps.db, bought, booking.seats, {
      journey: trip,
      coachClass,
      among: null,
    });
    if (chosen)
      offers.push({ ...trip, seatNos: booking.seats.flatMap(({ seatNo }) => chosen.get(seatNo) ?? []) });
  }
  return offers;
};

/** Shows who holds a ticket the choice between another coach and the money, and the coaches that there are. */
export const viewRebooking = call(
  {
    gate: 'everybody',
    input: PnrOrNone,
    problems: [
      'not-found', // for who has not proved to own the ticket
    ],
  },
  async function viewRebooking({ deps, actor }, pnr): Promise<RebookingView> {
    const document = await ownTicket(deps.db, actor, pnr);
    const { choice, refunds } = await readChoice(deps.db, document);
    const carriedTo = refunds.find((refund) => refund.carriedToPnr)?.carriedToPnr ?? null;
    if (!choice)
      return {
        document,
        because: null,
        chooseBy: null,
        moneyWaits: false,
        atCounter: false,
        offers: [],
        carriedTo,
      };
    const { booking, because, waiting, payment } = choice;
    return {
      document,
      because,
      chooseBy: waiting ? waiting.chooseBy : document.departsAt,
      moneyWaits: waiting !== null,
      atCounter: payment.gateway === counterGateway,
      offers: await offersFor(deps, booking),
      carriedTo,
    };
  },
);
