import { sql } from 'kysely';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import type { World } from './world.ts';

/** Numbers of SMS and mails of one kind that were sent. */
type Told = [sms: number, mails: number];

/** End of a purchase, as far as anybody can see it. */
export type Ending = {
  booking: BookingState;
  /** States of the seats of the booking; another's where somebody else has one. */
  seats: string;
  /** States of the attempts, oldest first. */
  payments: PaymentState[];
  tickets: TicketState[];
  refunds: [amountPaisa: number, state: RefundState][];
  confirmations: Told;
  apologies: Told;
};

/** On the gateway's page, nothing decided. */
export const underWay: Ending = {
  booking: 'held',
  seats: 'paying',
  payments: ['redirected'],
  tickets: [],
  refunds: [],
  confirmations: [0, 0],
  apologies: [0, 0],
};
/** Two seats, paid once. */
export const sold: Ending = {
  ...underWay,
  booking: 'confirmed',
  seats: 'sold',
  payments: ['paid'],
  tickets: ['issued', 'issued'],
  confirmations: [1, 1],
};
/** Two seats, paid without getting them: all 1,440 taka are refunded. */
export const unseated: Ending = {
  ...underWay,
  booking: 'unseated',
  seats: 'free',
  payments: ['paid'],
  refunds: [[144_000, 'settled']],
  apologies: [1, 1],
};

/** Two seats, one of them cancelled: 665 of its 700 taka are refunded, the service charge of 20 is kept. */
export const oneSeatBack = (refund: RefundState): Ending => ({
  ...sold,
  seats: 'free, sold',
  tickets: ['issued', 'void'],
  refunds: [[66_500, refund]],
});

type Sale = { tripId: string; bookingId: string; phone: string };
type Row = Pick<Ending, 'booking' | 'seats' | 'payments' | 'tickets' | 'refunds'>;

const countOf = (messages: { kind: string }[]): Told => [
  messages.filter(({ kind }) => kind === 'sms').length,
  messages.filter(({ kind }) => kind === 'mail').length,
];

/** Reads the end of a purchase from the database and from the traveller's phone and mailbox. */
export const endingOf = async (world: World, { tripId, bookingId, phone }: Sale): Promise<Ending> => {
  const { rows } = await sql<Row>`
    select b.state as booking,
      (select string_agg(distinct case when s.booking_id = b.booking_id or s.state = 'free' then s.state else 'another''s' end, ', ')
        from booking_seat k join trip_seat s on s.trip_id = k.trip_id and s.seat_no = k.seat_no
          and s.leg_no >= b.from_stop_no and s.leg_no < b.to_stop_no
        where k.trip_id = b.trip_id and k.booking_id = b.booking_id) as seats,
      array(select state from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id order by created_at) as payments,
      array(select state from ticket k where k.trip_id = b.trip_id and k.booking_id = b.booking_id order by seat_no) as tickets,
      (select coalesce(json_agg(json_build_array(amount_paisa, state) order by requested_at, amount_paisa), '[]') from refund r
        where r.trip_id = b.trip_id and r.booking_id = b.booking_id) as refunds
    from booking b where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(world.db);
  const [row] = rows;
  if (!row) throw new Error(`no booking ${bookingId}`);
  // Finds the mails too: their address holds the number.
  const messages = await world.gateway.messages(phone);
  return {
    ...row,
    confirmations: countOf(
      messages.filter(({ kind, text }) =>
        (kind === 'sms' ? /^Poth ticket/ : /^Your ticket is confirmed/).test(text),
      ),
    ),
    apologies: countOf(messages.filter(({ text }) => /sorry/i.test(text))),
  };
};
