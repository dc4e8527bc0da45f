import { sql } from 'kysely';
import { tryLimits, type TryKind } from '@poth/domain/notification/tries.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';

type Subjects = { device: string; phone: string };
const windowOf = (kind: TryKind): number => tryLimits[kind].windowMinutes * 60;

const windowStart = (kind: TryKind) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${windowOf(kind)}) * ${windowOf(kind)})`;

/** Refuses when a device or a phone number has used up its tries. Problems: too-many-tries. */
export const refuseIfTriedOut = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const { rows } = await sql<{ subject: string; tries: number; rest: number }>`
    select subject, tries, extract(epoch from ${windowStart(kind)} - now())::int + ${windowOf(kind)} as rest from try_count
    where kind = ${kind} and window_start = ${windowStart(kind)}
      and subject in (${`device:${subjects.device}`}, ${`phone:${subjects.phone}`})`.execute(db);
  const over = rows.find(
    ({ subject, tries }) => tries >= tryLimits[kind][subject.startsWith('device') ? 'device' : 'phone'],
  );
  if (over) throw new Problem('too-many-tries', { retryAfterSeconds: Math.max(1, over.rest) });
};

/** Counts one try against a device and a phone number. */
export const countTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  await sql`
    insert into try_count (kind, subject, window_start, tries)
    values (${kind}, ${`device:${subjects.device}`}, ${windowStart(kind)}, 1),
      (${kind}, ${`phone:${subjects.phone}`}, ${windowStart(kind)}, 1)
    on conflict (kind, subject, window_start) do update set tries = try_count.tries + 1`.execute(db);
};
