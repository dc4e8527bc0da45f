import { personOf } from '@poth/domain/identity/actor.ts';
import { MyTicketsInput, type MyTickets, type TicketSummary } from '@poth/domain/ticket/my-tickets.ts';
import { ratingWindow } from '@poth/domain/rating/window.ts';
import { validityOfAll } from '@poth/domain/ticket/ticket-fields.ts';
import { delayPoint } from '@poth/domain/trip/delay.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { call } from '../call.ts';
import { type JourneyPoints, stopPointsOf } from '../trip/stop-points.ts';
import { type AccountBookingRow, bookingsOfAccount, countOfAccount } from './account-store.ts';
import { refundStageOf } from './refund-stage-of.ts';

/** Lists the seats whose tickets are not void or, if all are, every seat that was bought. */
const seatsOf = ({ seatNos, tickets }: AccountBookingRow): readonly string[] => {
  const live = tickets.filter(({ state }) => state !== 'void').map(({ seatNo }) => seatNo);
  return live.length > 0 ? live : seatNos;
};

/**
 * Finds the counter of a booking; falls back to the stop's first counter if the chosen one was moved just as it was
 * chosen.
 */
const pointAt = (
  points: readonly StopPoint[] | undefined,
  counterId: string,
  row: AccountBookingRow,
): StopPoint => {
  const point = points?.find((one) => one.counterId === counterId) ?? points?.[0];
  if (!point) throw new Error(`trip ${row.tripId} has lost a counter of a booking`);
  return delayPoint(point, row.delayMinutes);
};

/** Tells whether the trip of a booking can be rated now. */
const mayRate = (
  { channel, tickets, tripCancelled, rated }: AccountBookingRow,
  { at }: StopPoint,
  now: Date,
): boolean =>
  !rated &&
  ratingWindow({ arrivesAt: at, channel, tickets, news: { cancelled: tripCancelled } }, now) === 'open';

const summaryOf = (row: AccountBookingRow, points: JourneyPoints | undefined, now: Date): TicketSummary => {
  const validity = validityOfAll(row, now) ?? null;
  const dropping = pointAt(points?.dropping, row.droppingCounterId, row);
  return {
    bookingId: row.bookingId,
    pnr: row.pnr,
    state: row.state,
    validity,
    operator: { en: row.operatorEn, bn: row.operatorBn },
    operatorSlug: row.slug,
    search: { from: row.fromPlaceId, to: row.toPlaceId },
    departsAt: row.departsAt,
    coachNumber: row.coachNumber,
    coachType: row.coachType,
    coachClass: row.coachClass,
    from: { en: row.fromEn, bn: row.fromBn },
    to: { en: row.toEn, bn: row.toBn },
    delayMinutes: row.delayMinutes,
    boarding: pointAt(points?.boarding, row.boardingCounterId, row),
    dropping,
    seatNos: seatsOf(row),
    refunds: row.refunds.map(refundStageOf),
    canDownload: row.tickets.length > 0,
    canCancel: row.state === 'confirmed' && validity === 'valid',
    canRate: mayRate(row, dropping, now),
  };
};

/**
 * Lists the person's bookings of one section with the possible actions, twenty to a page, the next journey or else the
 * latest first, and counts the bookings of every section.
 */
export const listMyTickets = call(
  { gate: 'signedIn', readsArchive: 'together', input: MyTicketsInput },
  async function listMyTickets({ deps, actor }, input): Promise<MyTickets> {
    const { userId } = personOf(actor);
    const now = deps.now();
    const [counts, rows] = await Promise.all([
      countOfAccount(deps.db, userId, now),
      bookingsOfAccount(deps.db, userId, input, now),
    ]);
    const points = await stopPointsOf(deps.db, rows);
    return { counts, tickets: rows.map((row, at) => summaryOf(row, points[at], now)) };
  },
);
