import { sql } from 'kysely';
import type { PassengerKind } from '@poth/domain/booking/booking.ts';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import type { Database } from '../db/database.ts';
import { type TripCounter, tripCounterColumns } from '../trip/store.ts';
import { type NewsRow, newsColumns } from '../trip/terms-store.ts';

type Ref = { tripId: string; bookingId: string };

/** Type as JSON carries it: dates become strings. */
export type InJson<T> = { [K in keyof T]: Date extends T[K] ? string | Exclude<T[K], Date> : T[K] };

type TicketRow = {
  ticketId: string;
  seatNo: string;
  issueNo: number;
  state: TicketState;
  passengerName: string;
  passengerKind: PassengerKind;
  farePaisa: number;
  bothWaysOffPaisa: number;
  code: string;
};

type RefundRow = {
  refundId: string;
  refundNo: string;
  seatNos: string[];
  amountPaisa: number;
  state: RefundState;
  atCounter: boolean;
  requestedAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
  promisedBy: DhakaDate | null;
  chooseBy: Date | null;
  carriedTo: string | null;
  reasonKey: string;
};

/** A refund as the database has it within a booking. */
export type RefundInJson = InJson<RefundRow>;

/** A booking with all that its ticket shows. */
export type DocumentRow = NewsRow & {
  bookingId: string;
  buyerId: string;
  userId: string | null;
  pnr: string | null;
  state: BookingState;
  channel: Channel;
  heldUntil: Date;
  language: Language;
  slug: string;
  operatorEn: string;
  operatorBn: string;
  mark: string;
  colour: string;
  coachNumber: string;
  routeNameEn: string;
  routeNameBn: string;
  fromEn: string;
  fromBn: string;
  toEn: string;
  toBn: string;
  arrivesAt: Date;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  farePaisa: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  instrument: string | null;
  purchase: { paymentId: string; otherTripIds: string[] } | null;
  tickets: TicketRow[];
  refunds: RefundInJson[];
  boarding: InJson<TripCounter> | null;
  dropping: InJson<TripCounter> | null;
};

/**
 * Selects the chosen counter of a stop; falls back to the stop's first counter if that one was moved just as it was
 * chosen.
 */
const counterAt = (
  stop: 'from_stop_no' | 'to_stop_no',
  chosen: 'boarding_counter_id' | 'dropping_counter_id',
) => sql`
  (select to_jsonb(p) from (select ${tripCounterColumns}
    from trip_counter c join trip_stop s on s.trip_id = c.trip_id and s.stop_no = c.stop_no
    where c.trip_id = b.trip_id and c.stop_no = b.${sql.ref(stop)}
    order by c.counter_id = b.${sql.ref(chosen)} desc, c.serves_at, c.counter_id limit 1) p)`;

/** Selects the refunds of booking `b`, in the order of their requests. */
export const refundsColumn = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('refundId', r.refund_id, 'refundNo', r.refund_trans_id, 'seatNos', r.seat_nos,
      'amountPaisa', r.amount_paisa, 'state', r.state, 'atCounter', p.gateway = ${counterGateway},
      'requestedAt', r.requested_at, 'sentAt', r.sent_at, 'settledAt', r.settled_at,
      'promisedBy', r.promised_by, 'carriedTo', r.carried_to_pnr, 'reasonKey', r.reason_key,
      'chooseBy', case when r.state = 'requested' and r.asked_times = 0 and r.choose_by > now() then r.choose_by end)
      order by r.requested_at), '[]')
    from refund r join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
    where r.trip_id = b.trip_id and r.booking_id = b.booking_id) as refunds`;

/** Reads bookings for their tickets, all in one statement, in no order. */
export const readDocumentRows = async (db: Database, refs: readonly Ref[]): Promise<DocumentRow[]> => {
  const { rows } = await sql<DocumentRow>`
    select b.booking_id, b.buyer_id, b.user_id, b.pnr, b.state, b.channel, b.held_until, b.language,
      o.slug, o.name_en as operator_en, o.name_bn as operator_bn, o.mark, o.colour,
      t.coach_number, t.route_name_en, t.route_name_bn,
      pf.name_en as from_en, pf.name_bn as from_bn, pt.name_en as to_en, pt.name_bn as to_bn,
      f.arrives_at, b.contact_name, b.contact_phone, b.contact_email,
      b.fare_paisa, b.service_charge_paisa, b.discount_paisa, ${newsColumns},
      (select p.instrument from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid'
        order by p.paid_at limit 1) as instrument,
      (select jsonb_build_object('paymentId', p.payment_id, 'otherTripIds', jsonb_path_query_array(p.other_shares, '$[*].tripId'))
        from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid' and p.other_shares <> '[]'
        order by p.paid_at limit 1) as purchase,
      (select coalesce(jsonb_agg(jsonb_build_object('ticketId', k.ticket_id, 'seatNo', k.seat_no, 'issueNo', k.issue_no,
          'state', k.state, 'passengerName', k.passenger_name, 'passengerKind', k.passenger_kind,
          'farePaisa', k.fare_paisa, 'bothWaysOffPaisa', coalesce(s.both_ways_off_paisa, 0), 'code', k.code) order by k.seat_no), '[]')
        from ticket k
          left join booking_seat s on s.trip_id = k.trip_id and s.booking_id = k.booking_id and s.seat_no = k.seat_no
        where k.trip_id = b.trip_id and k.booking_id = b.booking_id) as tickets,
      ${refundsColumn},
      ${counterAt('from_stop_no', 'boarding_counter_id')} as boarding,
      ${counterAt('to_stop_no', 'dropping_counter_id')} as dropping
    from unnest(${refs.map(({ tripId }) => tripId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
        asked (trip_id, booking_id)
      join booking b on b.trip_id = asked.trip_id and b.booking_id = asked.booking_id
      join trip t on t.trip_id = b.trip_id
      join operator o on o.operator_id = b.operator_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      join place pf on pf.place_id = f.from_place_id
      join place pt on pt.place_id = f.to_place_id`.execute(db);
  return rows;
};
