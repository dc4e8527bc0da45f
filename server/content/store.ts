import { sql } from 'kysely';
import type { ContentPart } from '@poth/domain/content/content.ts';
import { accountIdOf } from '../audit-log/actor-store.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** Part as stored; byName: null where the account is gone. */
export type StoredPart = {
  part: ContentPart;
  content: unknown;
  version: number;
  changedAt: Date;
  byName: string | null;
};

export const readParts = async (db: Database): Promise<StoredPart[]> => {
  const { rows } = await sql<StoredPart>`
    select c.part, c.content, c.version, c.changed_at, u.name as by_name
    from home_content c left join auth_user u on u.id = ${accountIdOf('c.changed_by')}`.execute(db);
  return rows;
};

/** Reads a stored part and locks it: nobody else changes it until the transaction ends. */
export const lockPart = async (
  tx: Tx,
  part: ContentPart,
): Promise<{ content: unknown; version: number } | undefined> =>
  tx
    .selectFrom('homeContent')
    .select(['content', 'version'])
    .where('part', '=', part)
    .forUpdate()
    .executeTakeFirst();

/** Writes a part over the version that was seen, 0: over none. Returns false where another change came first. */
export const writePart = async (
  tx: Tx,
  {
    part,
    content,
    seenVersion,
    by,
  }: { part: ContentPart; content: unknown; seenVersion: number; by: string },
): Promise<boolean> => {
  const json = JSON.stringify(content);
  const { numAffectedRows } = await (seenVersion === 0
    ? sql`insert into home_content (part, content, changed_by) values (${part}, ${json}::jsonb, ${by})
        on conflict do nothing`
    : sql`update home_content set content = ${json}::jsonb, version = version + 1, changed_at = now(), changed_by = ${by}
        where part = ${part} and version = ${seenVersion}`
  ).execute(tx);
  await touchEveryTrip(tx);
  return numAffectedRows === 1n;
};
