import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { later } from '@poth/domain/trip/delay.ts';
import type { SharedStop } from '@poth/domain/trip-sharing/shared-trip.ts';
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

/** Makes a link for a booking; where one is open, it stays the one. */
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

/** The stops of a journey, with the times that are expected now and where the coach has left. */
export const readSharedStops = async (
  db: Database,
  { tripId, fromStopNo, toStopNo }: { tripId: string; fromStopNo: number; toStopNo: number },
  delayMinutes: number,
): Promise<SharedStop[]> => {
  const { rows } = await sql<Omit<SharedStop, 'place'> & { nameEn: string; nameBn: string }>`
    select s.stop_no, p.name_en, p.name_bn, s.arrives_at, s.departs_at, c.closed_at as left_at
    from trip_stop s join place p on p.place_id = s.place_id
      left join boarding_close c on c.trip_id = s.trip_id and c.stop_no = s.stop_no
    where s.trip_id = ${tripId} and s.stop_no between ${fromStopNo} and ${toStopNo} order by s.stop_no`.execute(
    db,
  );
  return rows.map(({ nameEn, nameBn, arrivesAt, departsAt, ...stop }) => ({
    ...stop,
    place: { en: nameEn, bn: nameBn },
    arrivesAt: later(arrivesAt, delayMinutes),
    departsAt: later(departsAt, delayMinutes),
  }));
};

/** When the first passenger of a booking who is aboard came aboard. A phone's clock that runs wrong is not believed. */
export const readBoardedAt = async (db: Database, { tripId, bookingId }: Ref): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(case when s.scanned_at between s.at - interval '12 hours' and s.at then s.scanned_at else s.at end) as at
    from ticket k
      cross join lateral (select scanned_at, at from boarding_scan s
        where s.trip_id = k.trip_id and s.ticket_id = k.ticket_id and s.verdict = 'boarded' order by s.at desc limit 1) s
    where k.trip_id = ${tripId} and k.booking_id = ${bookingId} and k.state = 'boarded'`.execute(db);
  return rows[0]?.at ?? null;
};
