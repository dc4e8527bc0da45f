import { sql } from 'kysely';
import type { CompanyCounter, CompanyRoute, CompanyView } from '@poth/domain/rating/company.ts';
import { inTimeMinutes, measuredDays, type TripCounts } from '@poth/domain/rating/measures.ts';
import type { ShownRating } from '@poth/domain/rating/rating.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { dhakaTodayInSql } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { ratingOf, type RatingRow } from './row.ts';

/** Reads the newest visible ratings of a company that have words. */
export const readNewest = async (db: Database, operatorId: string, limit: number): Promise<ShownRating[]> => {
  const { rows } = await sql<RatingRow>`
    select r.trip_id, r.booking_id, r.punctuality, r.coach, r.staff, r.words, r.rated_at, r.answer, r.answered_at,
      r.hidden_reason, r.hidden_at, coalesce(b.contact_name, '') as contact_name
    from rating r join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
    where r.operator_id = ${operatorId} and r.withdrawn_at is null and r.hidden_at is null and r.words <> ''
    order by r.rated_at desc, r.trip_id, r.booking_id limit ${limit}`.execute(db);
  return rows.map((row) => {
    const { stars, words, initial, ratedAt, answer } = ratingOf(row);
    return { stars, words, initial, ratedAt, answer };
  });
};

/**
 * Counts a company's published trips up to yesterday, and their departures from the first stop as its staff recorded
 * them.
 */
export const countTrips = async (db: Database, operatorId: string): Promise<TripCounts> => {
  const today = sql.raw(dhakaTodayInSql);
  const { rows } = await sql<TripCounts>`
    select count(*) as trips, count(*) filter (where t.state = 'cancelled') as cancelled, count(c.closed_at) as recorded,
      count(*) filter (where c.closed_at <= s.departs_at + make_interval(mins => ${inTimeMinutes})) as in_time
    from trip t
      join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
      left join boarding_close c on c.trip_id = t.trip_id and c.stop_no = 0
    where t.operator_id = ${operatorId} and t.published_at is not null
      and t.service_date >= ${today} - ${measuredDays}::int and t.service_date < ${today}`.execute(db);
  return rows[0] ?? { trips: 0, cancelled: 0, recorded: 0, inTime: 0 };
};

/** Like `countTrips`, for every company that sells, with its slug. */
export const countTripsOfAll = async (
  db: Database,
): Promise<(TripCounts & { operatorId: string; slug: string })[]> => {
  const today = sql.raw(dhakaTodayInSql);
  const { rows } = await sql<TripCounts & { operatorId: string; slug: string }>`
    select o.operator_id, o.slug, count(t.trip_id) as trips, count(*) filter (where t.state = 'cancelled') as cancelled,
      count(c.closed_at) as recorded,
      count(*) filter (where c.closed_at <= s.departs_at + make_interval(mins => ${inTimeMinutes})) as in_time
    from operator o
      left join trip t on t.operator_id = o.operator_id and t.published_at is not null
        and t.service_date >= ${today} - ${measuredDays}::int and t.service_date < ${today}
      left join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
      left join boarding_close c on c.trip_id = t.trip_id and c.stop_no = 0
    where o.state = 'verified'
    group by o.operator_id, o.slug`.execute(db);
  return rows;
};

/** Route of a company with the names and ids of its places. */
export type RouteRow = Omit<CompanyRoute, 'slug'> & { placeIds: string[] };

/** Routes that a company still offers, by name. */
export const readRoutesOf = async (db: Database, operatorId: string): Promise<RouteRow[]> => {
  const { rows } = await sql<{
    routeId: string;
    nameEn: string;
    nameBn: string;
    places: Bilingual[];
    placeIds: string[];
  }>`
    select r.route_id, r.name_en, r.name_bn,
      json_agg(json_build_object('en', p.name_en, 'bn', p.name_bn) order by s.stop_no) as places,
      json_agg(s.place_id order by s.stop_no) as place_ids
    from route r join route_stop s on s.route_id = r.route_id join place p on p.place_id = s.place_id
    where r.operator_id = ${operatorId} and r.retired_at is null
    group by r.route_id order by r.name_en, r.route_id`.execute(db);
  return rows.map(({ nameEn, nameBn, ...row }) => ({ ...row, name: { en: nameEn, bn: nameBn } }));
};

/** Counters of a company that are open, by place and name. */
export const readCountersOf = async (db: Database, operatorId: string): Promise<CompanyCounter[]> => {
  const { rows } = await sql<{
    counterId: string;
    placeId: string;
    phone: string;
    nameEn: string;
    nameBn: string;
    addressEn: string;
    addressBn: string;
    placeEn: string;
    placeBn: string;
  }>`
    select c.counter_id, c.place_id, c.phone, c.name_en, c.name_bn, c.address_en, c.address_bn,
      p.name_en as place_en, p.name_bn as place_bn
    from counter c join place p on p.place_id = c.place_id
    where c.operator_id = ${operatorId} and c.retired_at is null
    order by p.list_order, p.place_id, c.name_en, c.counter_id`.execute(db);
  return rows.map(({ nameEn, nameBn, addressEn, addressBn, placeEn, placeBn, ...counter }) => ({
    ...counter,
    name: { en: nameEn, bn: nameBn },
    address: { en: addressEn, bn: addressBn },
    place: { en: placeEn, bn: placeBn },
  }));
};

/**
 * Counts the coaches of a company by type and class, most frequent first, and reads the refund policy of its next
 * sales.
 */
export const readFleetOf = async (
  db: Database,
  operatorId: string,
): Promise<Pick<CompanyView, 'coaches' | 'refundPolicy'>> => {
  const [coaches, { refundPolicy }] = await Promise.all([
    db
      .selectFrom('coach')
      .select(({ fn }) => ['coachType', 'coachClass', fn.countAll<number>().as('count')])
      .where('operatorId', '=', operatorId)
      .where('retiredAt', 'is', null)
      .groupBy(['coachType', 'coachClass'])
      .orderBy('count', 'desc')
      .execute(),
    db
      .selectFrom('operator')
      .select('refundPolicy')
      .where('operatorId', '=', operatorId)
      .executeTakeFirstOrThrow(),
  ]);
  return { coaches, refundPolicy: refundPolicy satisfies RefundPolicy };
};
