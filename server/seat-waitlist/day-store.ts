import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Tx } from '../db/database.ts';

type Subject = { subject: string; most: number };

/**
 * Counts one more place on a date against number and browser, if both are below their limits of places and of lapsed
 * offers. It is one conditional statement, so that of two at once the second counts the first. Returns false where one
 * limit is reached; then the transaction must not commit.
 */
export const countPlace = async (
  tx: Tx,
  date: DhakaDate,
  subjects: readonly Subject[],
  mostLapsed: number,
): Promise<boolean> => {
  const ordered = [...subjects].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const { rows } = await sql`
    insert into waitlist_day as d (service_date, subject, places)
    select ${date}::date, given.subject, 1
    from unnest(${ordered.map(({ subject }) => subject)}::text[], ${ordered.map(({ most }) => most)}::int[])
      given (subject, most)
    where given.most > 0
    on conflict (service_date, subject) do update set places = d.places + 1
      where d.lapsed < ${mostLapsed} and d.places < (
        select most from unnest(${ordered.map(({ subject }) => subject)}::text[], ${ordered.map(({ most }) => most)}::int[])
          given (subject, most) where given.subject = d.subject)
    returning subject`.execute(tx);
  return rows.length === subjects.length;
};

/** Gives back a place counted on a date when it is left, with or without an offer so far. */
export const giveBackPlace = async (tx: Tx, date: DhakaDate, subjects: readonly string[]): Promise<void> => {
  await sql`
    update waitlist_day set places = greatest(places - 1, 0)
    where service_date = ${date}::date and subject = any(${[...subjects].sort()}::text[])`.execute(tx);
};

/** Counts an offer of a number that lapsed or was declined late. Returns their count on the date. */
export const countLapse = async (tx: Tx, date: DhakaDate, subject: string): Promise<number> => {
  const { rows } = await sql<{ lapsed: number }>`
    insert into waitlist_day as d (service_date, subject, places, lapsed) values (${date}::date, ${subject}, 0, 1)
    on conflict (service_date, subject) do update set lapsed = d.lapsed + 1
    returning lapsed`.execute(tx);
  return rows[0]?.lapsed ?? 1;
};
