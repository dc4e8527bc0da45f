import { sql } from 'kysely';
import { type TryKind, tryLimits, type TrySubject } from '@poth/domain/notification/tries.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';

/** Who tries: what is left out is not counted. */
export type Subjects = Partial<Record<Exclude<TrySubject, 'everybody'>, string>>;
type Counter = { subject: string; most: number; seconds: number };

const countersOf = (kind: TryKind, subjects: Subjects): Counter[] =>
  tryLimits[kind].flatMap(({ by, most, seconds }) => {
    const who = by === 'everybody' ? 'everybody' : subjects[by];
    return who === undefined ? [] : [{ subject: `${by}:${who}/${seconds}`, most, seconds }];
  });

const windowStart = (seconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`;

const rowsOf = (kind: TryKind, counters: readonly Counter[]) =>
  sql.join(counters.map(({ subject, seconds }) => sql`(${kind}, ${subject}, ${windowStart(seconds)}, 1)`));

/**
 * Takes one try from everybody it concerns, before it is known how it ends: tries in parallel gain nothing.
 * Problems: too-many-tries, when one of them has none left.
 */
export const takeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  // In one order, so that two tries at once do not wait for each other.
  const counters = countersOf(kind, subjects).toSorted((one, other) =>
    one.subject < other.subject ? -1 : 1,
  );
  const { rows } = await sql<{ subject: string; tries: number; age: number }>`
    insert into try_count (kind, subject, window_start, tries) values ${rowsOf(kind, counters)}
    on conflict (kind, subject, window_start) do update set tries = try_count.tries + 1
    returning subject, tries, extract(epoch from now() - window_start)::int as age`.execute(db);
  const waits = rows.flatMap(({ subject, tries, age }) =>
    counters
      .filter((counter) => counter.subject === subject && tries > counter.most)
      .map(({ seconds }) => seconds - age),
  );
  if (waits.length > 0) throw new Problem('too-many-tries', { retryAfterSeconds: Math.max(1, ...waits) });
};

/** Gives a try back that turned out well, where only failures count. */
export const giveBackTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const counters = countersOf(kind, subjects).toSorted((one, other) =>
    one.subject < other.subject ? -1 : 1,
  );
  const wanted = sql.join(counters.map(({ subject, seconds }) => sql`(${subject}, ${windowStart(seconds)})`));
  await sql`update try_count set tries = greatest(0, tries - 1)
    where kind = ${kind} and (subject, window_start) in (${wanted})`.execute(db);
};
