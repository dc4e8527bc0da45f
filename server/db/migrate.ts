import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Refusal } from '../start/refusal.ts';

const ownMigrations = fileURLToPath(new URL('migrations', import.meta.url));
const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/;
// Number of the advisory lock: any fixed one that nothing else uses.
const lockNumber = 76_848_400;
const connectionTimeoutMillis = 10_000;

type Migration = { number: number; name: string; checksum: string; sql: string };

type MigrateOptions = { folder?: string; signal?: AbortSignal; only?: readonly number[] };

/**
 * Brings the database at `adminUrl` to the newest schema and returns how many migrations it applied.
 * The files NNNN_name.sql of `folder` run in order, each once, each in its own transaction, only
 * forward; several processes may try at once. Throws when an applied file was changed since, when a file
 * is misnamed, and when one fails (those before it stay applied).
 * `signal` stops it between two. `only`: applies no migration of another number.
 */
export async function migrate(
  adminUrl: string,
  log: (line: string) => void,
  { folder = ownMigrations, signal, only }: MigrateOptions = {},
): Promise<number> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: 'poth-migrate',
    connectionTimeoutMillis,
  });
  await client.connect();
  try {
    // Held until the connection ends, however it ends.
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(`create table if not exists schema_migration (
      number int primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ number: number; checksum: string }>(
      'select number, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.number, row.checksum]));
    for (const migration of migrations) refuseChanged(migration, applied.get(migration.number));
    const waiting = migrations.filter(
      ({ number }) => !applied.has(number) && (only?.includes(number) ?? true),
    );
    for (const migration of waiting) {
      signal?.throwIfAborted();
      await apply(client, migration);
      log(`migration ${label(migration)} applied`);
    }
    return waiting.length;
  } finally {
    await client.end();
  }
}

/** The numbers of the migrations that this program needs. */
export const listMigrations = (): number[] => readMigrations(ownMigrations).map(({ number }) => number);

/** Refuses migrations of a database that this program does not have, or has with another content. */
export const refuseUnknownMigrations = (applied: readonly Omit<Migration, 'sql'>[]): void => {
  const own = new Map(readMigrations(ownMigrations).map((migration) => [migration.number, migration]));
  for (const migration of applied) {
    const known = own.get(migration.number);
    if (known?.checksum === migration.checksum) continue;
    throw new Refusal(
      `It was written by another version of Poth: migration ${label(migration)} is ` +
        `${known ? 'a different one' : 'unknown'} here. Take that version, or a newer one.`,
    );
  }
};

/** Creates the database `name` on the server of `adminUrl` if it is missing; returns its connection URL. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'poth-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, number, name] = fileName.exec(file) ?? [];
      if (!number || !name) throw new Error(`Migration ${file} is not named like 0001_some_words.sql`);
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
    });
  const twice = migrations.find(({ number }, index) => number === migrations[index + 1]?.number);
  if (twice) throw new Error(`Two migrations have the number of ${label(twice)}`);
  return migrations;
}

function refuseChanged(migration: Migration, appliedChecksum: string | undefined): void {
  if (appliedChecksum === undefined || appliedChecksum === migration.checksum) return;
  throw new Refusal(
    `Migration ${label(migration)} was changed after it had been applied. Restore it and write a new one.`,
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { number, name, checksum, sql } = migration;
  await client.query('begin');
  try {
    // First, so that a second process without our lock fails here and not half way.
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query(sql);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${label(migration)} failed: ${String(cause)}`, { cause });
  }
}

function label({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(4, '0')}_${name}`;
}
