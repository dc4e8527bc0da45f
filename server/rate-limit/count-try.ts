import { type RawBuilder, sql } from 'kysely';
import { type TryKind, tryLimits, type TrySubject } from '@poth/domain/rate-limit/tries.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';

/** Names those a try is counted against: a subject that is left out or null is not counted. */
export type Subjects = Partial<Record<Exclude<TrySubject, 'everybody'>, string | null>>;
type Counter = { by: TrySubject; subject: string; most: number; seconds: number };
type Charge = { subject: string; windowStart: Date };

/** Holds the limit that refused a try and the seconds until every limit that is used up has room again. */
export type Refusal = { by: TrySubject; retryAfterSeconds: number };

/** The counters of a try from narrow to wide; every statement below locks their rows in this order. */
const countersOf = (kind: TryKind, subjects: Subjects): Counter[] =>
  tryLimits[kind].flatMap(({ by, most, seconds }) => {
    const who = by === 'everybody' ? 'everybody' : subjects[by];
    return who === undefined || who === null
      ? []
      : [{ by, subject: `${by}:${who}/${seconds}`, most, seconds }];
  });

const windowStart = (seconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`;

const isUsedUp = (kind: TryKind, { subject, most, seconds }: Counter) =>
  sql`exists (select from try_count where kind = ${kind} and subject = ${subject}
    and window_start = ${windowStart(seconds)} and tries >= ${most}::int)`;

/**
 * Charges the counters one after the other, each only where the narrower one before it had room. The condition stands
 * on the row that is locked, so of two tries at a limit's edge one is left out. Where a counter is used up already,
 * nothing is written at all.
 */
const charge = async (db: Database, kind: TryKind, counters: readonly Counter[]): Promise<Charge[]> => {
  const steps = counters.map(({ subject, most, seconds }, place) => {
    const hasRoom: RawBuilder<unknown> =
      place === 0
        ? sql`not (${sql.join(
            counters.map((counter) => isUsedUp(kind, counter)),
            sql` or `,
          )})`
        : sql`exists (select from ${sql.ref(`step${place - 1}`)})`;
    return sql`${sql.ref(`step${place}`)} as (
      insert into try_count (kind, subject, window_start, tries)
        select ${kind}, ${subject}, ${windowStart(seconds)}, 1 where ${hasRoom}
      on conflict (kind, subject, window_start) do update set tries = try_count.tries + 1
        where try_count.tries < ${most}::int
      returning subject, window_start)`;
  });
  const charged = counters.map((_, place) => sql`select * from ${sql.ref(`step${place}`)}`);
  const { rows } = await sql<Charge>`with ${sql.join(steps)} ${sql.join(charged, sql` union all `)}`.execute(
    db,
  );
  return rows;
};

/** Takes charges back, in the order in which they were made. */
const takeBack = async (db: Database, kind: TryKind, charges: readonly RawBuilder<unknown>[]) => {
  if (charges.length === 0) return;
  await sql`insert into try_count (kind, subject, window_start, tries)
    select ${kind}, subject, window_start, 0 from (values ${sql.join(charges)}) v (place, subject, window_start)
      order by place
    on conflict (kind, subject, window_start) do update set tries = greatest(0, try_count.tries - 1)`.execute(
    db,
  );
};

const refusalOf = async (db: Database, kind: TryKind, counters: readonly Counter[]): Promise<Refusal> => {
  const looks = counters.map(
    (counter, place) => sql`select ${place}::int as place,
      extract(epoch from ${windowStart(counter.seconds)} - now())::int + ${counter.seconds}::int as wait
      where ${isUsedUp(kind, counter)}`,
  );
  const { rows } = await sql<{ place: number; wait: number }>`${sql.join(looks, sql` union all `)}
    order by place`.execute(db);
  const first = counters[rows[0]?.place ?? 0];
  if (!first) throw new Error(`tries of ${kind} are not counted against anybody`);
  return { by: first.by, retryAfterSeconds: Math.max(1, ...rows.map(({ wait }) => wait)) };
};

/**
 * Takes one try from each subject it concerns before it is known how it ends: tries in parallel gain nothing.
 * Answers the refusal where one of them has none left; a refused try is charged to no subject.
 */
export const countTry = async (
  db: Database,
  kind: TryKind,
  subjects: Subjects,
): Promise<Refusal | undefined> => {
  const counters = countersOf(kind, subjects);
  if (counters.length === 0) return undefined;
  const charged = await charge(db, kind, counters);
  if (charged.length === counters.length) return undefined;
  // A limit that another try has just reached: what the narrower ones were charged goes back.
  await takeBack(
    db,
    kind,
    charged.map(
      ({ subject, windowStart: at }, place) => sql`(${place}::int, ${subject}::text, ${at}::timestamptz)`,
    ),
  );
  return refusalOf(db, kind, counters);
};

/** Takes a try as countTry does. Problems: too-many-tries, when one of its subjects has none left. */
export const takeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const refusal = await countTry(db, kind, subjects);
  if (refusal) throw new Problem('too-many-tries', { retryAfterSeconds: refusal.retryAfterSeconds });
};

/**
 * Takes the try of a code that goes out. Problems: too-many-tries, number-has-its-codes (what is used up is what one
 * number or booking may be sent, whoever asked for it).
 */
export const takeCodeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const refusal = await countTry(db, kind, subjects);
  if (!refusal) return;
  const { by, retryAfterSeconds } = refusal;
  const isOfNumber = by === 'phone' || by === 'booking';
  throw new Problem(isOfNumber ? 'number-has-its-codes' : 'too-many-tries', { retryAfterSeconds });
};

/**
 * Gives a try back that turned out well, where only failures count, or whose message did not go out.
 * only: the subjects that get it back; without it, all of them.
 */
export const giveBackTry = (
  db: Database,
  kind: TryKind,
  subjects: Subjects,
  only?: readonly TrySubject[],
): Promise<void> =>
  takeBack(
    db,
    kind,
    countersOf(kind, subjects).flatMap(({ by, subject, seconds }, place) =>
      only && !only.includes(by) ? [] : [sql`(${place}::int, ${subject}::text, ${windowStart(seconds)})`],
    ),
  );
