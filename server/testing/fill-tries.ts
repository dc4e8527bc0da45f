import { sql } from 'kysely';
import { type TryKind, tryLimits, type TrySubject } from '@poth/domain/rate-limit/tries.ts';
import type { World } from './world.ts';

/**
 * Uses up every limit of one subject, in this window and the next, so that no test depends on the time at which it
 * runs. `left`: tries that remain.
 */
export const fillTries = async (
  { db }: Pick<World, 'db'>,
  kind: TryKind,
  by: TrySubject,
  who: string,
  left = 0,
): Promise<void> => {
  const limits = tryLimits[kind].filter((limit) => limit.by === by);
  for (const { most, seconds } of limits)
    await sql`insert into try_count (kind, subject, window_start, tries)
      select ${kind}, ${`${by}:${who}/${seconds}`},
        to_timestamp((floor(extract(epoch from now()) / ${seconds}::int) + later) * ${seconds}::int), ${most - left}::int
      from generate_series(0, 1) later
      on conflict (kind, subject, window_start) do update set tries = excluded.tries`.execute(db);
};
