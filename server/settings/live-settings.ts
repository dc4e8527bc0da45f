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
import { readEverything } from './store.ts';

/** Texts that an admin writes beside the settings, and what others keep in memory of them. */
export type Written = 'places' | 'home';

/** The settings as they are now, and what tells that something that is kept in memory has become old. */
export type LiveSettings = {
  (): Settings;
  /** Facts of the company. */
  company(): Company;
  /** Public holidays, those of the last year and to come; as old as the settings, two seconds at most. */
  holidays(): Holidays;
  /** Number of the current edition: what was kept of another is old. */
  edition(of: Written): string;
  /** Rises with every change of settings, content and places: an answer made with another one may be outdated. */
  revision(): number;
  /** Reads what another process may have changed; whoever changes something here calls it. */
  refresh(): Promise<void>;
  stop(): void;
};

/** The values that are stored, as far as they are still what the table of settings allows. */
const readValues = (stored: Record<string, unknown>, log: (line: string) => void): Partial<Settings> => {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(stored)) {
    const read = isSettingKey(key) ? settingTable[key].schema.safeParse(value) : undefined;
    if (read?.success) values[key] = read.data;
    else log(`settings: ${key} is stored as ${JSON.stringify(value)}, which is no value for it`);
  }
  return values;
};

/** The company as it is stored, by part. */
const readCompany = (stored: Record<string, unknown>): Company =>
  companyOf(Object.entries(stored).map(([part, content]) => ({ part, content })));

const pollMs = 2_000;

/** Settings that do not change: for what runs beside the portal. */
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
 * Keeps the settings of an installation in memory: the stored ones over its own over the delivered ones. Answered
 * when they have been read once; from then on one small question every two seconds. While the database is away they
 * stay as they were.
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
    const row = await readEverything(db);
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
  // One reading after the other: an older answer never overtakes a newer one.
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
    edition: (of: Written) => editions[of],
    revision: () => revision,
    refresh,
    stop: () => clearInterval(timer),
  });
};
