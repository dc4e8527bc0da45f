import { sql } from 'kysely';
import type { Room } from '@poth/domain/waiting-room/room.ts';
import { countByRange, mostHashesKept } from '@poth/domain/waiting-room/smallest-hashes.ts';
import type { Database, Tx } from '../db/database.ts';

/** Room as its row has it, with the columns of the queues beside the others. */
export type RoomRecord = Omit<Room, 'queues' | 'inLot'> & {
  pace: number;
  tickNo: number;
  provenCounted: number;
  provenLate: number;
  provenAdmitted: number;
  unprovenCounted: number;
  unprovenLate: number;
  unprovenAdmitted: number;
  provenKept: number;
  provenLast: number | null;
  unprovenKept: number;
  unprovenLast: number | null;
};

/** Room with what its processes need besides. pace: most admissions a second; tickNo: number of the last admission. */
export type RoomRow = Room & { pace: number; tickNo: number };

const roomColumns = sql`
  r.room_id, r.service_date, r.operator_id, r.opens_at, r.is_on, r.commitment, r.value_source,
  r.opens_at + make_interval(mins => r.value_wait_minutes) as value_until, r.public_value, r.seed, r.drawn_at, r.ended_at,
  r.pace, r.tick_no, r.per_second, r.seats_free, r.proven_counted, r.proven_late, r.proven_admitted, r.unproven_counted,
  r.unproven_late, r.unproven_admitted, cardinality(r.proven_smallest) as proven_kept,
  r.proven_smallest[${mostHashesKept}::int] as proven_last, cardinality(r.unproven_smallest) as unproven_kept,
  r.unproven_smallest[${mostHashesKept}::int] as unproven_last`;

export const roomOf = ({
  provenCounted,
  provenLate,
  provenAdmitted,
  unprovenCounted,
  unprovenLate,
  unprovenAdmitted,
  provenKept,
  provenLast,
  unprovenKept,
  unprovenLast,
  ...room
}: RoomRecord): RoomRow => ({
  ...room,
  inLot: room.drawnAt ? 0 : countByRange(provenKept, provenLast) + countByRange(unprovenKept, unprovenLast),
  queues: {
    proven: { counted: provenCounted, late: provenLate, admitted: provenAdmitted },
    unproven: { counted: unprovenCounted, late: unprovenLate, admitted: unprovenAdmitted },
  },
});

/** Days for which the page of a finished room still shows its lot. */
const shownDays = 30;

/** Reads every room that has a page, and the time of the database. */
export const readRooms = async (db: Database): Promise<{ now: Date; rooms: RoomRow[] }> => {
  // Without any room there is one row with the time alone: all its other columns are null.
  const { rows } = await sql<{ now: Date } & RoomRecord>`
    select clock_timestamp() as now, ${roomColumns}
    from (select) one left join waiting_room r on r.opens_at > now() - make_interval(days => ${shownDays}::int)
    order by r.opens_at, r.room_id`.execute(db);
  return {
    now: rows[0]?.now ?? new Date(),
    rooms: rows.flatMap((row) => (row.roomId === null ? [] : [roomOf(row)])),
  };
};

/** Room to be set up for an opening, with its secret. */
export type NewRoom = {
  roomId: string;
  serviceDate: string;
  operatorId: string | null;
  opensAt: Date;
  secret: string;
  commitment: string;
  setBy: string;
};

/** Sets up the room of an opening; returns false where there is one already. */
export const insertRoom = async (db: Database | Tx, room: NewRoom): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into waiting_room (room_id, service_date, operator_id, opens_at, is_on, set_by, secret, commitment)
    values (${room.roomId}, ${room.serviceDate}::date, ${room.operatorId}::uuid, ${room.opensAt}, true, ${room.setBy},
      ${room.secret}, ${room.commitment})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
};

type Switch = {
  serviceDate: string;
  operatorId: string | null;
  isOn: boolean;
  valueSource: string | null;
  valueWaitMinutes: number;
  setBy: string;
};

/**
 * Switches the room of an opening. The source of its public value is announced before the opening and never changes; a
 * room that was switched off after its opening stays off. Returns the source that the room has then; undefined where
 * there is no room, or it is too late.
 */
export const switchRoom = async (tx: Tx, to: Switch): Promise<Pick<Switch, 'valueSource'> | undefined> => {
  const isAnnounced = sql`value_source is null and ${to.valueSource}::text is not null and opens_at > now()`;
  const { rows } = await sql<Pick<Switch, 'valueSource'>>`
    update waiting_room set is_on = ${to.isOn}, set_by = ${to.setBy},
      value_source = case when ${isAnnounced} then ${to.valueSource} else value_source end,
      value_wait_minutes = case when ${isAnnounced} then ${to.valueWaitMinutes}::int else value_wait_minutes end
    where service_date = ${to.serviceDate}::date and operator_id is not distinct from ${to.operatorId}::uuid
      and ended_at is null and (opens_at > now() or (is_on and not ${to.isOn}::boolean))
    returning value_source`.execute(tx);
  return rows[0];
};

/** Moves a room that has not opened to the new moment of its opening. */
export const moveRoom = async (
  db: Database,
  room: { serviceDate: string; operatorId: string | null; opensAt: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update waiting_room set opens_at = ${room.opensAt}
    where service_date = ${room.serviceDate}::date and operator_id is not distinct from ${room.operatorId}::uuid
      and opens_at > now() and opens_at <> ${room.opensAt}`.execute(db);
  return numAffectedRows === 1n;
};

/** Switches off a room whose opening was deleted before it came. */
export const switchOffUnopenedRoom = async (db: Database, roomId: string): Promise<void> => {
  await sql`update waiting_room set is_on = false where room_id = ${roomId} and opens_at > now()`.execute(db);
};
