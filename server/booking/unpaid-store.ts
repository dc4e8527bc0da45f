import { type RawBuilder, sql } from 'kysely';
import type { UnpaidSeats, UnpaidSignal } from '@poth/domain/booking/unpaid.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Database } from '../db/database.ts';
import { guardKind, type Guard, type Write, writeKind } from '../db/step-parts.ts';
import type { UnpaidHoldSource } from './unpaid-source.ts';

/** The rows by which the unpaid seats of a source are counted. */
export const sourceRowsOf = ({ buyerHash, addressHash, networkHash }: UnpaidHoldSource): string[] =>
  [buyerHash, addressHash, networkHash].flatMap((source) => source ?? []);

const sourcesAsRead = guardKind(
  'unpaid source',
  { tripId: 'uuid', source: 'text', version: 'int' },
  ['tripId', 'source'],
  (rows) => sql`
    insert into unpaid_source (trip_id, source, version, seen_at)
    select trip_id, source, version + 1, now() from ${rows} given order by trip_id, source collate "C"
    on conflict (trip_id, source) do update set version = excluded.version, seen_at = excluded.seen_at
      where unpaid_source.version = excluded.version - 1
    returning trip_id, source`,
);

/**
 * Locks the rows by which unpaid seats were counted, at their versions: of two holds from one source at once the second
 * counts again. Harmless where the step is not taken: another hold only counts once more.
 */
export const unchangedSources = (
  tripId: string,
  sources: readonly string[],
  versions: Readonly<Record<string, number>>,
): Guard =>
  sourcesAsRead([...new Set(sources)].map((source) => ({ tripId, source, version: versions[source] ?? 0 })));

type UnpaidHold = UnpaidHoldSource & {
  tripId: string;
  bookingId: string;
  seats: number;
  heldUntil: Date;
  numberHash: string | null;
};

const unpaidHoldWritten = writeKind(
  'unpaid seats',
  {
    tripId: 'uuid',
    bookingId: 'uuid',
    buyerId: 'uuid',
    addressHash: 'text?',
    networkHash: 'text?',
    numberHash: 'text?',
    seats: 'int',
    heldUntil: 'timestamptz',
  },
  (rows) => sql`
    insert into unpaid_hold (trip_id, booking_id, buyer_id, address_hash, network_hash, number_hash, seats, expires_at)
    select trip_id, booking_id, buyer_id, address_hash, network_hash, number_hash, seats, held_until from ${rows} given
    on conflict (trip_id, booking_id) do update set seats = greatest(unpaid_hold.seats, excluded.seats),
      address_hash = excluded.address_hash, network_hash = excluded.network_hash, number_hash = excluded.number_hash`,
);

/**
 * Writes the unpaid seats of a hold and their source. numberHash: proven number that counts instead of the source;
 * null: none.
 */
export const writeUnpaidHold = (hold: UnpaidHold): Write => unpaidHoldWritten([hold]);

type Window = { holdMinutes: number; coolDownMinutes: number };
export const countingWindowOf = ({ holdMinutes, unpaidCoolDownMinutes }: Settings): Window => ({
  holdMinutes,
  coolDownMinutes: unpaidCoolDownMinutes,
});

/**
 * Selects unpaid holds by weight: a live one counts all its seats, one that ended the part of its seats that the time
 * it kept them is of a whole hold. Given back at once, that is nothing; given back just before the end, it is all.
 */
const weighed = ({ holdMinutes, coolDownMinutes }: Window) => sql`
  select h.*, b.state = 'held' and h.expires_at > now() as live, case
    when b.state = 'held' and h.expires_at > now() then (select count(*) from booking_seat s
      where s.trip_id = h.trip_id and s.booking_id = h.booking_id)
    else h.seats * least(1, round(extract(epoch from h.expires_at - h.held_at)) / ${holdMinutes * 60}::int)
    end::float8 as weight
  from unpaid_hold h join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id
    and b.state in ('held', 'expired')
  where h.expires_at > now() - make_interval(mins => ${coolDownMinutes}::int)`;

/**
 * Selects the unpaid seats that a source has of a trip besides one hold, as a jsonb. A step that is decided by them
 * must have `unchangedSources` as a guard. bookingId: of the hold; numberHash: of the number that its browser or
 * account has proved.
 */
export const unpaidSeatsOf = (
  { buyerId, addressHash, networkHash }: UnpaidHoldSource,
  { tripId, bookingId, numberHash }: Record<'tripId' | 'bookingId' | 'numberHash', RawBuilder<unknown>>,
  window: Window,
): RawBuilder<UnpaidSeats> => {
  const weightOf = (which: RawBuilder<unknown>) => sql`coalesce(sum(h.weight) filter (where ${which}), 0)`;
  return sql`
    select jsonb_build_object(
      'address', ${weightOf(sql`h.number_hash is null and h.address_hash = ${addressHash}`)},
      'network', ${weightOf(sql`h.number_hash is null and h.network_hash = ${networkHash}`)},
      'buyer', ${weightOf(sql`h.number_hash is null and h.buyer_id = ${buyerId}`)},
      'number', ${weightOf(sql`h.number_hash = ${numberHash}`)})
    from (${weighed(window)}) h
    where h.trip_id = ${tripId} and h.booking_id is distinct from ${bookingId}`;
};

type TripSignal = UnpaidSignal & { tripId: string };

/**
 * Reads how unpaid seats bunch up by network, for one trip or, with null, for every trip that has any; the worst first.
 */
export const readUnpaidSignals = async (
  db: Database,
  tripId: string | null,
  window: Window,
): Promise<TripSignal[]> => {
  const { rows } = await sql<TripSignal>`
    select trip_id, sum(live_seats)::int as seats, floor(max(weight))::int as most_from_one_network
    from (
      select trip_id, coalesce(network_hash, booking_id::text) as network, sum(weight) as weight,
        coalesce(sum(weight) filter (where live), 0) as live_seats
      from (${weighed(window)}) h
      where ${tripId}::uuid is null or h.trip_id = ${tripId}::uuid
      group by 1, 2) n
    group by trip_id order by most_from_one_network desc, trip_id limit 20`.execute(db);
  return rows;
};

/** Deletes the holds that no count includes any more. */
export const deleteOldUnpaid = async (db: Database, coolDownMinutes: number): Promise<void> => {
  await sql`delete from unpaid_hold where expires_at < now() - make_interval(mins => ${coolDownMinutes}::int)
    and not exists (select from booking b where b.trip_id = unpaid_hold.trip_id
      and b.booking_id = unpaid_hold.booking_id and b.state = 'held')`.execute(db);
};
