import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { channels } from '@poth/domain/booking/channel.ts';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import {
  calledOff,
  cancelled,
  captured,
  confirmed,
  type Entry,
  givenBack,
  paidOutAtCounter,
  refundSettled,
  takenAtCounter,
} from '@poth/domain/ledger/entry.ts';
import { paisa, sum } from '@poth/domain/money.ts';
import { commissionOf, highestCommission } from '@poth/domain/settlement/commission.ts';
import type { Rows } from './shadow-tables.ts';

/** Few dates around the end of a month, so that rates and trips coincide. */
export const serviceDates = fc.nat({ max: 4 }).map((days) => addDays('2026-02-26' as DhakaDate, days));
export const shares = fc.integer({ min: 0, max: highestCommission });

const amount = fc.integer({ min: 1, max: 100_000 });
const soldBookings = fc.record({
  channel: fc.constantFrom(...channels),
  farePaisa: amount,
  serviceChargePaisa: fc.nat({ max: 10_000 }),
  discountPaisa: fc.nat({ max: 10_000 }),
  fate: fc.constantFrom('travels', 'cancelled', 'called-off', 'given-back'),
  /** Refunded part of a cancelled fare, or beyond the policy at the operator's cost. */
  backPaisa: amount,
  isPaidOutAtCounter: fc.boolean(),
});
type SoldBooking = typeof soldBookings extends fc.Arbitrary<infer B> ? B : never;

/** A trip with its sales and refunds. `settledAt`: the rate at which an earlier statement took it. */
export const soldTrips = (operatorIds: readonly string[]) =>
  fc.record({
    tripId: fc.noShrink(fc.uuid()),
    operatorId: fc.constantFrom(...operatorIds),
    serviceDate: serviceDates,
    settledAt: fc.option(shares, { freq: 2 }),
    bookings: fc.array(soldBookings, { minLength: 1, maxLength: 4 }),
  });
export type SoldTrip = ReturnType<typeof soldTrips> extends fc.Arbitrary<infer T> ? T : never;

/** Ledger entries of a booking, and of its refund. */
const entriesOf = (operatorId: string, booking: SoldBooking): { sale: Entry[]; refund: Entry[] } => {
  const { farePaisa, serviceChargePaisa, discountPaisa, channel, fate, isPaidOutAtCounter } = booking;
  const sold = { operatorId, farePaisa, serviceChargePaisa, discountPaisa };
  const back = paisa(booking.backPaisa);
  const price = paisa(farePaisa + serviceChargePaisa - discountPaisa);
  const taken = channel === 'counter' ? takenAtCounter(operatorId, price) : captured('sslcommerz', price);
  const sale = [taken, confirmed(sold)];
  if (fate === 'travels') return { sale, refund: [] };
  const due = {
    cancelled: cancelled(operatorId, back, paisa(discountPaisa)),
    'called-off': calledOff(sold),
    'given-back': givenBack(operatorId, { operatorPaisa: back, portalPaisa: 100 }),
  }[fate];
  const sent = isPaidOutAtCounter ? paidOutAtCounter(operatorId, back) : refundSettled('sslcommerz', back);
  return { sale, refund: [due, sent] };
};

/** Rows of a trip in the tables from which its sums are computed. */
export const rowsOfTrip = ({ tripId, operatorId, serviceDate, settledAt, bookings }: SoldTrip): Rows => {
  const sold = bookings.map((booking) => {
    const [booking_id, refund_id] = [randomUUID(), randomUUID()];
    const { sale, refund } = entriesOf(operatorId, booking);
    const linesFrom = (source_id: string, entries: readonly Entry[]) =>
      entries.flatMap(({ source, lines }) => {
        const from = { book: tripId, entry_id: randomUUID(), source, source_id };
        return lines.map((line, line_no) => ({
          ...from,
          line_no,
          account: line.account,
          amount_paisa: line.amountPaisa,
        }));
      });
    return {
      ...booking,
      ids: { trip_id: tripId, booking_id },
      refund_id,
      lines: [...linesFrom(booking_id, sale), ...linesFrom(refund_id, refund)],
    };
  });
  const gone = sold.filter(({ fate }) => fate !== 'travels');
  return {
    trip: [{ trip_id: tripId, operator_id: operatorId, service_date: serviceDate }],
    settlement_trip: settledAt === null ? [] : [{ trip_id: tripId, basis_points: settledAt }],
    booking: sold.map(({ ids, channel }) => ({ ...ids, channel })),
    refund: gone.map(({ ids, refund_id }) => ({ ...ids, refund_id, seat_nos: ['A1'] })),
    ticket: gone.map(({ ids, farePaisa }) => ({
      ...ids,
      seat_no: 'A1',
      issue_no: 1,
      state: 'void',
      fare_paisa: farePaisa,
    })),
    ledger_line: sold.flatMap(({ lines }) => lines),
  };
};

const backOf = ({ fate, farePaisa, backPaisa, discountPaisa }: SoldBooking): number =>
  ({
    travels: 0,
    cancelled: backPaisa + discountPaisa,
    'called-off': farePaisa,
    'given-back': backPaisa,
  })[fate];

/** Computes the sums of a trip by the rules of the domain. `share`: its commission rate, in basis points. */
export const sumsOfTrip = ({ tripId, bookings }: SoldTrip, share: number) => {
  const add = (is: (one: SoldBooking) => boolean, of: (one: SoldBooking) => number) =>
    sum(bookings.filter(is).map(of));
  const isOnline = ({ channel }: SoldBooking) => channel === 'web';
  const isElsewhere = ({ channel }: SoldBooking) => channel !== 'web';
  const fareOf = ({ farePaisa }: SoldBooking) => farePaisa;
  const [onlineFarePaisa, counterFarePaisa] = [add(isOnline, fareOf), add(isElsewhere, fareOf)];
  const [onlineBackPaisa, counterBackPaisa] = [add(isOnline, backOf), add(isElsewhere, backOf)];
  const base = paisa(onlineFarePaisa - onlineBackPaisa);
  return {
    tripId,
    onlineFarePaisa,
    counterFarePaisa,
    onlineBackPaisa,
    counterBackPaisa,
    otherPaisa: 0,
    payablePaisa: base + counterFarePaisa - counterBackPaisa,
    cashPaisa:
      add(
        ({ channel }) => channel === 'counter',
        (one) => one.farePaisa + one.serviceChargePaisa - one.discountPaisa,
      ) -
      add(
        ({ fate, isPaidOutAtCounter }) => fate !== 'travels' && isPaidOutAtCounter,
        ({ backPaisa }) => backPaisa,
      ),
    commissionBasePaisa: base,
    basisPoints: share,
    commissionPaisa: commissionOf(base, share),
    keptPaisa: add(
      ({ fate }) => fate === 'cancelled',
      (one) => one.farePaisa - backOf(one),
    ),
    serviceChargePaisa: add(
      ({ fate }) => fate !== 'called-off',
      ({ serviceChargePaisa }) => serviceChargePaisa,
    ),
    discountPaisa: add(
      ({ fate }) => fate === 'travels' || fate === 'given-back',
      ({ discountPaisa }) => discountPaisa,
    ),
  };
};
