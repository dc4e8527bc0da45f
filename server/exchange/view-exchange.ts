import { addDays, type DhakaDate, dhakaDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import {
  exchangeEndsAt,
  type ExchangeOffer,
  type ExchangeQuote,
  type ExchangeView,
  isPayable,
  maxPaymentsBegun,
  quoteExchange,
} from '@poth/domain/exchange/exchange.ts';
import { ViewExchangeInput } from '@poth/domain/exchange/input.ts';
import { totalOf } from '@poth/domain/booking/price.ts';
import { priceOfSeats } from '@poth/domain/booking/seat-price.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { paisa } from '@poth/domain/money.ts';
import { countExchangeClaims, readExchangeClaim } from '../booking/exchange-claim-store.ts';
import { readBooking, readSale } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { readChoiceRefunds } from '../rebooking/refund-store.ts';
import { listTripsWithSeats } from '../rebooking/list-trips-with-seats.ts';
import { type Exchangeable, readExchangeable } from './read-exchangeable.ts';

const mostOffers = 40;

type Ref = { tripId: string; bookingId: string };

type Priced = Awaited<ReturnType<typeof listTripsWithSeats>>[number];

/** Quotes a trip, with the seats chosen there, for a booking. */
const quoteOf = (trip: Priced, { paidPaisa, feePaisa }: Exchangeable, chargePaisa: number): ExchangeQuote => {
  const seats = trip.seatNos.map((seatNo) => ({ farePaisa: fareOfSeat(trip, trip, seatNo) }));
  return quoteExchange({ newTotalPaisa: priceOfSeats(seats, chargePaisa).totalPaisa, paidPaisa, feePaisa });
};

/** Lists the trips of a date for a booking, each with its quote. */
const offersOn = async (deps: Deps, open: Exchangeable, date: DhakaDate): Promise<ExchangeOffer[]> => {
  const { booking, bought } = open;
  const trips = await listTripsWithSeats(deps, {
    bought,
    seats: booking.seats,
    notTripId: booking.tripId,
    dates: { first: date, last: date },
    mostOffers,
  });
  const { serviceChargePerSeat } = deps.settings();
  return trips.map((trip) => {
    const { layout: _layout, farePaisa: _fare, classFaresPaisa: _fares, ...offer } = trip;
    return { ...offer, quote: quoteOf(trip, open, serviceChargePerSeat) };
  });
};

/** Reads the hold whose payment changes a booking to another trip; null where there is none. */
const readPaying = async (db: Deps['db'], from: Ref): Promise<ExchangeView['paying']> => {
  const claim = await readExchangeClaim(db, from);
  const to = claim && (await readBooking(db, { tripId: claim.toTripId, bookingId: claim.toBookingId }));
  const sale = to && (await readSale(db, to));
  if (!to || !sale) return null;
  const { tripId, bookingId, heldUntil } = to;
  const departsAt = addMinutes(sale.departsAt, sale.delayMinutes);
  return { tripId, bookingId, heldUntil, departsAt, payPaisa: totalOf(to) };
};

/** Shows the owner of a ticket the other trips of its company on a date, each with its price beside what was paid. */
export const viewExchange = call(
  {
    gate: 'everybody',
    input: ViewExchangeInput,
    problems: [
      'not-found', // for callers who have not proved that the ticket is theirs
    ],
  },
  async function viewExchange({ deps, actor }, { pnr, date: wanted }): Promise<ExchangeView> {
    const document = await ownTicket(deps.db, actor, pnr);
    const open = await readExchangeable(deps.db, deps, document);
    const refunds = await readChoiceRefunds(deps.db, document);
    const firstDate = dhakaDate(await databaseNow(deps.db));
    const lastDate = addDays(firstDate, deps.settings().saleOpensDays);
    const next = addDays(dhakaDate(document.departsAt), 1);
    const asked = parseDhakaDate(wanted) ?? next;
    const date = asked < firstDate ? firstDate : asked > lastDate ? lastDate : asked;
    const paying = await readPaying(deps.db, document);
    const mayPay = (await countExchangeClaims(deps.db, document)) < maxPaymentsBegun;
    const listed = open && !paying ? await offersOn(deps, open, date) : [];
    const offers = listed.filter(
      ({ quote }) => isPayable(quote.payPaisa) && (mayPay || quote.payPaisa === 0),
    );
    return {
      document,
      isOpen: open !== undefined,
      because: document.news.free,
      endsAt: exchangeEndsAt(document.departsAt, deps.settings()),
      date,
      firstDate,
      lastDate,
      otherWayPaisa: open?.otherWayPaisa ?? paisa(0),
      leastKept: open?.least ?? null,
      offers,
      mayPay,
      paying,
      carriedTo: refunds.find((refund) => refund.carriedToPnr)?.carriedToPnr ?? null,
    };
  },
);
