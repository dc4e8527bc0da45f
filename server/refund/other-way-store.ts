import { type RawBuilder, sql } from 'kysely';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { WithheldFromWay } from '@poth/domain/refund/other-way.ts';
import { exchangeFailedReason, otherWayGivenBackReason } from '@poth/domain/refund/reasons.ts';
import type { Database, Tx } from '../db/database.ts';
import { boughtTickets } from '../payment/store.ts';
import { carriedFrom } from './alike-store.ts';

type Ref = { tripId: string; bookingId: string };
type SeatOff = { seatNo: string; offPaisa: number };

/** Facts of the way that was asked about. */
type OwnWay = {
  /** Both-ways discounts of its seats that are not cancelled. */
  ownOffs: SeatOff[];
  /** Tells whether it was rebooked to another coach of its company free of charge, at its fares, or may still be. */
  goesOn: boolean;
};

/** Other way of a booking's purchase; its withheld money is for seats of the way that was asked about. */
type OtherWay = Ref &
  WithheldFromWay & {
    /** Time at which it was lost (paid, and left without seats); null where it was not. */
    lostAt: Date | null;
    /** Both-ways discounts of its seats that are not cancelled. */
    offsPaisa: number[];
  };

/** Seats s of the share p of a payment on a trip that have a both-ways discount and are not cancelled. */
const cheaperSeats = (tripId: string) => sql`booking_seat s
  where s.trip_id = ${tripId} and s.booking_id = p.booking_id and s.both_ways_off_paisa > 0
    and exists (select from ticket k where k.trip_id = ${tripId} and k.booking_id = p.booking_id
      and k.seat_no = s.seat_no and k.state <> 'void')`;

/** Refund whose money went on to another booking, because its company moved it free of charge: at its fares. */
type Moved = { tripId: string; refundId: string };

type Bought = { paymentId: string; otherShares: readonly Share[]; cameFrom: Moved | null };

/** Finds the payment of the booking from which a moved one came; undefined where its passenger paid for the change. */
const readBoughtBefore = async (
  db: Database | Tx,
  { tripId, refundId }: Moved,
): Promise<Bought | undefined> => {
  const { rows } = await sql<Bought>`
    select p.payment_id, p.other_shares, ${carriedFrom} as came_from
    from refund r join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and r.reason_key like 'trip-%'`.execute(db);
  return rows[0];
};

/** Follows a payment back to the one that bought a moved booking in the first place. */
const followBack = async (db: Database | Tx, bought: Bought): Promise<Bought> => {
  const before = bought.cameFrom && (await readBoughtBefore(db, bought.cameFrom));
  return before ? followBack(db, before) : bought;
};

/** Reads the way that one payment on a trip has paid for. */
const readWay = async (
  db: Database | Tx,
  tripId: string,
  payment: RawBuilder<unknown>,
): Promise<OtherWay | undefined> => {
  const { rows } = await sql<OtherWay & { movedBy: string | null; movedTo: string | null }>`
    select p.trip_id, p.booking_id,
      (select h.at from history h where b.state = 'unseated' and h.trip_id = ${tripId} and h.subject = 'booking'
        and h.subject_id = p.booking_id and h.event = 'unseat' limit 1) as lost_at,
      (select coalesce(jsonb_agg(s.both_ways_off_paisa), '[]') from ${cheaperSeats(tripId)}) as offs_paisa,
      (select coalesce(sum(s.kept_for_other_way_paisa), 0) from booking_seat s
        where s.trip_id = ${tripId} and s.booking_id = p.booking_id)::bigint as kept_paisa,
      (select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = ${tripId} and r.payment_id = p.payment_id
        and (r.reason_key like ${`${otherWayGivenBackReason}%`} or r.reason_key like ${`${exchangeFailedReason}%`}))::bigint as back_paisa,
      (select count(*) from ticket k where k.trip_id = ${tripId} and k.booking_id = p.booking_id
        and k.state <> 'void')::int as live_seats,
      r.refund_id as moved_by, r.carried_to_trip_id as moved_to
    from payment p join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
      left join refund r on r.trip_id = p.trip_id and r.payment_id = p.payment_id
        and r.carried_to_trip_id is not null and r.reason_key like 'trip-%'
    where p.trip_id = ${tripId} and ${payment} and ${boughtTickets}`.execute(db);
  if (!rows[0]) return undefined;
  const { movedBy, movedTo, ...way } = rows[0];
  const next = movedTo ? await readWay(db, movedTo, sql`p.carried_from_refund_id = ${movedBy}`) : undefined;
  return next ?? way;
};

/**
 * Reads the other way of the purchase that a booking was bought with, where each is now: a way that its company moved free of
 * charge keeps its fares. Null where the booking was bought alone, which costs one query; each trip of a purchase has a query
 * of its own.
 */
export const readOtherWay = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<(OtherWay & OwnWay) | null> => {
  const { rows } = await sql<Bought & OwnWay>`
    select p.payment_id, p.other_shares, ${carriedFrom} as came_from,
      (select coalesce(jsonb_agg(jsonb_build_object('seatNo', s.seat_no, 'offPaisa', s.both_ways_off_paisa)), '[]')
        from ${cheaperSeats(tripId)}) as own_offs,
      exists (select from refund r where r.trip_id = ${tripId} and r.payment_id = p.payment_id
        and (r.carried_to_booking_id is not null and r.reason_key like 'trip-%'
          or r.state = 'requested' and r.asked_times = 0 and r.choose_by > now())) as goes_on
    from payment p
    where p.trip_id = ${tripId} and p.booking_id = ${bookingId} and ${boughtTickets}
      and (p.other_shares <> '[]' or p.carried_from_refund_id is not null)`.execute(db);
  const ways: (OtherWay & OwnWay)[] = [];
  for (const { ownOffs, goesOn, ...paid } of rows) {
    const { paymentId, otherShares } = await followBack(db, paid);
    for (const other of otherShares) {
      const way = await readWay(db, other.tripId, sql`p.payment_id = ${paymentId}`);
      if (way) ways.push({ ...way, ownOffs, goesOn });
    }
  }
  return ways.find(({ lostAt }) => lostAt !== null) ?? ways[0] ?? null;
};

/** Records the amounts that were withheld from seats of a booking for the other way, which stays booked. */
export const recordWithheld = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  seats: readonly { seatNo: string; otherWayPaisa: number }[],
): Promise<void> => {
  const kept = seats
    .filter(({ otherWayPaisa }) => otherWayPaisa > 0)
    .map(({ seatNo, otherWayPaisa }) => ({ seatNo, otherWayPaisa }));
  if (kept.length === 0) return;
  await sql`
    update booking_seat s set kept_for_other_way_paisa = kept."otherWayPaisa"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) kept ("seatNo" text, "otherWayPaisa" bigint)
    where s.trip_id = ${tripId} and s.booking_id = ${bookingId} and s.seat_no = kept."seatNo"`.execute(tx);
};
