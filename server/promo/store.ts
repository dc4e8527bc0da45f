import { sql } from 'kysely';
import type { Bilingual } from '@poth/domain/language.ts';
import type { CountedPromo, PaidUse, Promo, PromoTerms } from '@poth/domain/promo/promo.ts';
import type { PromoRead } from '@poth/domain/promo/read-promo.ts';
import type { Database, Tx } from '../db/database.ts';

/** Expiry of a use that was given back, earlier than any now(): transactions that began earlier see it as over too. */
export const longOver = sql<Date>`'epoch'::timestamptz`;

const columns = [
  'promoId',
  'code',
  'nameEn',
  'nameBn',
  'terms',
  'reach',
  'validFrom',
  'validUntil',
  'firstPurchaseOnly',
  'mostUses',
  'usesPerPhone',
  'isOn',
  'version',
] as const;

type PromoRow = Omit<Promo, 'name'> & { nameEn: string; nameBn: string };

const promoOf = ({ nameEn, nameBn, ...row }: PromoRow): Promo => ({
  ...row,
  name: { en: nameEn, bn: nameBn },
});

/** Reads the current version of a code by its letters. */
export const readPromoByCode = async (db: Database, code: string): Promise<Promo | undefined> => {
  const row = await db.selectFrom('promo').select(columns).where('code', '=', code).executeTakeFirst();
  return row && promoOf(row);
};

/** Reads a code; 'locked': neither its rules nor its uses change until this transaction ends. */
export const readPromo = async (
  db: Database | Tx,
  promoId: string,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<Promo | undefined> => {
  const query = db.selectFrom('promo').select(columns).where('promoId', '=', promoId);
  const row = await (lock === 'locked' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row && promoOf(row);
};

const valuesOf = ({ name, terms, reach, ...promo }: PromoRead) => ({
  ...promo,
  nameEn: name.en,
  nameBn: name.bn,
  terms: JSON.stringify(terms),
  reach: JSON.stringify(reach),
});

/** Writes a new code. Returns false where another code has its letters or its id. */
export const insertPromo = async (tx: Tx, promo: PromoRead): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('promo')
    .values(valuesOf(promo))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Changes a code that still has the version that was seen; its letters stay. Returns false where it has another. */
export const updatePromo = async (tx: Tx, promo: PromoRead, seenVersion: number): Promise<boolean> => {
  const { promoId, code: _, ...values } = valuesOf(promo);
  const { numUpdatedRows } = await tx
    .updateTable('promo')
    .set({ ...values, version: seenVersion + 1 })
    .where('promoId', '=', promoId)
    .where('version', '=', seenVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Switches a code on or off. Returns false where it already is. */
export const switchPromoRow = async (tx: Tx, promoId: string, isOn: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('promo')
    .set((eb) => ({ isOn, version: eb('version', '+', 1) }))
    .where('promoId', '=', promoId)
    .where('isOn', '!=', isOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

type CountedRow = PromoRow & Omit<CountedPromo, keyof Promo>;

const counted = sql`
  select p.promo_id, p.code, p.name_en, p.name_bn, p.terms, p.reach, p.valid_from, p.valid_until, p.first_purchase_only,
    p.most_uses, p.uses_per_phone, p.is_on, p.version, u.paid, u.open, u.given_paisa
  from (select * from promo order by created_at desc, promo_id`;
const uses = sql`
  cross join lateral (
    select count(paid_at) as paid, count(*) filter (where paid_at is null and expires_at > now()) as open,
      coalesce(sum(discount_paisa), 0)::bigint as given_paisa
    from promo_use where promo_id = p.promo_id) u`;

const countedOf = ({ paid, open, givenPaisa, ...row }: CountedRow): CountedPromo => ({
  ...promoOf(row),
  paid,
  open,
  givenPaisa,
});

/** Counts all codes. */
export const countPromos = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from promo`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Reads codes with their uses, the newest first. */
export const readPromos = async (
  db: Database,
  { most, skip }: { most: number; skip: number },
): Promise<CountedPromo[]> => {
  const { rows } = await sql<CountedRow>`${counted} limit ${most} offset ${skip}) p ${uses}
    order by p.created_at desc, p.promo_id`.execute(db);
  return rows.map(countedOf);
};

export const readCountedPromo = async (db: Database, promoId: string): Promise<CountedPromo | undefined> => {
  const { rows } = await sql<CountedRow>`
    select p.*, u.paid, u.open, u.given_paisa from promo p ${uses} where p.promo_id = ${promoId}`.execute(db);
  return rows[0] && countedOf(rows[0]);
};

/** The paid uses of a code, the newest first. */
export const readPaidUses = async (
  db: Database,
  promoId: string,
  { most, skip }: { most: number; skip: number },
): Promise<PaidUse[]> => {
  const { rows } = await sql<Omit<PaidUse, 'operatorName'> & { nameEn: string; nameBn: string }>`
    select u.trip_id, u.booking_id, b.pnr, b.state, u.discount_paisa, u.paid_at, u.late, o.name_en, o.name_bn
    from (select * from promo_use where promo_id = ${promoId} and paid_at is not null
        order by paid_at desc, use_no limit ${most} offset ${skip}) u
      join booking b on b.trip_id = u.trip_id and b.booking_id = u.booking_id
      join operator o on o.operator_id = b.operator_id
    order by u.paid_at desc, u.use_no`.execute(db);
  return rows.map(({ nameEn, nameBn, ...use }) => ({ ...use, operatorName: { en: nameEn, bn: nameBn } }));
};

/**
 * Returns the highest number of a code's uses that are paid, kept or may still be paid late: its limit cannot be set below
 * it. Late payments do not count for any limit, nor do uses that were given back.
 */
export const highestUse = async (tx: Tx, promoId: string): Promise<number> => {
  const row = await tx
    .selectFrom('promoUse')
    .select('useNo')
    .where('promoId', '=', promoId)
    .where('late', '=', false)
    .where('expiresAt', '>', longOver)
    .orderBy('useNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.useNo ?? 0;
};

/** Terms promised to a hold, with the code's name. */
export type Promised = { promoId: string; useNo: number; code: string; name: Bilingual; terms: PromoTerms };
