import { sql } from 'kysely';
import { accountOf, type Visitor } from '@poth/domain/identity/actor.ts';
import type { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import type { UnpaidSeats } from '@poth/domain/booking/unpaid.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Database } from '../db/database.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';
import { takenSeatsOf } from '../seating/store.ts';
import { TryAgain } from '../db/transaction.ts';
import { isLiveHold, liveHoldOf } from './hold-store.ts';
import { numberHashOf } from '../identity/number-hash.ts';
import { type Source } from './unpaid-source.ts';
import { provenNumberOf, sourceRowsOf, unpaidSeatsOf, windowOf } from './unpaid-store.ts';
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
  /** The hash of the same request, where it came before. */
  earlier: string | null;
  /** The booking that answered the same request; else the buyer's live hold on the journey. */
  booking: BookingRow | null;
  /** A payment of it is under way. */
  beingPaid: boolean;
  /** Of the wanted seats, those that another has. */
  taken: string[];
  /** Holds that the browser has, of those it may have. */
  holdCount: number;
  /** One of them is being written, or ended, by another request at this moment, for this trip. */
  holdUnderWay: boolean;
  /** The number that the account or the browser has proved. */
  numberHash: string | null;
  /** Unpaid seats of the trip that come from the same source, those of the booking apart. */
  unpaid: UnpaidSeats;
  /** Versions of the rows that they are counted by; a row that is not there has none. */
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
  /** The booking that there was to be read. */
  mine: string | null;
} & (BookingRecord | { bookingId: null });

/** Longer than a statement that writes a hold waits for a lock: a number this old without its hold is nobody's. */
const underWaySeconds = 3;

type Asking = { actor: Visitor; source: Source; settings: Settings; links: LinkSigner };

/**
 * Reads what a hold of seats is decided by. A cluster sees each part of the statement as of its own moment: throws TryAgain
 * where the live hold that the first part found was none any more when it was read.
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
  // Asked for by themselves, not of the row beside them: of that a cluster asks nothing.
  const mine = sql`(select booking_id from mine)`;
  const numberHash = sql`(select hash from proven)`;
  const { rows } = await sql<Row>`
    with earlier as materialized (
        select request_hash, (answer->>'bookingId')::uuid as booking_id from idempotency
        where trip_id = ${trip} and actor = ${buyerId} and key = ${key}),
      live_hold as materialized (${liveHoldOf(actor, input)}),
      holds as materialized (select h.trip_id, h.booking_id, h.expires_at from buyer_hold h where ${live}),
      proven as materialized (select coalesce(${phone ? numberHashOf(links, phone) : null}, (${provenNumberOf(buyerId)})) as hash),
      -- Before what is counted by them: who writes beside the count is seen in the versions, and not the other way about.
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
      array(${takenSeatsOf({ tripId, seatNos, legNos: legsOf(input) }, mine)}) as taken,
      (select count(*) from holds)::int as hold_count,
      exists (select 1 from holds h where h.trip_id = ${trip}
        and (h.expires_at > now() + make_interval(mins => ${settings.holdMinutes}::int, secs => ${-underWaySeconds}::int)
            and h.booking_id not in (select w.booking_id from booking w
              where w.trip_id = ${trip} and w.booking_id in (select booking_id from holds))
          or h.booking_id in (select w.booking_id from booking w where w.trip_id = ${trip}
            and w.booking_id in (select booking_id from holds) and w.state in ('expired', 'confirmed', 'cancelled'))))
        as hold_under_way,
      (${unpaidSeatsOf(source, { tripId: trip, bookingId: mine, numberHash }, windowOf(settings))}) as unpaid,
      (select coalesce(jsonb_object_agg(source, version), '{}') from sources) as source_versions
    from mine left join own b on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a row without a table is one row');
  const { now, earlier, sale, beingPaid, taken, holdCount, holdUnderWay, unpaid, ...rest } = row;
  const { numberHash: provenHash, sourceVersions, mine: found, ...booking } = rest;
  if (earlier === null && found !== null && booking.bookingId === null) throw new TryAgain();
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
