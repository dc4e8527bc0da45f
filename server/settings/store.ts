import { sql } from 'kysely';
import { companyParts } from '@poth/domain/content/company.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { SettingKey } from '@poth/domain/settings.ts';
import { accountIdOf } from '../audit-log/actor-store.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** Stored value of a setting. byName: null if the account is gone. */
export type StoredSetting = {
  key: string;
  value: unknown;
  version: number;
  changedAt: Date;
  byName: string | null;
};

export const readStored = async (db: Database): Promise<StoredSetting[]> => {
  const { rows } = await sql<StoredSetting>`
    select s.key, s.value, s.version, s.changed_at, u.name as by_name
    from portal_setting s left join auth_user u on u.id = ${accountIdOf('s.changed_by')}`.execute(db);
  return rows;
};

/** Reads the stored value of a setting and locks its row until the transaction ends. */
export const lockStoredSetting = async (
  tx: Tx,
  key: SettingKey,
): Promise<{ value: unknown; version: number } | undefined> =>
  tx
    .selectFrom('portalSetting')
    .select(['value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

/** Writes a setting over the version that was seen (0: over none). Returns false if another write was faster. */
export const writeStored = async (
  tx: Tx,
  { key, value, seenVersion, by }: { key: SettingKey; value: unknown; seenVersion: number; by: string },
): Promise<boolean> => {
  const json = JSON.stringify(value);
  const { numAffectedRows } = await (seenVersion === 0
    ? sql`insert into portal_setting (key, value, changed_by) values (${key}, ${json}::jsonb, ${by})
        on conflict do nothing`
    : sql`update portal_setting set value = ${json}::jsonb, version = version + 1, changed_at = now(), changed_by = ${by}
        where key = ${key} and version = ${seenVersion}`
  ).execute(tx);
  await touchEveryTrip(tx);
  return numAffectedRows === 1n;
};

/** Stored settings and company, and the editions of content that other modules cache. */
export type CachedContent = {
  set: Record<string, unknown> | null;
  company: Record<string, unknown> | null;
  places: string;
  home: string;
  holidays: DhakaDate[] | null;
};

/** Days back for which holidays are kept in memory: business days of overdue refunds are counted over them. */
const holidayDaysKept = 400;

const companyPartNames = Object.keys(companyParts);

/** Reads all that is kept in memory of an admin's settings and content, in one small statement. */
export const readCachedContent = async (db: Database): Promise<CachedContent | undefined> => {
  const { rows } = await sql<CachedContent>`
      select (select jsonb_object_agg(key, value) from portal_setting) as set,
        (select coalesce(sum(version), 0)::text from place) as places,
        (select coalesce(sum(version), 0)::text from home_content) as home,
        (select jsonb_object_agg(part, content) from home_content where part = any(${companyPartNames})) as company,
        (select jsonb_agg(date order by date) from holiday where date > current_date - ${holidayDaysKept}::int) as holidays`.execute(
    db,
  );
  return rows[0];
};
