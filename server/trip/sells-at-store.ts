import { type RawBuilder, sql } from 'kysely';

/**
 * Tells whether a trip t sells at a stop: while it is on sale, and once it is on the road at the stops that its coach
 * has not left. The caller compares that stop's departure with the clock. tripId: the value itself where only one trip
 * is read, so that a cluster asks its machine only.
 */
export const sellsAt = (
  stopNo: RawBuilder<unknown>,
  tripId: RawBuilder<unknown> = sql`t.trip_id`,
): RawBuilder<boolean> => sql<boolean>`
  (t.state = 'on-sale' or t.state = 'departed' and not exists (
    select from boarding_close left_stop where left_stop.trip_id = ${tripId} and left_stop.stop_no >= ${stopNo}))`;
