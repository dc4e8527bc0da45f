import { dhakaDate } from '@poth/domain/dhaka.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { datesAround, type RebookingOffer, type RebookingView } from '@poth/domain/rebooking/rebooking.ts';
import { PnrOrNone } from '@poth/domain/feedback/input.ts';
import type { BookingRow } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { readChoice } from './read-choice.ts';
import { readBoughtTerms } from './store.ts';
import { listTripsWithSeats } from './list-trips-with-seats.ts';

const mostOffers = 12;

/**
 * Lists coaches of the company around the date, each with the seats that the booking would get. Those that leave nearest to
 * the booked time come first: a passenger who must travel wants one of these.
 */
const offersFor = async (deps: Deps, { seats, ...booking }: BookingRow): Promise<RebookingOffer[]> => {
  const bought = await readBoughtTerms(deps.db, booking);
  if (!bought) return [];
  const dates = datesAround(dhakaDate(bought.departsAt));
  const trips = await listTripsWithSeats(deps, {
    bought,
    seats,
    notTripId: booking.tripId,
    dates,
    nearestTo: bought.departsAt,
    mostOffers,
  });
  return trips.map(({ layout: _layout, farePaisa: _fare, classFaresPaisa: _fares, ...offer }) => offer);
};

/** Shows the owner of a ticket the choice between another coach and the money, with the coaches on offer. */
export const viewRebooking = call(
  {
    gate: 'everybody',
    input: PnrOrNone,
    problems: [
      'not-found', // for callers who have not proved that the ticket is theirs
    ],
  },
  async function viewRebooking({ deps, actor }, pnr): Promise<RebookingView> {
    const document = await ownTicket(deps.db, actor, pnr);
    const { choice, refunds } = await readChoice(deps.db, document);
    const carriedTo = refunds.find((refund) => refund.carriedToPnr)?.carriedToPnr ?? null;
    // Valid tickets change coaches until theirs leaves.
    const isOver = choice?.waiting === null && document.departsAt <= (await databaseNow(deps.db));
    if (!choice || isOver)
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
