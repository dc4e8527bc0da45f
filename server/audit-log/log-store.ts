import { type RawBuilder, sql } from 'kysely';
import { addDays, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { LogFilter, LogPlace } from '@poth/domain/audit-log/input.ts';
import type { LogEntry } from '@poth/domain/audit-log/log.ts';
import type { Database } from '../db/database.ts';
import { accountIdOf } from './actor-store.ts';

/** Most people, and most companies, that a search text may match; entries of further ones are not found. */
const mostMeant = 200;

const partOf = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const people = async (db: Database, words: string): Promise<string[]> => {
  const part = partOf(words);
  const { rows } = await sql<{ id: string }>`
    select id from auth_user where name ilike ${part} or email ilike ${part} or phone = ${words} limit ${mostMeant}`.execute(
    db,
  );
  return rows.map(({ id }) => `account:${id}`);
};

const companies = async (db: Database, words: string): Promise<string[]> => {
  const part = partOf(words);
  const { rows } = await sql<{ operatorId: string }>`
    select operator_id from operator where name_en ilike ${part} or name_bn ilike ${part} or slug = ${words}
    limit ${mostMeant}`.execute(db);
  return rows.map(({ operatorId }) => `operator:${operatorId}`);
};

/** Finds the streams that a search text may mean; null: any. */
const streamsMeant = async (db: Database, words: string): Promise<string[] | null> => {
  if (!words) return null;
  if (/^(account|operator|portal):\S+$/.test(words)) return [words];
  return [...(await companies(db, words)), ...(await people(db, words)), `portal:${words}`];
};

/** Finds the actors that a search text may mean; null: any. */
const actorsMeant = async (db: Database, words: string): Promise<string[] | null> => {
  if (!words) return null;
  return /^account:\S+$/.test(words) ? [words] : [...(await people(db, words)), words];
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
