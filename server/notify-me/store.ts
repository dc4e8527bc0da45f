import { sql } from 'kysely';
import type { Language } from '@poth/domain/language.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { NotifyWish, Road } from '@poth/domain/notify-me/wish.ts';
import type { Database, Tx } from '../db/database.ts';

type Owner = { phone: string; language: Language };

/** Finds the same wish of a number, and updates its price and language. */
export const renewWish = async (
  tx: Tx,
  { kind, from, to, date, mostPaisa, phone, language }: Omit<NotifyWish, 'wishId'> & Owner,
): Promise<string | undefined> => {
  const { rows } = await sql<{ wishId: string }>`
    update notify_wish set most_paisa = ${mostPaisa}::bigint, language = ${language}
    where phone = ${phone} and kind = ${kind} and from_place_id = ${from} and to_place_id = ${to} and date = ${date}::date
    returning wish_id`.execute(tx);
  return rows[0]?.wishId;
};

/**
 * Stores a wish in the lowest free slot of its number. Returns false where none is free, or another request has just
 * taken it.
 */
export const addWish = async (
  tx: Tx,
  { wishId, kind, from, to, date, mostPaisa, phone, language }: NotifyWish & Owner,
  most: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into notify_wish (phone, slot_no, wish_id, kind, from_place_id, to_place_id, date, most_paisa, language)
    select ${phone}, slot.no, ${wishId}::uuid, ${kind}, ${from}, ${to}, ${date}::date, ${mostPaisa}::bigint, ${language}
    from generate_series(1, ${most}::int) slot (no)
    where not exists (select from notify_wish w where w.phone = ${phone} and w.slot_no = slot.no)
    order by slot.no limit 1
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** Counts the wishes of a number. */
export const countWishes = async (tx: Tx, phone: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notify_wish where phone = ${phone}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Reads a wish by the id in its link. */
export const readWish = async (db: Database, wishId: string): Promise<NotifyWish | undefined> => {
  const { rows } = await sql<NotifyWish>`
    select wish_id, kind, from_place_id as "from", to_place_id as "to", date, most_paisa
    from notify_wish where wish_id = ${wishId}`.execute(db);
  return rows[0];
};

/** Deletes a wish; deleting it again is no error. */
export const deleteWish = async (db: Database, wishId: string): Promise<void> => {
  await db.deleteFrom('notifyWish').where('wishId', '=', wishId).execute();
};

/** Deletes all wishes of a number, and announcements about it that are not delivered yet. */
export const deleteWishesOf = async (tx: Tx, phone: string): Promise<void> => {
  await tx.deleteFrom('notifyWish').where('phone', '=', phone).execute();
  await sql`
    delete from outbox where topic = 'wish-met' and done_at is null and payload ->> 'phone' = ${phone}`.execute(
    tx,
  );
};

/**
 * Claims roads with wishes that were not checked in the last minute, longest waiting first, and marks them as checked.
 * Past dates are left to the retention of personal data.
 */
export const claimRoads = async (db: Database, limit: number): Promise<Road[]> => {
  const { rows } = await sql<Road>`
    with due as (
      select from_place_id, to_place_id, date from notify_wish
      where date >= (now() at time zone 'Asia/Dhaka')::date
        and (looked_at is null or looked_at < now() - interval '1 minute')
      group by from_place_id, to_place_id, date order by min(looked_at) nulls first limit ${limit}),
    looked as (
      update notify_wish w set looked_at = now() from due
      where w.from_place_id = due.from_place_id and w.to_place_id = due.to_place_id and w.date = due.date)
    select from_place_id as "from", to_place_id as "to", date from due`.execute(db);
  return rows;
};

export type MetWish = NotifyWish & Owner;

/** Deletes at most `limit` wishes of a road that a price fulfils, and returns them: each is told once. */
export const deleteMetWishes = async (
  tx: Tx,
  { from, to, date }: Road,
  lowestPaisa: Paisa,
  limit: number,
): Promise<MetWish[]> => {
  const { rows } = await sql<MetWish>`
    delete from notify_wish where (phone, slot_no) in (
        select phone, slot_no from notify_wish
        where from_place_id = ${from} and to_place_id = ${to} and date = ${date}::date
          and (kind = 'opening' or most_paisa >= ${lowestPaisa})
        order by made_at, wish_id limit ${limit} for update skip locked)
    returning wish_id, kind, from_place_id as "from", to_place_id as "to", date, most_paisa, phone, language`.execute(
    tx,
  );
  return rows;
};
