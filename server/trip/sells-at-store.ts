import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a trip t sells at a stop: while it is on sale, and once it is on the road at the stops that its coach has not
 * left. Until when, by the clock, the departure from that stop says. tripId: the trip where it is one, as it was given; a cluster
 * then asks its machine alone.
 */
export const sellsAt = (
  stopNo: RawBuilder<unknown>,
  tripId: RawBuilder<unknown> = sql`t.trip_id`,
): RawBuilder<boolean> => sql<boolean>`
  (t.state = 'on-sale' or t.state = 'departed' and not exists (
    select from boarding_close left_stop where left_stop.trip_id = ${tripId} and left_stop.stop_no >= ${stopNo}))`;
