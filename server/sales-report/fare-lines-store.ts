import { type RawBuilder, sql } from 'kysely';
import { addDays, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Basis, Period } from '@poth/domain/sales-report/period.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';

export type Asked = Period & { operatorId: string; by: Basis };

/** Condition on the period: by the ids of trips, which begin with their date, or by the time of the ledger entry. */
const within = ({ from, until, by }: Asked): RawBuilder<boolean> => {
  const after = addDays(until, 1);
  return by === 'travel'
    ? sql<boolean>`l.book >= ${firstTripIdOf(from)}::uuid and l.book < ${firstTripIdOf(after)}::uuid
        and t.trip_id >= ${firstTripIdOf(from)}::uuid and t.trip_id < ${firstTripIdOf(after)}::uuid`
    : sql<boolean>`l.at >= ${dhakaInstant(from)} and l.at < ${dhakaInstant(after)}`;
};

/**
 * Condition on the ledger lines of the operator's fares. The bounds on the account let PostgreSQL use the small partial
 * index.
 */
const linesOf = (asked: Asked): RawBuilder<boolean> => sql<boolean>`
  l.account = ${`operator_payable:${asked.operatorId}`} and l.account >= 'operator_' and l.account < 'operator\`'
    and ${within(asked)}`;

const dayOf = ({ by }: Asked): RawBuilder<unknown> =>
  by === 'travel' ? sql`t.service_date` : sql`(l.at at time zone interval '6 hours')::date`;

/** Selects the fares that an operator sold, from the ledger, each with its booking, its trip and the day it counts for. */
export const soldLines = (asked: Asked): RawBuilder<unknown> => sql`
  select l.book as trip_id, l.amount_paisa, b.booking_id, b.channel, b.shift_id, b.boarding_counter_id,
    t.route_name_en, t.route_name_bn, ${dayOf(asked)} as day
  from ledger_line l
    join trip t on t.trip_id = l.book
    left join booking b on b.trip_id = l.book and b.booking_id = l.source_id
  where ${linesOf(asked)} and l.source = 'confirmation'`;

/**
 * Selects the other lines of the operator's fares, like `soldLines`: what went back of them or moved them otherwise,
 * with the refund where there is one.
 */
export const backLines = (asked: Asked): RawBuilder<unknown> => sql`
  select l.book as trip_id, l.source, l.amount_paisa, b.booking_id, b.channel, b.shift_id, b.boarding_counter_id,
    t.route_name_en, t.route_name_bn, ${dayOf(asked)} as day, r.refund_id, r.seat_nos
  from ledger_line l
    join trip t on t.trip_id = l.book
    left join refund r on r.trip_id = l.book and r.refund_id = l.source_id
    left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
  where ${linesOf(asked)} and l.source <> 'confirmation'`;
