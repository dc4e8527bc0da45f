import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { signInWaitSeconds } from '@poth/domain/rate-limit/tries.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';

/** Known and unknown accounts are slowed down alike, so the key is what was typed; it is kept as a hash. */
const hashOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/**
 * Lets one sign-in of an account go ahead, or says how long to wait. The try counts as failed before the password is
 * looked at, so tries in parallel gain nothing; a success takes it back.
 * A device that the account has signed in from before is let through: guessing elsewhere does not lock the owner out.
 * Problems: too-many-tries.
 */
export const takeSignInTry = async (db: Database, email: string, device: string): Promise<void> => {
  const accountHash = hashOf(email);
  const { rows: known } = await sql`
    select from known_device d join auth_user u on u.id = d.user_id
    where u.email = ${email.trim().toLowerCase()} and d.device = ${device}`.execute(db);
  if (known.length > 0) return;
  await sql`insert into sign_in_brake (account_hash, failures, wait_until) values (${accountHash}, 0, now())
    on conflict do nothing`.execute(db);
  const waits = sql.join(
    Array.from({ length: 12 }, (_, failures) => sql`${signInWaitSeconds(failures)}::int`),
  );
  const { rows } = await sql`
    update sign_in_brake set failures = failures + 1,
      wait_until = now() + make_interval(secs => (array[${waits}])[least(failures + 2, 12)])
    where account_hash = ${accountHash} and wait_until <= now() returning 1`.execute(db);
  if (rows.length > 0) return;
  const { rows: waiting } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from wait_until - now())))::int as seconds from sign_in_brake
    where account_hash = ${accountHash}`.execute(db);
  throw new Problem('too-many-tries', { retryAfterSeconds: waiting[0]?.seconds ?? 1 });
};

/** The account has signed in: its failures are forgotten and this device is known. */
export const releaseSignInBrake = async (
  db: Database,
  email: string,
  userId: string,
  device: string,
): Promise<void> => {
  await db.deleteFrom('signInBrake').where('accountHash', '=', hashOf(email)).execute();
  await knowDevice(db, userId, device);
};

/** From now on this browser is one that the account has signed in from. */
export const knowDevice = async (db: Database, userId: string, device: string): Promise<void> => {
  await sql`insert into known_device (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set seen_at = now()`.execute(db);
};
