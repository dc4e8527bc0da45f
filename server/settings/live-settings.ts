import type { Company } from '@poth/domain/content/company.ts';
import { companyOf } from '@poth/domain/content/content.ts';
import { deliveredCompany } from '@poth/domain/content/delivered-company.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import {
  deliveredSettings as delivered,
  isSettingKey,
  type Settings,
  settingTable,
} from '@poth/domain/settings.ts';
import type { Holidays } from '@poth/domain/settings/holidays.ts';
import type { Database } from '../db/database.ts';
import { readCachedContent } from './store.ts';

/** Content, beside the settings, that an admin writes and other modules cache. */
export type EditedContent = 'places' | 'home';

/** Current settings, with the editions and the revision by which caches learn that they are outdated. */
export type LiveSettings = {
  (): Settings;
  /** Facts of the company. */
  company(): Company;
  /** Public holidays, of the last 400 days and to come; at most two seconds old, like the settings. */
  holidays(): Holidays;
  /** Current edition of some content: anything cached under another edition is outdated. */
  edition(of: EditedContent): string;
  /**
   * Number that rises with every change of settings, content and places: an answer made under another one may be
   * outdated.
   */
  revision(): number;
  /** Reads what another process may have changed; callers that change something in this process call it as well. */
  refresh(): Promise<void>;
  stop(): void;
};

/** Reads the stored values; those that the table of settings no longer allows are logged and left out. */
const readValues = (stored: Record<string, unknown>, log: (line: string) => void): Partial<Settings> => {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(stored)) {
    const read = isSettingKey(key) ? settingTable[key].schema.safeParse(value) : undefined;
    if (read?.success) values[key] = read.data;
    else log(`settings: ${key} is stored as ${JSON.stringify(value)}, which is no value for it`);
  }
  return values;
};

/** Reads the company from its stored parts. */
const readCompany = (stored: Record<string, unknown>): Company =>
  companyOf(Object.entries(stored).map(([part, content]) => ({ part, content })));

const pollMs = 2_000;

/** Creates settings that do not change: for programs beside the portal. */
export const fixedSettings = (values: Partial<Settings> = {}): LiveSettings => {
  const fixed = { ...delivered, ...values };
  return Object.assign(() => fixed, {
    company: () => deliveredCompany,
    holidays: () => new Set<DhakaDate>(),
    edition: () => '',
    revision: () => 0,
    refresh: () => Promise.resolve(),
    stop: () => undefined,
  });
};

/**
 * Keeps the settings of an installation in memory: stored values override those of its environment (`own`), which
 * override the delivered ones. Resolves after the first read, then polls with one small statement every two seconds.
 * While the database is away the last values stay.
 */
export const openSettings = async (
  db: Database,
  own: Partial<Settings>,
  log: (line: string) => void,
): Promise<LiveSettings> => {
  let current: Settings = { ...delivered, ...own };
  let editions = { places: '', home: '' };
  let company = deliveredCompany;
  let holidays: Holidays = new Set();
  let [known, knownRow, revision] = ['', '', 0];
  const read = async (): Promise<void> => {
    const row = await readCachedContent(db);
    if (!row) return;
    const written = JSON.stringify(row);
    if (written !== knownRow) [knownRow, revision] = [written, revision + 1];
    if (row.home !== editions.home) company = readCompany(row.company ?? {});
    editions = { places: row.places, home: row.home };
    holidays = new Set(row.holidays);
    const stored = JSON.stringify(row.set);
    if (stored === known) return;
    known = stored;
    current = { ...delivered, ...own, ...readValues(row.set ?? {}, log) };
  };
  // One read after the other: an older result never replaces a newer one.
  let last = Promise.resolve();
  const refresh = (): Promise<void> => {
    const next = last.then(read);
    last = next.catch(() => undefined);
    return next;
  };
  await refresh();
  const timer = setInterval(() => void refresh().catch(() => undefined), pollMs);
  timer.unref();
  return Object.assign(() => current, {
    company: () => company,
    holidays: () => holidays,
    edition: (of: EditedContent) => editions[of],
    revision: () => revision,
    refresh,
    stop: () => clearInterval(timer),
  });
};
