import { sql } from 'kysely';
import { provenNumberHours, type UnpaidSeats, type UnpaidSignal } from '@poth/domain/booking/unpaid.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Source } from './unpaid-source.ts';

type Ref = { tripId: string; bookingId: string };
type UnpaidHold = Ref & Source & { seats: number; heldUntil: Date };

const namesOf = ({ addressHash, networkHash }: Source): string[] =>
  [addressHash, networkHash].flatMap((source) => source ?? []).sort();

/**
 * Writes down seats that a hold is about to take, and locks the rows of its address and network until the transaction
 * ends: of two holds from there the second counts after the first. Rows are locked in one order.
 */
export const writeUnpaid = async (tx: Tx, hold: UnpaidHold): Promise<void> => {
  const { tripId, bookingId, buyerId, addressHash, networkHash, seats, heldUntil } = hold;
  await sql`
    with locked as (
      insert into unpaid_source (trip_id, source)
      select ${tripId}::uuid, source from unnest(${namesOf(hold)}::text[]) source
      on conflict (trip_id, source) do update set seen_at = now())
    insert into unpaid_hold (trip_id, booking_id, buyer_id, address_hash, network_hash, seats, expires_at)
    values (${tripId}, ${bookingId}, ${buyerId}, ${addressHash}, ${networkHash}, ${seats}, ${heldUntil})
    on conflict (trip_id, booking_id) do update set seats = greatest(unpaid_hold.seats, excluded.seats),
      address_hash = excluded.address_hash, network_hash = excluded.network_hash, number_hash = null`.execute(
    tx,
  );
};

/** Lets the number count for a hold instead of its address, and locks the number's row until the transaction ends. */
export const countByNumber = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  numberHash: string,
): Promise<void> => {
  await sql`
    with locked as (
      insert into unpaid_source (trip_id, source) values (${tripId}, ${numberHash})
      on conflict (trip_id, source) do update set seen_at = now())
    update unpaid_hold set number_hash = ${numberHash}
    where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(tx);
};

type Window = { holdMinutes: number; coolDownMinutes: number };
export const windowOf = ({ holdMinutes, unpaidCoolDownMinutes }: Settings): Window => ({
  holdMinutes,
  coolDownMinutes: unpaidCoolDownMinutes,
});

/**
 * The seats of unpaid holds: of a live one as many as it has, of one that ended the part of its seats that the time it
 * kept them is of a whole hold; given back at once, that is nothing, given back just before the end it is all.
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

/** Counts the unpaid seats that a source has of a trip beside one hold. Asked under the locks of writeUnpaid and countByNumber. */
export const countUnpaid = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  { buyerId, addressHash, networkHash, numberHash }: Source & { numberHash: string | null },
  window: Window,
): Promise<UnpaidSeats> => {
  const { rows } = await sql<UnpaidSeats>`
    select coalesce(sum(weight) filter (where number_hash is null and address_hash = ${addressHash}), 0) as address,
      coalesce(sum(weight) filter (where number_hash is null and network_hash = ${networkHash}), 0) as network,
      coalesce(sum(weight) filter (where number_hash is null and buyer_id = ${buyerId}), 0) as buyer,
      coalesce(sum(weight) filter (where number_hash = ${numberHash}), 0) as number
    from (${weighed(window)}) h
    where h.trip_id = ${tripId} and h.booking_id <> ${bookingId}`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error('a sum has one row');
  return counted;
};

/** The number that a browser has proved lately, as a hash. */
export const findBuyerNumber = async (tx: Tx, buyerId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('buyerNumber')
    .select('numberHash')
    .where('buyerId', '=', buyerId)
    .where('provenAt', '>', sql<Date>`now() - make_interval(hours => ${provenNumberHours})`)
    .executeTakeFirst();
  return row?.numberHash;
};

/** Remembers the number that a browser has proved, in place of the one before. */
export const keepBuyerNumber = async (db: Database, buyerId: string, numberHash: string): Promise<void> => {
  await db
    .insertInto('buyerNumber')
    .values({ buyerId, numberHash })
    .onConflict((conflict) =>
      conflict.column('buyerId').doUpdateSet({ numberHash, provenAt: sql<Date>`now()` }),
    )
    .execute();
};

type TripSignal = UnpaidSignal & { tripId: string };

/** How unpaid seats bunch up by network, for one trip or, with null, for every trip that has any; the worst first. */
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

/** Deletes what no count asks for any more. */
export const deleteOldUnpaid = async (db: Database, coolDownMinutes: number): Promise<void> => {
  await sql`delete from unpaid_hold where expires_at < now() - make_interval(mins => ${coolDownMinutes}::int)
    and not exists (select from booking b where b.trip_id = unpaid_hold.trip_id
      and b.booking_id = unpaid_hold.booking_id and b.state = 'held')`.execute(db);
};
