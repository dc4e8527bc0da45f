import { sql } from 'kysely';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { Language } from '@poth/domain/language.ts';
import { paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { RefundStage, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { later, pointLater } from '@poth/domain/trip/delay.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import type { Database } from '../db/database.ts';
import { stopPointsOf } from '../trip/stop-points.ts';
import { readTripNews } from '../trip/terms-store.ts';

type Ref = { tripId: string; bookingId: string };

type Row = {
  buyerId: string;
  userId: string | null;
  pnr: string | null;
  state: BookingState;
  channel: Channel;
  heldUntil: Date;
  language: Language;
  operatorEn: string;
  operatorBn: string;
  mark: string;
  colour: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  routeNameEn: string;
  routeNameBn: string;
  fromEn: string;
  fromBn: string;
  toEn: string;
  toBn: string;
  departsAt: Date;
  arrivesAt: Date;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  farePaisa: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  boardingCounterId: string;
  droppingCounterId: string;
  fromStopNo: number;
  toStopNo: number;
  instrument: string | null;
};

const readRow = async (db: Database, { tripId, bookingId }: Ref): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select b.buyer_id, b.user_id, b.pnr, b.state, b.channel, b.held_until, b.language, o.name_en as operator_en, o.name_bn as operator_bn, o.mark, o.colour,
      t.coach_number, t.coach_type, t.coach_class, t.route_name_en, t.route_name_bn,
      pf.name_en as from_en, pf.name_bn as from_bn, pt.name_en as to_en, pt.name_bn as to_bn,
      f.departs_at, f.arrives_at, b.contact_name, b.contact_phone, b.contact_email,
      b.fare_paisa, b.service_charge_paisa, b.discount_paisa, b.boarding_counter_id, b.dropping_counter_id,
      b.from_stop_no, b.to_stop_no,
      (select p.instrument from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid'
        order by p.paid_at limit 1) as instrument
    from booking b
      join trip t on t.trip_id = b.trip_id
      join operator o on o.operator_id = b.operator_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      join place pf on pf.place_id = f.from_place_id
      join place pt on pt.place_id = f.to_place_id
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  return rows[0];
};

/** One of a stop's counters; one that was moved in the very moment in which it was chosen is the stop's first. */
const pointAt = (points: readonly StopPoint[], counterId: string): StopPoint | undefined =>
  points.find((point) => point.counterId === counterId) ?? points[0];

/** Where the booking boards and alights, with the counter's times for who boards and for who alights. */
const readPoints = async (
  db: Database,
  tripId: string,
  row: Pick<Row, 'fromStopNo' | 'toStopNo' | 'boardingCounterId' | 'droppingCounterId'>,
  delayMinutes: number,
): Promise<{ boarding: StopPoint; dropping: StopPoint }> => {
  const [points] = await stopPointsOf(db, [{ tripId, fromStopNo: row.fromStopNo, toStopNo: row.toStopNo }]);
  const boarding = pointAt(points?.boarding ?? [], row.boardingCounterId);
  const dropping = pointAt(points?.dropping ?? [], row.droppingCounterId);
  if (!boarding || !dropping) throw new Error(`trip ${tripId} has lost a counter of a booking`);
  return { boarding: pointLater(boarding, delayMinutes), dropping: pointLater(dropping, delayMinutes) };
};

const readTickets = async (db: Database, { tripId, bookingId }: Ref) => {
  const tickets = await db
    .selectFrom('ticket')
    .select(['ticketId', 'seatNo', 'issueNo', 'state', 'passengerName', 'passengerKind', 'farePaisa', 'code'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .orderBy('seatNo')
    .execute();
  return tickets.map((ticket) => ({ ...ticket, farePaisa: paisa(ticket.farePaisa) }));
};

const readRefunds = async (db: Database, { tripId, bookingId }: Ref): Promise<RefundStage[]> => {
  const refunds = await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.tripId', '=', 'r.tripId').onRef('p.paymentId', '=', 'r.paymentId'),
    )
    .select([
      'refundId',
      'seatNos',
      'r.amountPaisa',
      'r.state',
      'requestedAt',
      'sentAt',
      'settledAt',
      'gateway',
    ])
    .where('r.tripId', '=', tripId)
    .where('r.bookingId', '=', bookingId)
    .orderBy('requestedAt')
    .execute();
  return refunds.map(({ gateway, ...refund }) => ({
    ...refund,
    amountPaisa: paisa(refund.amountPaisa),
    atCounter: gateway === counterGateway,
  }));
};

/** Everything a ticket shows of a booking, with who holds it; undefined before its PNR is given. */
export const readTicketDocument = async (
  db: Database,
  ref: Ref,
): Promise<
  { buyerId: string; userId: string | null; bookingId: string; document: TicketDocument } | undefined
> => {
  const row = await readRow(db, ref);
  const news = row?.pnr ? await readTripNews(db, ref) : undefined;
  if (!row?.pnr || !news) return undefined;
  const document: TicketDocument = {
    ...ref,
    pnr: row.pnr,
    state: row.state,
    channel: row.channel,
    heldUntil: row.heldUntil,
    language: row.language,
    operator: { name: { en: row.operatorEn, bn: row.operatorBn }, mark: row.mark, colour: row.colour },
    coachNumber: row.coachNumber,
    coachType: row.coachType,
    coachClass: row.coachClass,
    routeName: { en: row.routeNameEn, bn: row.routeNameBn },
    from: { en: row.fromEn, bn: row.fromBn },
    to: { en: row.toEn, bn: row.toBn },
    departsAt: later(row.departsAt, news.delayMinutes),
    arrivesAt: later(row.arrivesAt, news.delayMinutes),
    ...(await readPoints(db, ref.tripId, row, news.delayMinutes)),
    masked: false,
    contactName: row.contactName ?? '',
    contactPhone: row.contactPhone ?? '',
    contactEmail: row.contactEmail,
    tickets: await readTickets(db, ref),
    farePaisa: paisa(row.farePaisa),
    serviceChargePaisa: paisa(row.serviceChargePaisa),
    paidPaisa: paisa(row.farePaisa + row.serviceChargePaisa - row.discountPaisa),
    instrument: row.instrument,
    refunds: await readRefunds(db, ref),
    news,
  };
  return { buyerId: row.buyerId, userId: row.userId, bookingId: ref.bookingId, document };
};
