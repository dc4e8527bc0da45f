import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Token of an account as the database has it; secondsLeft: until it ends. */
export type SealedToken = { sealed: string | null; secondsLeft: number };

/** Reads the token that the processes share. */
export const readToken = async (db: Database, account: string): Promise<SealedToken> => {
  const { rows } = await sql<SealedToken>`
    select sealed, coalesce(extract(epoch from expires_at - now()), 0)::float8 as seconds_left
    from gateway_token where account = ${account}`.execute(db);
  return rows[0] ?? { sealed: null, secondsLeft: 0 };
};

/**
 * Claims the next grant, and counts it: at most two within an hour, whatever their results. seen: the token that is to be
 * replaced; another process may have replaced it meanwhile.
 */
export const claimGrant = async (db: Database, account: string, seen: string | null): Promise<boolean> => {
  const { rows } = await sql`
    insert into gateway_token as t (account, granted_at, claimed_until)
    values (${account}, array[now()], now() + interval '40 seconds')
    on conflict (account) do update set claimed_until = excluded.claimed_until,
      granted_at = case when cardinality(t.granted_at) < 2 then t.granted_at || now()
        else array[t.granted_at[2], now()] end
      where (t.claimed_until is null or t.claimed_until < now()) and t.sealed is not distinct from ${seen}
        and (cardinality(t.granted_at) < 2 or t.granted_at[1] <= now() - interval '1 hour')
    returning t.account`.execute(db);
  return rows.length > 0;
};

/** Tells whether a grant may be asked for now, or another process is asking for one. */
export const mayBeGranted = async (db: Database, account: string): Promise<boolean> => {
  const { rows } = await sql`
    select from gateway_token t where t.account = ${account} and (t.claimed_until is null or t.claimed_until <= now())
      and cardinality(t.granted_at) >= 2 and t.granted_at[1] > now() - interval '1 hour'`.execute(db);
  return rows.length === 0;
};

/** Stores the result of a claimed grant, for all processes; null: nothing was granted. */
export const keepToken = async (
  db: Database,
  account: string,
  granted: { sealed: string; seconds: number } | null,
): Promise<void> => {
  await db
    .updateTable('gatewayToken')
    .set({
      claimedUntil: null,
      ...(granted && {
        sealed: granted.sealed,
        expiresAt: sql<Date>`now() + make_interval(secs => ${granted.seconds})`,
      }),
    })
    .where('account', '=', account)
    .execute();
};
