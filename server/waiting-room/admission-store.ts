import { sql } from 'kysely';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { choosingSeconds } from '@poth/domain/waiting-room/admit-next.ts';
import type { Database } from '../db/database.ts';
import { takeableRow } from '../seating/store.ts';

/**
 * Claims the next admission of a room for this process: one a second over all processes. Returns the seconds since the
 * last one; undefined where another process has claimed it, or it is too soon.
 */
export const claimAdmissionTurn = async (
  db: Database,
  { roomId, tickNo }: { roomId: string; tickNo: number },
): Promise<number | undefined> => {
  const { rows } = await sql<{ seconds: number }>`
    update waiting_room r set tick_no = r.tick_no + 1, ticked_at = now()
    from waiting_room was
    where r.room_id = ${roomId} and was.room_id = r.room_id and r.tick_no = ${tickNo}::int and r.ended_at is null
      and r.drawn_at is not null and coalesce(r.ticked_at, '-infinity') <= now() - interval '900 milliseconds'
    returning least(60, coalesce(extract(epoch from now() - was.ticked_at), 1))::double precision as seconds`.execute(
    db,
  );
  return rows[0]?.seconds;
};

/**
 * Counts the seats of a date that can be taken, parts of the road as parts of a seat, and the buyers who came in within
 * choosingSeconds and have held no seat of the date: one who has paid, or let go, still has a row in buyer_hold.
 */
export const measureRoom = async (
  db: Database,
  room: { roomId: string; serviceDate: DhakaDate; operatorId: string | null },
): Promise<{ seatsFree: number; inside: number }> => {
  const { rows } = await sql<{ seatsFree: number; inside: number }>`
    with came as materialized (
      select p.buyer_id from waiting_pass p where p.room_id = ${room.roomId}
        and p.entered_at > now() - make_interval(secs => ${choosingSeconds}::int) and p.expires_at > now())
    select
      (select coalesce(floor(sum(1.0 / t.leg_count)), 0) from trip t join trip_seat s on s.trip_id = t.trip_id
        where t.trip_id >= ${firstTripIdOf(room.serviceDate)}::uuid
          and t.trip_id < ${firstTripIdOf(addDays(room.serviceDate, 1))}::uuid
          and t.state = 'on-sale' and (${room.operatorId}::uuid is null or t.operator_id = ${room.operatorId})
          and ${takeableRow('s')})::int as seats_free,
      (select count(*) from came
        where buyer_id not in (
          select h.buyer_id from buyer_hold h join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id
          where h.buyer_id in (select buyer_id from came)
          and h.trip_id >= ${firstTripIdOf(room.serviceDate)}::uuid
          and h.trip_id < ${firstTripIdOf(addDays(room.serviceDate, 1))}::uuid))::int
        as inside`.execute(db);
  return rows[0] ?? { seatsFree: 0, inside: 0 };
};

/** Writes an admission that this process has claimed; changes nothing once another process has claimed the next one. */
export const writeAdmission = async (
  db: Database,
  to: {
    roomId: string;
    tickNo: number;
    proven: number;
    unproven: number;
    pace: number;
    perSecond: number;
    seatsFree: number;
    ends: boolean;
  },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update waiting_room set proven_admitted = proven_admitted + ${to.proven}::int,
      unproven_admitted = unproven_admitted + ${to.unproven}::int, pace = ${to.pace}, per_second = ${to.perSecond},
      seats_free = ${to.seatsFree}::int, ended_at = case when ${to.ends}::boolean then now() end
    where room_id = ${to.roomId} and tick_no = ${to.tickNo}::int and ended_at is null`.execute(db);
  return numAffectedRows === 1n;
};

/**
 * Gives an admitted place its pass, for one buyer at a time: the same buyer may take it again. The place counts as
 * choosing from its first pass, whoever takes it later: else one person with many buyers would keep others out for good.
 * Returns until when the pass lets in; undefined where another buyer has it.
 */
export const issuePass = async (
  db: Database,
  { roomId, placeId, buyerId }: { roomId: string; placeId: string; buyerId: string },
  minutes: number,
): Promise<Date | undefined> => {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into waiting_pass (room_id, place_id, buyer_id, expires_at)
    values (${roomId}, ${placeId}, ${buyerId}, now() + make_interval(mins => ${minutes}::int))
    on conflict (room_id, place_id) do update set buyer_id = excluded.buyer_id, expires_at = excluded.expires_at
      where waiting_pass.buyer_id = excluded.buyer_id or waiting_pass.expires_at <= now()
    returning expires_at`.execute(db);
  return rows[0]?.expiresAt;
};

/** Deletes passes that have been over for an hour. */
export const deletePasses = async (db: Database): Promise<void> => {
  await sql`delete from waiting_pass where expires_at < now() - interval '1 hour'`.execute(db);
};
