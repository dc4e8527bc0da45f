import { type RawBuilder, sql } from 'kysely';
import { keptTries, type TryKind, type TrySubject } from '@poth/domain/rate-limit/tries.ts';
import type { Database } from '../db/database.ts';

/**
 * A limit of a try: its subject, and the most tries in a window of `seconds`. `kept`: how many of them are refused where the
 * subject `line` has had more than `keptTries`.
 */
export type Counter = {
  by: TrySubject;
  subject: string;
  most: number;
  seconds: number;
  kept?: number;
  line?: string;
};
type Charge = { subject: string; windowStart: Date };

const windowStart = (seconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`;

const isUsedUp = (kind: TryKind, { subject, most, seconds, kept, line }: Counter) => {
  const own = sql`kind = ${kind} and window_start = ${windowStart(seconds)}`;
  const room = kept
    ? sql`${most}::int - case when exists (select from try_count where ${own} and subject = ${line}
        and tries >= ${keptTries}::int) then ${kept}::int else 0 end`
    : sql`${most}::int`;
  return sql`exists (select from try_count where ${own} and subject = ${subject} and tries >= ${room})`;
};

/** Refuses a transaction: all of it would commit without waiting for the disk. */
const refuseTransaction = (db: Database): void => {
  if (db.isTransaction) throw new Error('tries are counted outside transactions');
};

/**
 * Condition that is always true: lets the transaction of this one statement commit without waiting for the disk. All tries of a
 * kind charge the row of a budget that all share, and each would keep the others waiting until its commit is written.
 */
const commitsAtOnce = sql`(select set_config('synchronous_commit', 'off', true)) is not null`;

/**
 * Charges the counters one after another, each only where the narrower one before it had room. The condition is on the locked
 * row, so of two tries at a limit's edge only one is charged. Where a counter is exhausted already, nothing is written at all.
 * Only a crash of PostgreSQL lets more through: the charges of its last second may be lost.
 */
export const chargeCounters = async (
  db: Database,
  kind: TryKind,
  counters: readonly Counter[],
): Promise<Charge[]> => {
  refuseTransaction(db);
  const steps = counters.map(({ subject, most, seconds, kept, line }, place) => {
    // The line's own row is locked and charged by now: of two tries at its edge only one sees it with room.
    const linePlace = counters.findIndex((one) => one.subject === line);
    const room =
      kept && linePlace >= 0
        ? sql`${most}::int - (select case when tries > ${keptTries}::int then ${kept}::int else 0 end
            from ${sql.ref(`step${linePlace}`)})`
        : sql`${most}::int`;
    const hasRoom: RawBuilder<unknown> =
      place === 0
        ? sql`not (${sql.join(
            counters.map((one) => isUsedUp(kind, one)),
            sql` or `,
          )}) and ${commitsAtOnce}`
        : sql`exists (select from ${sql.ref(`step${place - 1}`)})`;
    return sql`${sql.ref(`step${place}`)} as (
      insert into try_count (kind, subject, window_start, tries)
        select ${kind}, ${subject}, ${windowStart(seconds)}, 1 where ${hasRoom}
      on conflict (kind, subject, window_start) do update set tries = try_count.tries + 1
        where try_count.tries < ${room}
      returning subject, window_start, tries)`;
  });
  const charged = counters.map(
    (_, place) => sql`select subject, window_start from ${sql.ref(`step${place}`)}`,
  );
  const { rows } = await sql<Charge>`with ${sql.join(steps)} ${sql.join(charged, sql` union all `)}`.execute(
    db,
  );
  return rows;
};

/** Returns charges, in the order in which they were made. */
const takeBack = async (db: Database, kind: TryKind, charges: readonly RawBuilder<unknown>[]) => {
  if (charges.length === 0) return;
  refuseTransaction(db);
  await sql`insert into try_count (kind, subject, window_start, tries)
    select ${kind}, subject, window_start, 0 from (values ${sql.join(charges)}) v (place, subject, window_start)
      where ${commitsAtOnce} order by place
    on conflict (kind, subject, window_start) do update set tries = greatest(0, try_count.tries - 1)`.execute(
    db,
  );
};

/** Returns charges in the windows in which they were made. */
export const takeBackCharges = (db: Database, kind: TryKind, charges: readonly Charge[]): Promise<void> =>
  takeBack(
    db,
    kind,
    charges.map(
      ({ subject, windowStart: at }, place) => sql`(${place}::int, ${subject}::text, ${at}::timestamptz)`,
    ),
  );

/** Returns one charge of each counter, in the current windows. */
export const takeBackNow = (db: Database, kind: TryKind, counters: readonly Counter[]): Promise<void> =>
  takeBack(
    db,
    kind,
    counters.map(
      ({ subject, seconds }, place) => sql`(${place}::int, ${subject}::text, ${windowStart(seconds)})`,
    ),
  );

/** Lists the exhausted counters by their index, with the seconds until each has room again. */
export const readExhaustedTries = async (
  db: Database,
  kind: TryKind,
  counters: readonly Counter[],
): Promise<{ place: number; wait: number }[]> => {
  const looks = counters.map(
    (counter, place) => sql`select ${place}::int as place,
      extract(epoch from ${windowStart(counter.seconds)} - now())::int + ${counter.seconds}::int as wait
      where ${isUsedUp(kind, counter)}`,
  );
  const { rows } = await sql<{ place: number; wait: number }>`${sql.join(looks, sql` union all `)}
    order by place`.execute(db);
  return rows;
};
