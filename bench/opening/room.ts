import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { dhakaTodayInSql } from '../../server/db/clock.ts';
import { commitmentTo, drawSecret } from '../../server/waiting-room/lot-hash.ts';

/** Date that goes on sale: unsold trips of 36 seats, and their waiting room. */
export type Opening = {
  roomId: string;
  serviceDate: string;
  opensAtMs: number;
  trips: readonly { tripId: string; toStopNo: number; seatNos: readonly string[] }[];
};

/** Condition on a trip t: an empty coach of 36 seats on sale, with a fare for its whole way. */
const isEmptyCoach = `t.state = 'on-sale' and t.seat_count = 36
  and not exists (select from trip_seat s where s.trip_id = t.trip_id and s.state <> 'free')
  and exists (select from trip_fare f where f.trip_id = t.trip_id and f.from_stop_no = 0 and f.to_stop_no = t.leg_count)`;

/** Keeps `count` empty coaches of 36 seats on sale on a date of the demonstration; closes the date's other trips. */
export const findTrips = async (
  owner: pg.Pool | pg.Client,
  count: number,
): Promise<Omit<Opening, 'roomId' | 'opensAtMs'>> => {
  const { rows: dates } = await owner.query<{ serviceDate: string }>(
    `select t.service_date::text as "serviceDate" from trip t
     where t.service_date > ${dhakaTodayInSql} + 3 and ${isEmptyCoach}
     group by 1 having count(*) >= $1 order by 1 desc limit 1`,
    [count],
  );
  const [date] = dates;
  if (!date) throw new Error(`no date has ${count} empty coaches of 36 seats`);
  const { rows: trips } = await owner.query<Opening['trips'][number]>(
    `select t.trip_id as "tripId", t.leg_count as "toStopNo",
       array(select distinct s.seat_no from trip_seat s where s.trip_id = t.trip_id) as "seatNos"
     from trip t where t.service_date = $1::date and ${isEmptyCoach}
     order by t.trip_id limit $2`,
    [date.serviceDate, count],
  );
  await owner.query(
    `update trip set state = 'closed', version = version + 1
     where service_date = $1::date and state = 'on-sale' and not trip_id = any($2::uuid[])`,
    [date.serviceDate, trips.map(({ tripId }) => tripId)],
  );
  return { serviceDate: date.serviceDate, trips };
};

/** Sets up the waiting room of a date that opens in `inSeconds`, and its highest rate of admissions. */
export const setUpOpening = async (
  owner: pg.Pool,
  {
    serviceDate,
    inSeconds,
    mostPerSecond,
  }: { serviceDate: string; inSeconds: number; mostPerSecond: number },
): Promise<Pick<Opening, 'roomId' | 'opensAtMs'>> => {
  const [roomId, secret, opensAtMs] = [randomUUID(), drawSecret(), Date.now() + inSeconds * 1_000];
  await owner.query(
    `insert into sale_window (service_date, opens_at, set_by) values ($1::date, $2, 'bench')`,
    [serviceDate, new Date(opensAtMs)],
  );
  await owner.query(
    `insert into waiting_room (room_id, service_date, opens_at, is_on, set_by, secret, commitment)
     values ($1, $2::date, $3, true, 'bench', $4, $5)`,
    [roomId, serviceDate, new Date(opensAtMs), secret, commitmentTo(secret)],
  );
  await owner.query(
    `insert into portal_setting (key, value, changed_by) values ('admissionsPerSecond', $1::jsonb, 'bench')
     on conflict (key) do update set value = excluded.value`,
    [String(mostPerSecond)],
  );
  return { roomId, opensAtMs };
};
