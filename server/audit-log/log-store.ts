import { type RawBuilder, sql } from 'kysely';
import { addDays, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { LogFilter, LogPlace } from '@poth/domain/audit-log/input.ts';
import type { LogEntry } from '@poth/domain/audit-log/log.ts';
import type { Database } from '../db/database.ts';
import { accountIdOf } from './actor-store.ts';

const partOf = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Matches the accounts that a search text may mean. */
const isMeant = (words: string) =>
  sql`(u.name ilike ${partOf(words)} or u.email ilike ${partOf(words)} or u.phone = ${words})`;

/** Finds the streams that a search text may mean; null: any. Streams of accounts without an entry are left out. */
const streamsMeant = async (db: Database, words: string): Promise<string[] | null> => {
  if (!words) return null;
  if (/^(account|operator|portal):\S+$/.test(words)) return [words];
  // One entry of each account is looked up by the log's key, so however many have the name, only those in the log are listed.
  const { rows } = await sql<{ stream: string }>`
    select 'account:' || u.id as stream
    from auth_user u cross join lateral (select from audit_log l where l.stream = 'account:' || u.id limit 1) entry
    where ${isMeant(words)}
    union all
    select 'operator:' || o.operator_id from operator o
    where o.name_en ilike ${partOf(words)} or o.name_bn ilike ${partOf(words)} or o.slug = ${words}`.execute(
    db,
  );
  return [...rows.map(({ stream }) => stream), `portal:${words}`];
};

/** Finds the actors that a search text may mean; null: any. Accounts that have done nothing are left out. */
const actorsMeant = async (db: Database, words: string): Promise<string[] | null> => {
  if (!words) return null;
  if (/^account:\S+$/.test(words)) return [words];
  // The index of actors has the database's collation, the id of an account has "C".
  const { rows } = await sql<{ actor: string }>`
    select 'account:' || u.id as actor
    from auth_user u
      cross join lateral (select from audit_log l where l.actor = ('account:' || u.id) collate "default" limit 1) entry
    where ${isMeant(words)}`.execute(db);
  return [...rows.map(({ actor }) => actor), words];
};

/**
 * Reads entries after a place in the log, the newest first; those of one stream in one millisecond by number, the
 * highest first.
 */
export const readLog = async (
  db: Database,
  { about, who, act, from, until }: LogFilter,
  { after, most }: { after: LogPlace | null; most: number },
): Promise<LogEntry[]> => {
  const [streams, actors] = await Promise.all([streamsMeant(db, about.trim()), actorsMeant(db, who.trim())]);
  const wanted: RawBuilder<unknown>[] = [sql`true`];
  if (streams) wanted.push(sql`l.stream = any(${streams})`);
  if (actors) wanted.push(sql`l.actor = any(${actors})`);
  if (act) wanted.push(sql`l.act = ${act}`);
  if (from) wanted.push(sql`l.at >= ${dhakaInstant(from)}`);
  if (until) wanted.push(sql`l.at < ${dhakaInstant(addDays(until, 1))}`);
  if (after)
    wanted.push(sql`(l.at, l.stream, l.entry_no) < (${after.at}, ${after.stream}, ${after.entryNo}::int)`);
  const { rows } = await sql<LogEntry>`
    select l.stream, l.entry_no, l.at, l.actor, l.act, l.detail, u.name as by_name, coalesce(o.name_en, p.name) as subject
    from (select * from audit_log l where ${sql.join(wanted, sql` and `)}
        order by l.at desc, l.stream desc, l.entry_no desc limit ${most}) l
      left join auth_user u on u.id = ${accountIdOf('l.actor')}
      left join auth_user p on p.id = ${accountIdOf('l.stream')}
      left join operator o on l.stream = 'operator:' || o.operator_id or l.stream like 'operator:' || o.operator_id || ':shift:%'
    order by l.at desc, l.stream desc, l.entry_no desc`.execute(db);
  return rows;
};
