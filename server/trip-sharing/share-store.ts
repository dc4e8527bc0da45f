import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { centreOf } from '@poth/domain/place/centres.ts';
import type { CoachPosition } from '@poth/domain/trip/position.ts';
import type { FollowedStop } from '@poth/domain/trip/progress.ts';
import type { Database } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** The link of a booking that is not withdrawn. */
export const readOpenShare = async (
  db: Database,
  { tripId, bookingId }: Ref,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('tripShare')
    .select('shareId')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return row?.shareId;
};

/** Creates a share for a booking, unless it has one. */
export const openShare = async (db: Database, { tripId, bookingId }: Ref, by: string): Promise<void> => {
  await db
    .insertInto('tripShare')
    .values({ tripId, shareId: randomUUID(), bookingId, madeBy: by, withdrawnAt: null, withdrawnBy: null })
    .onConflict((conflict) =>
      conflict.columns(['tripId', 'bookingId']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .execute();
};

export const closeShare = async (db: Database, { tripId, bookingId }: Ref, by: string): Promise<void> => {
  await db
    .updateTable('tripShare')
    .set({ withdrawnAt: sql<Date>`now()`, withdrawnBy: by })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .execute();
};

/** The booking that a link shows, unless it was withdrawn. */
export const readSharedBooking = async (
  db: Database,
  { tripId, shareId }: { tripId: string; shareId: string },
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('tripShare')
    .select('bookingId')
    .where('tripId', '=', tripId)
    .where('shareId', '=', shareId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return row?.bookingId;
};

/** Time of a mark `m` by the phone's clock, or by the server's where the phone's is implausible. */
const markedAt = sql`case when m.scanned_at between m.at - interval '12 hours' and m.at then m.scanned_at else m.at end`;

type FollowedStopRow = Omit<FollowedStop, 'place' | 'centre'> & {
  placeId: string;
  nameEn: string;
  nameBn: string;
  latitude: number | null;
  longitude: number | null;
  seenAt: Date | null;
  now: Date;
};

/** Followed trip; position: last known position of its coach; now: by the database's clock. */
type FollowedTrip = { stops: FollowedStop[]; position: CoachPosition | null; now: Date };

/** Reads the stops of a trip with what its conductor has marked, and where the coach was seen. */
export const readFollowedTrip = async (db: Database, tripId: string): Promise<FollowedTrip> => {
  const { rows } = await sql<FollowedStopRow>`
    select s.stop_no, s.place_id, p.name_en, p.name_bn, s.arrives_at, s.departs_at, c.closed_at,
      v.latitude, v.longitude, v.seen_at, now() as now,
      (select max(${markedAt}) from ticket k
          join boarding_scan m on m.trip_id = k.trip_id and m.ticket_id = k.ticket_id and m.verdict = 'boarded'
        where k.trip_id = s.trip_id and k.from_stop_no = s.stop_no and k.state = 'boarded') as marked_at
    from trip_stop s join place p on p.place_id = s.place_id
      left join boarding_close c on c.trip_id = s.trip_id and c.stop_no = s.stop_no
      left join trip_position v on v.trip_id = s.trip_id
    where s.trip_id = ${tripId} order by s.stop_no`.execute(db);
  const [first] = rows;
  if (!first) throw new Error(`trip ${tripId} stops nowhere`);
  const { latitude, longitude, seenAt, now } = first;
  return {
    stops: rows.map((row) => ({
      stopNo: row.stopNo,
      place: { en: row.nameEn, bn: row.nameBn },
      centre: centreOf(row.placeId),
      arrivesAt: row.arrivesAt,
      departsAt: row.departsAt,
      closedAt: row.closedAt,
      markedAt: row.markedAt,
    })),
    position: latitude !== null && longitude !== null && seenAt ? { latitude, longitude, seenAt } : null,
    now,
  };
};

/** Reads when the first boarded passenger of a booking was let in. */
export const readBoardedAt = async (db: Database, { tripId, bookingId }: Ref): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(${markedAt}) as at
    from ticket k
      cross join lateral (select scanned_at, at from boarding_scan m
        where m.trip_id = k.trip_id and m.ticket_id = k.ticket_id and m.verdict = 'boarded' order by m.at desc limit 1) m
    where k.trip_id = ${tripId} and k.booking_id = ${bookingId} and k.state = 'boarded'`.execute(db);
  return rows[0]?.at ?? null;
};
