import { sql } from 'kysely';
import type { Promo, PromoTerms } from '@poth/domain/promo/promo.ts';
import type { UsesOfPhone } from '@poth/domain/promo/discount.ts';
import type { Database, Tx } from '../db/database.ts';
import { guardKind, type Guard, type Write, writeKind } from '../db/step-parts.ts';
import { longOver, type Promised } from './store.ts';

export type BookingRef = { tripId: string; bookingId: string };

/** Reads the promise to a hold while it is valid: until the hold, or its payment, is over. */
export const readPromised = async (
  db: Database | Tx,
  { tripId, bookingId }: BookingRef,
): Promise<Promised | undefined> => {
  const row = await db
    .selectFrom('promoUse as u')
    .innerJoin('promo as p', 'p.promoId', 'u.promoId')
    .select(['u.promoId', 'u.useNo', 'p.code', 'p.nameEn', 'p.nameBn', 'u.terms'])
    .where('u.bookingId', '=', bookingId)
    .where('u.tripId', '=', tripId)
    .where((eb) => eb('u.expiresAt', '>', sql<Date>`now()`).or('u.paidAt', 'is not', null))
    .executeTakeFirst();
  if (!row) return undefined;
  const { nameEn, nameBn, ...use } = row;
  return { ...use, name: { en: nameEn, bn: nameBn } };
};

type Taken = BookingRef & { terms: PromoTerms; expiresAt: Date };

/**
 * Takes a use of a locked code for a hold: the next number, or one whose hold lapsed unpaid. Returns false where all
 * are taken.
 */
export const takeUse = async (
  tx: Tx,
  { promoId, mostUses }: Pick<Promo, 'promoId' | 'mostUses'>,
  { tripId, bookingId, terms, expiresAt }: Taken,
): Promise<boolean> => {
  const promised = JSON.stringify(terms);
  const fresh = await sql`
    insert into promo_use (promo_id, use_no, trip_id, booking_id, terms, expires_at)
    select ${promoId}::uuid, n, ${tripId}::uuid, ${bookingId}::uuid, ${promised}::jsonb, ${expiresAt}::timestamptz
    from (select coalesce(max(use_no), 0) + 1 as n from promo_use where promo_id = ${promoId}) next
    where n <= ${mostUses}`.execute(tx);
  if (fresh.numAffectedRows === 1n) return true;
  // A buyer who is paying for a lapsed use at this moment has locked its row and keeps it.
  const over = await sql`
    update promo_use set trip_id = ${tripId}, booking_id = ${bookingId}, terms = ${promised}::jsonb, phone = null,
      taken_at = now(), expires_at = ${expiresAt}
    where promo_id = ${promoId} and use_no = (
      select use_no from promo_use
      where promo_id = ${promoId} and paid_at is null and expires_at <= now() and use_no <= ${mostUses}
      order by expires_at limit 1 for update skip locked)`.execute(tx);
  return over.numAffectedRows === 1n;
};

const unpaidUses = (tx: Tx, { tripId, bookingId }: BookingRef) =>
  tx
    .updateTable('promoUse')
    .where('bookingId', '=', bookingId)
    .where('tripId', '=', tripId)
    .where('paidAt', 'is', null);

/** Gives back the use promised to a hold, so that the next buyer may have it. */
export const giveBackUse = async (tx: Tx, ref: BookingRef): Promise<void> => {
  await unpaidUses(tx, ref).set({ expiresAt: longOver }).execute();
};

/**
 * Gives back the paid use of a booking that its company called off: it is nobody's, until another hold takes it over. A repeat
 * finds none.
 */
export const giveBackPaidUse = async (tx: Tx, { tripId, bookingId }: BookingRef): Promise<void> => {
  await tx
    .updateTable('promoUse')
    .set({ paidAt: null, discountPaisa: null, late: false, phone: null, expiresAt: longOver })
    .where('bookingId', '=', bookingId)
    .where('tripId', '=', tripId)
    .where('paidAt', 'is not', null)
    .execute();
};

/** Marks the ticket of a number as called off: it does not count as bought (`readUsesOfPhone`). */
export const markCalledOff = async (
  tx: Tx,
  { tripId, bookingId }: BookingRef,
  phone: string,
): Promise<void> => {
  await tx
    .updateTable('phoneDirectory')
    .set({ calledOff: true })
    .where('phone', '=', phone)
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
};

const useRow = { tripId: 'uuid', bookingId: 'uuid' } as const;

const usesGivenBack = writeKind(
  'promised use given back',
  useRow,
  (rows) => sql`
    update promo_use u set expires_at = ${longOver} from ${rows} given
    where u.trip_id = given.trip_id and u.booking_id = given.booking_id and u.paid_at is null`,
);

/** Gives back the use promised to a hold, as a part of a step. */
export const giveBackPromisedUse = ({ tripId, bookingId }: BookingRef): Write =>
  usesGivenBack([{ tripId, bookingId }]);

const promiseKept = guardKind(
  'promise',
  { ...useRow, until: 'timestamptz' },
  ['tripId', 'bookingId'],
  (rows) => sql`
    update promo_use u set expires_at = given.until from ${rows} given
    where u.trip_id = given.trip_id and u.booking_id = given.booking_id and u.paid_at is null
      and u.expires_at > ${longOver}
    returning u.trip_id, u.booking_id`,
);

/** Moves the expiry of a hold's promise, as a part of a step; a use that another hold has taken over is not found. */
export const extendPromise = ({ tripId, bookingId }: BookingRef, until: Date): Guard =>
  promiseKept([{ tripId, bookingId, until }]);

const promisePaid = guardKind(
  'promise',
  { ...useRow, discountPaisa: 'bigint' },
  ['tripId', 'bookingId'],
  (rows) => sql`
    update promo_use u set paid_at = now(), discount_paisa = given.discount_paisa from ${rows} given
    where u.trip_id = given.trip_id and u.booking_id = given.booking_id and u.paid_at is null
      and u.expires_at > ${longOver}
    returning u.trip_id, u.booking_id`,
);

/**
 * Marks a hold's own use as paid, as a part of a step, however late; a use that another hold has taken over is not
 * found.
 */
export const markPromisePaid = ({ tripId, bookingId }: BookingRef, discountPaisa: number): Guard =>
  promisePaid([{ tripId, bookingId, discountPaisa }]);

/** Name of the unique key that numbers the uses of a code. */
export const promoUseKey = 'promo_use_pkey';

const lateUse = writeKind(
  'late use',
  { ...useRow, promoId: 'uuid', phone: 'text?', discountPaisa: 'bigint' },
  (rows) => sql`
    insert into promo_use (promo_id, use_no, trip_id, booking_id, terms, phone, expires_at, paid_at, discount_paisa, late)
    select p.promo_id, next.n, given.trip_id, given.booking_id, p.terms, given.phone, now(), now(),
      given.discount_paisa, next.n > p.most_uses
    from ${rows} given join promo p on p.promo_id = given.promo_id, lateral (
      select coalesce(max(u.use_no), 0) + 1 as n from promo_use u where u.promo_id = p.promo_id) next`,
);

/**
 * Writes a paid use under the next number of its code, even beyond the limit: a promise made on the way to a gateway is
 * not broken after the money was taken. Of two at once one fails by the key `promoUseKey`.
 */
export const writeLateUse = (
  use: BookingRef & { promoId: string; phone: string | null; discountPaisa: number },
): Write => lateUse([use]);

/**
 * Counts the uses of a locked code by a phone number besides this hold, and tells whether that number has bought any
 * ticket that was not called off, or holds or used a first-purchase discount.
 */
export const readUsesOfPhone = async (
  tx: Tx,
  promoId: string,
  phone: string,
  { bookingId }: BookingRef,
): Promise<UsesOfPhone> => {
  const { rows } = await sql<UsesOfPhone>`
    with mine as (
      select u.promo_id, p.first_purchase_only from promo_use u join promo p on p.promo_id = u.promo_id
      where u.phone = ${phone} and u.booking_id <> ${bookingId} and (u.paid_at is not null or u.expires_at > now()))
    select (select count(*) from mine where promo_id = ${promoId}) as uses,
      exists (select from phone_directory d
          where d.phone = ${phone} and d.booking_id <> ${bookingId} and not d.called_off)
        or exists (select from mine where first_purchase_only) as bought_before`.execute(tx);
  return rows[0] ?? { uses: 0, boughtBefore: false };
};

/** Stores the phone number that a hold's use counts for. */
export const setPhoneOfUse = async (tx: Tx, ref: BookingRef, phone: string): Promise<void> => {
  await unpaidUses(tx, ref).set({ phone }).execute();
};
