import { sql } from 'kysely';
import { signInWaitSeconds } from '@poth/domain/rate-limit/tries.ts';
import type { Database } from '../db/database.ts';

/** Starts the count of an account's failures if there is none. */
export const startBrake = async (db: Database, accountHash: string): Promise<void> => {
  await sql`insert into sign_in_brake (account_hash, failures, wait_until) values (${accountHash}, 0, now())
    on conflict do nothing`.execute(db);
};

/** Counts a failure and sets the wait that follows it. Returns false, and counts nothing, while an earlier wait lasts. */
export const countFailure = async (db: Database, accountHash: string): Promise<boolean> => {
  const waits = sql.join(
    Array.from({ length: 12 }, (_, failures) => sql`${signInWaitSeconds(failures)}::int`),
  );
  const { rows } = await sql`
    update sign_in_brake set failures = failures + 1,
      wait_until = now() + make_interval(secs => (array[${waits}])[least(failures + 2, 12)])
    where account_hash = ${accountHash} and wait_until <= now() returning 1`.execute(db);
  return rows.length > 0;
};

/** Reads the seconds that an account's sign-in still has to wait, at least one. */
export const readWaitSeconds = async (db: Database, accountHash: string): Promise<number> => {
  const { rows: waiting } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from wait_until - now())))::int as seconds from sign_in_brake
    where account_hash = ${accountHash}`.execute(db);
  return waiting[0]?.seconds ?? 1;
};

/** Forgets an account's failures. */
export const dropBrake = async (db: Database, accountHash: string): Promise<void> => {
  await db.deleteFrom('signInBrake').where('accountHash', '=', accountHash).execute();
};
