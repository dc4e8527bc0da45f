import type { Invariant } from './invariant.ts';

/** Invariants of waiting lists and of the seats that are offered from them. */
export const waitlistInvariants: Readonly<Record<string, Invariant>> = {
  'I-offer': {
    says: 'nobody is offered a seat that another was offered',
    sql: `select a.trip_id, a.offer_id, b.offer_id other_offer_id, a.seat_nos, b.seat_nos other_seat_nos
      from seat_offer a join seat_offer b on b.trip_id = a.trip_id and b.offer_id > a.offer_id
        and b.from_stop_no < a.to_stop_no and b.to_stop_no > a.from_stop_no
      where a.state = 'open' and a.offered_until > now() and b.state = 'open' and b.offered_until > now()
        and exists (select from jsonb_array_elements(a.seat_nos) seat where b.seat_nos @> seat.value)`,
  },
  'I-offered': {
    says: 'an open offer has its seats, each of them on each leg, and they are kept at least as long as it lives',
    sql: `select o.trip_id, o.offer_id, o.seat_nos, count(s.seat_no) kept
      from seat_offer o left join trip_seat s on s.trip_id = o.trip_id and s.booking_id = o.offer_id
        and s.state = 'blocked' and s.expires_at >= o.offered_until
      where o.state = 'open' and o.offered_until > now()
      group by o.trip_id, o.offer_id
      having count(s.seat_no) <> jsonb_array_length(o.seat_nos) * (o.to_stop_no - o.from_stop_no)`,
  },
  'I-waits': {
    says: 'a place on a waiting list is marked as offered exactly while an offer to it is open',
    sql: `select w.trip_id, w.entry_id, w.state, count(o.offer_id) offers
      from waitlist_entry w left join seat_offer o on o.trip_id = w.trip_id and o.entry_id = w.entry_id and o.state = 'open'
      group by w.trip_id, w.entry_id, w.state
      having case w.state when 'offered' then count(o.offer_id) <> 1 when 'waiting' then count(o.offer_id) <> 0 else false end`,
  },
};
