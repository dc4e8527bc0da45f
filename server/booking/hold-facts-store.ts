import { sql } from 'kysely';
import { accountOf, type Visitor } from '@poth/domain/identity/actor.ts';
import type { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import type { UnpaidSeats } from '@poth/domain/booking/unpaid.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { isCluster } from '../db/cluster.ts';
import type { Database } from '../db/database.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';
import { takenSeatsOf } from '../seating/store.ts';
import { TryAgain } from '../db/transaction.ts';
import { findHold, isLiveHold, liveHoldOf } from './hold-store.ts';
import { numberHashOf } from '../identity/number-hash.ts';
import { type UnpaidHoldSource } from './unpaid-source.ts';
import { provenNumberOf } from '../identity/proven-number-store.ts';
import { sourceRowsOf, unpaidSeatsOf, countingWindowOf } from './unpaid-store.ts';
import {
  type BookingRecord,
  type BookingRow,
  bookingColumns,
  bookingOf,
  type Sale,
  saleOf,
} from './store.ts';

/** The facts on which a hold is decided, as one statement saw them. */
export type HoldFacts = {
  now: Date;
  sale: Sale | null;
  /** Hash of an earlier request with the same key; null if there was none. */
  earlier: string | null;
  /** Booking that answered the earlier request; else the buyer's live hold on the journey. */
  booking: BookingRow | null;
  /** True where a payment of the booking is under way. */
  beingPaid: boolean;
  /** Wanted seats that others have. */
  taken: string[];
  /** Number of holds that the browser has, of those it may have. */
  holdCount: number;
  /** True where another request is writing or ending one of these holds on this trip at this moment. */
  holdUnderWay: boolean;
  /** Hash of the phone number that the account or the browser has proved. */
  numberHash: string | null;
  /** Unpaid seats of the trip from the same sources, without those of the booking. */
  unpaid: UnpaidSeats;
  /** Versions of the rows by which unpaid seats are counted; a source without a row has none. */
  sourceVersions: Record<string, number>;
};

type SaleMoments = 'departsAt' | 'arrivesAt' | 'opensAt';
type SaleInJson = Omit<Sale, SaleMoments> & { departsAt: string; arrivesAt: string; opensAt: string | null };

const saleOfJson = (sale: SaleInJson): Sale => ({
  ...sale,
  departsAt: new Date(sale.departsAt),
  arrivesAt: new Date(sale.arrivesAt),
  opensAt: sale.opensAt === null ? null : new Date(sale.opensAt),
});

type Row = Omit<HoldFacts, 'booking' | 'sale'> & {
  sale: SaleInJson | null;
  /** Id of the booking that was to be read. */
  mine: string | null;
  /** True where a wanted seat is part of a booking that is held for the same buyer: perhaps written meanwhile. */
  isOwnMeanwhile: boolean;
} & (BookingRecord | { bookingId: null });

/**
 * Longer than a statement that writes a hold waits for a lock: a hold number this old without its hold belongs to
 * nobody.
 */
const underWaySeconds = 3;

type Asking = { actor: Visitor; source: UnpaidHoldSource; settings: Settings; links: LinkSigner };

/**
 * Reads the facts by which a hold of seats is decided. A cluster reads each part of the statement at a moment of its
 * own: throws TryAgain where the live hold that the first part found had ended by the time it was read, or where one was
 * written after the first part had found none.
 */
export const readHoldFacts = async (
  db: Database,
  { actor, source, settings, links }: Asking,
  input: HoldSeatsInput,
): Promise<HoldFacts> => {
  const { buyerId } = actor;
  const { tripId, key, seatNos } = input;
  const phone = accountOf(actor)?.phone;
  const trip = sql`${tripId}::uuid`;
  const live = sql`h.buyer_id = ${buyerId} and h.hold_no between 1 and ${settings.holdsPerBrowser}::int
    and h.expires_at > clock_timestamp()`;
  // Sub-selects of their own instead of columns of the row beside them: a cluster cannot ask by such a row.
  const mine = sql`(select booking_id from mine)`;
  const numberHash = sql`(select hash from proven)`;
  const claim = { tripId, seatNos, legNos: legsOf(input) };
  const ownMeanwhile = sql`exists (select 1 from trip_seat o join booking b on b.trip_id = o.trip_id and b.booking_id = o.booking_id
    where o.trip_id = ${trip} and o.seat_no = any(${[...seatNos]}::text[]) and b.buyer_id = ${buyerId}
      and b.booking_id is distinct from ${mine} and ${isLiveHold(actor, input)})`;
  const { rows } = await sql<Row>`
    with earlier as materialized (
        select request_hash, (answer->>'bookingId')::uuid as booking_id from idempotency
        where trip_id = ${trip} and actor = ${buyerId} and key = ${key}),
      live_hold as materialized (${liveHoldOf(actor, input)}),
      holds as materialized (select h.trip_id, h.booking_id, h.expires_at from buyer_hold h where ${live}),
      proven as materialized (select coalesce(${phone ? numberHashOf(links, phone) : null}, (${provenNumberOf(buyerId)})) as hash),
      -- Read before the seats are counted: a write in between then fails the guard, while a version read after the count
      -- could hide a write that the count has missed.
      sources as materialized (
        select u.source, u.version from unpaid_source u
        where u.trip_id = ${trip} and u.source = any(${sourceRowsOf(source)}::text[] || ${numberHash})),
      mine as materialized (
        select coalesce((select booking_id from earlier), (select booking_id from live_hold)) as booking_id),
      own as materialized (
        select ${bookingColumns(tripId)} from booking b where b.trip_id = ${trip} and b.booking_id = (select booking_id from mine)
          and (exists (select 1 from earlier) or ${isLiveHold(actor, input)}))
    select b.*, ${mine} as mine, now() as now, (select request_hash from earlier) as earlier, ${numberHash} as number_hash,
      (select to_jsonb(sale) from (${saleOf(input)}) sale) as sale,
      exists (select 1 from trip_seat p where p.trip_id = ${trip} and p.booking_id = ${mine} and p.state = 'paying')
        as being_paid,
      array(${takenSeatsOf(claim, mine)}) as taken, ${isCluster() ? ownMeanwhile : sql`false`} as is_own_meanwhile,
      (select count(*) from holds)::int as hold_count,
      exists (select 1 from holds h where h.trip_id = ${trip}
        and (h.expires_at > now() + make_interval(mins => ${settings.holdMinutes}::int, secs => ${-underWaySeconds}::int)
            and h.booking_id not in (select w.booking_id from booking w
              where w.trip_id = ${trip} and w.booking_id in (select booking_id from holds))
          or h.booking_id in (select w.booking_id from booking w where w.trip_id = ${trip}
            and w.booking_id in (select booking_id from holds) and w.state in ('expired', 'confirmed', 'cancelled'))))
        as hold_under_way,
      (${unpaidSeatsOf(source, { tripId: trip, bookingId: mine, numberHash }, countingWindowOf(settings))}) as unpaid,
      (select coalesce(jsonb_object_agg(source, version), '{}') from sources) as source_versions
    from mine left join own b on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a row without a table is one row');
  const { now, earlier, sale, beingPaid, taken, holdCount, holdUnderWay, unpaid, ...rest } = row;
  const { numberHash: provenHash, sourceVersions, mine: found, isOwnMeanwhile, ...booking } = rest;
  const hasEnded = found !== null && booking.bookingId === null;
  // A change of a booking that is to be paid keeps seats of the same buyer too, and no tap joins it.
  const joined = isOwnMeanwhile ? await findHold(db, actor, input) : undefined;
  const hasBegun = joined !== undefined && joined.bookingId !== found;
  if (earlier === null && (hasEnded || hasBegun)) throw new TryAgain();
  return {
    now,
    earlier,
    sale: sale && saleOfJson(sale),
    booking: booking.bookingId === null ? null : bookingOf(booking),
    beingPaid,
    taken,
    holdCount,
    holdUnderWay,
    numberHash: provenHash,
    unpaid,
    sourceVersions,
  };
};
