import { sql } from 'kysely';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { freeCancellation } from '@poth/domain/refund/free-cancellation.ts';
import type { ChangeReason } from '@poth/domain/trip/change.ts';
import { type CounterMove, counterBefore } from '@poth/domain/trip/counter-moves.ts';
import type { TripNews } from '@poth/domain/trip/news.ts';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** Columns of the terms of trip t that a booking b was promised: those before the first change since its seats were taken. */
export const promised = sql`
  coalesce((select (c.was ->> 'delayMinutes')::int from trip_change c
    where c.trip_id = b.trip_id and c.kind = 'delay' and c.at > b.created_at order by c.change_no limit 1), t.delay_minutes) as promised_delay_minutes,
  coalesce((select c.was ->> 'coachType' from trip_change c
    where c.trip_id = b.trip_id and c.kind = 'coach' and c.at > b.created_at order by c.change_no limit 1), t.coach_type) as promised_coach_type,
  coalesce((select c.was ->> 'coachClass' from trip_change c
    where c.trip_id = b.trip_id and c.kind = 'coach' and c.at > b.created_at order by c.change_no limit 1), t.coach_class) as promised_coach_class,
  coalesce((select c.was -> 'layout' from trip_change c
    where c.trip_id = b.trip_id and c.kind = 'coach' and c.at > b.created_at order by c.change_no limit 1), t.layout) as promised_layout`;

export type Promised = {
  promisedDelayMinutes: number;
  promisedCoachType: CoachType;
  promisedCoachClass: CoachClass;
  promisedLayout: SeatLayout;
};

export const promisedOf = (row: Promised) => ({
  delayMinutes: row.promisedDelayMinutes,
  coachType: row.promisedCoachType,
  coachClass: row.promisedCoachClass,
  layout: row.promisedLayout,
});

/** Terms of a trip as a statement reads them; layout and promises come from its trip and booking. */
export type NewsRow = Promised & {
  cancelled: boolean;
  delayMinutes: number;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  coachNumber: string;
  promisedCoachNumber: string;
  fromStopNo: number;
  toStopNo: number;
  boardingCounterId: string | null;
  droppingCounterId: string | null;
  /** Counters that were replaced since the booking was made, newest first. */
  counterMoves: CounterMove[];
  /** Its live seats. */
  seatNos: SeatNo[];
  supervisorPhone: string | null;
  reason: ChangeReason | null;
  from: string;
  to: string;
  departsAt: Date;
};

/** Columns of a booking b, its trip t and the fare f of its journey, from which `newsOf` derives the trip's changes. */
export const newsColumns = sql`
  t.state = 'cancelled' as cancelled, t.delay_minutes, t.coach_type, t.coach_class, t.layout, t.coach_number, t.supervisor_phone,
  b.from_stop_no, b.to_stop_no, b.boarding_counter_id, b.dropping_counter_id,
  coalesce((select c.was ->> 'coachNumber' from trip_change c
    where c.trip_id = b.trip_id and c.kind = 'coach' and c.at > b.created_at order by c.change_no limit 1), t.coach_number)
    as promised_coach_number,
  (select coalesce(jsonb_agg(jsonb_build_object('stopNo', c.was -> 'stopNo', 'was', c.was, 'became', c.became)
      order by c.change_no desc), '[]')
    from trip_change c where c.trip_id = b.trip_id and c.kind = 'counter' and c.at > b.created_at) as counter_moves,
  array(select seat_no from ticket k where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void'
    order by seat_no) as seat_nos, ${promised},
  (select c.reason from trip_change c where c.trip_id = t.trip_id
    and c.kind = case when t.state = 'cancelled' then 'cancel' when t.delay_minutes > 0 then 'delay' end
    order by c.change_no desc limit 1) as reason,
  f.from_place_id as from, f.to_place_id as to, f.departs_at`;

const nameBefore = (
  { counterMoves }: Pick<NewsRow, 'counterMoves'>,
  stopNo: number,
  counterId: string | null,
) => (counterId && counterBefore(stopNo, counterId, counterMoves)?.name) || null;

/** Derives the changes of a trip since a booking of it was made. */
export const newsOf = (row: NewsRow): TripNews => {
  const { cancelled, delayMinutes, reason, supervisorPhone, from, to, departsAt } = row;
  return {
    cancelled,
    delayMinutes,
    reason,
    free: freeCancellation(promisedOf(row), row, row.seatNos),
    replaced: {
      boarding: nameBefore(row, row.fromStopNo, row.boardingCounterId),
      dropping: nameBefore(row, row.toStopNo, row.droppingCounterId),
      coachNumber: row.promisedCoachNumber === row.coachNumber ? null : row.promisedCoachNumber,
    },
    supervisorPhone,
    search: { from, to, date: dhakaDate(departsAt) },
  };
};

/** Reads the changes of a trip since a booking of it was made. */
export const readTripNews = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<TripNews | undefined> => {
  const { rows } = await sql<NewsRow>`
    select ${newsColumns}
    from booking b
      join trip t on t.trip_id = b.trip_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  return rows[0] && newsOf(rows[0]);
};
