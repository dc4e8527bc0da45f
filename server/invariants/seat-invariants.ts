import type { Invariant } from './invariant.ts';

/** Invariants of seats and of the tickets for them. */
export const seatInvariants: Readonly<Record<string, Invariant>> = {
  'I-1': {
    says: 'no seat and leg has two live tickets',
    sql: `select trip_id, seat_no, leg_no, count(*) from ticket_leg group by 1, 2, 3 having count(*) > 1`,
  },
  'I-2': {
    says: 'inventory and tickets agree, both ways',
    sql: `select coalesce(s.trip_id, t.trip_id) trip_id, coalesce(s.seat_no, t.seat_no) seat_no,
        coalesce(s.leg_no, t.leg_no) leg_no, s.booking_id sold_to, t.booking_id ticket_of
      from (select * from trip_seat where state = 'sold') s
        full join ticket_leg t on (s.trip_id, s.seat_no, s.leg_no) = (t.trip_id, t.seat_no, t.leg_no)
      where s.booking_id is distinct from t.booking_id`,
  },
  'I-3': {
    says: 'a seat has an owner and an end exactly where its state says so',
    sql: `select trip_id, seat_no, leg_no, state from trip_seat where not case state
        when 'free' then booking_id is null and expires_at is null
        when 'held' then booking_id is not null and expires_at is not null
        when 'paying' then booking_id is not null and expires_at is not null
        when 'sold' then booking_id is not null and expires_at is null
        when 'blocked' then true else false end`,
  },
  'I-4': {
    says: 'a published trip has every seat on every leg, and no other',
    sql: `select t.trip_id, t.seat_count * t.leg_count expected, count(s.trip_id) actual
      from trip t left join trip_seat s on s.trip_id = t.trip_id where t.state <> 'draft'
      group by t.trip_id, t.seat_count, t.leg_count having count(s.trip_id) <> t.seat_count * t.leg_count`,
  },
  'I-5': {
    says: "a live ticket's legs are those of its journey",
    sql: `select k.trip_id, k.ticket_id from ticket k left join ticket_leg l on l.trip_id = k.trip_id and l.ticket_id = k.ticket_id
      where k.state <> 'void' group by k.trip_id, k.ticket_id, k.from_stop_no, k.to_stop_no
      having min(l.leg_no) is distinct from k.from_stop_no or max(l.leg_no) is distinct from k.to_stop_no - 1
        or count(l.leg_no) <> k.to_stop_no - k.from_stop_no`,
  },
  'I-held': {
    says: 'nothing is held under a booking that is not held, or that waits for a person',
    sql: `select s.trip_id, s.seat_no, s.leg_no, s.state, s.booking_id, b.state booking_state from trip_seat s
        left join booking b on b.trip_id = s.trip_id and b.booking_id = s.booking_id
      where s.state in ('held', 'paying') and coalesce(b.state, 'none') not in ('held', 'review')`,
  },
  'I-seats': {
    says: "the seats of a booking that was sold are those of its tickets, and no other booking's has any",
    sql: `select coalesce(s.trip_id, k.trip_id) trip_id, coalesce(s.booking_id, k.booking_id) booking_id, s.seat_no seat, k.seat_no ticket
      from (select s.trip_id, s.booking_id, s.seat_no from booking_seat s
          join booking b on b.trip_id = s.trip_id and b.booking_id = s.booking_id and b.state in ('confirmed', 'cancelled')) s
        full join (select distinct trip_id, booking_id, seat_no from ticket) k
          on (s.trip_id, s.booking_id, s.seat_no) = (k.trip_id, k.booking_id, k.seat_no)
      where s.seat_no is null or k.seat_no is null`,
  },
  'I-women': {
    says: 'in a seat that its coach marks for women rides nobody else',
    sql: `select k.trip_id, k.ticket_id, k.seat_no from trip t
        cross join jsonb_each_text(t.layout -> 'marks') m(seat_no, mark)
        join ticket k on k.trip_id = t.trip_id and k.seat_no = m.seat_no and k.state <> 'void'
        join booking_seat p on p.trip_id = k.trip_id and p.booking_id = k.booking_id and p.seat_no = k.seat_no
      where m.mark = 'women' and p.passenger_gender is distinct from 'female'`,
  },
  'I-name': {
    says: 'a seat has one live ticket, the newest, and one that was given another name is issued in it',
    sql: `select k.trip_id, k.ticket_id, k.seat_no from booking_seat s
        join ticket k on k.trip_id = s.trip_id and k.booking_id = s.booking_id and k.seat_no = s.seat_no
      where s.renamed_at is not null and k.state <> 'void' and (k.issue_no = 1 or k.passenger_name <> s.passenger_name)
      union all select k.trip_id, k.ticket_id, k.seat_no from ticket k
        join ticket n on n.trip_id = k.trip_id and n.booking_id = k.booking_id and n.seat_no = k.seat_no
          and n.issue_no > k.issue_no
      where k.state <> 'void'`,
  },
  'I-kept': {
    says: 'a seat that is kept off the sale is kept by a block that nobody has released, or by an offer that is open',
    sql: `select s.trip_id, s.seat_no, s.leg_no, s.booking_id block_id from trip_seat s
      where s.state = 'blocked' and not exists (select from seat_block b
          where b.trip_id = s.trip_id and b.block_id = s.booking_id and b.released_at is null)
        and not exists (select from seat_offer o
          where o.trip_id = s.trip_id and o.offer_id = s.booking_id and o.state = 'open')`,
  },
};
