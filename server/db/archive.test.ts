import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from './distribute.ts';
import { archivedTables, emptiedTables } from './archive.ts';
import { tablesAt } from './placement.ts';
import { createTestDatabase, withClient } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Columns of a schema's tables or views in order, each with its type and whether it is nullable. */
const columnsOf = (schema: string): Promise<Map<string, string>> =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string }>(
      `select c.relname as name, string_agg(
        a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || coalesce(' ' || o.collname, '')
          || case when a.attnotnull and c.relkind = 'r' then ' not null' else '' end, ', ' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_collation o on o.oid = a.attcollation
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v') group by c.oid, c.relname`,
      [schema],
    );
    return new Map(rows.map(({ name, columns }) => [name, columns]));
  });

const keysOf = (schema: string): Promise<Map<string, string>> =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ name: string; key: string }>(
      `select c.relname as name, pg_get_constraintdef(k.oid) as key from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'p' and c.relnamespace = $1::regnamespace`,
      [schema],
    );
    return new Map(rows.map(({ name, key }) => [name, key]));
  });

const names = archivedTables.map(({ name }) => name);
const withoutNull = (columns: string | undefined) => columns?.replaceAll(' not null', '');

test('every table of a trip is moved, is emptied by its retention, or stays on purpose', () => {
  expect([...names, ...emptiedTables, 'rating'].toSorted()).toEqual(
    [...tablesAt('trip'), ...tablesAt('book')].toSorted(),
  );
});

test('the archive has the tables that are moved, with the columns and keys of those that sell', async () => {
  const [sold, archived, both] = await Promise.all(['public', 'archive', 'with_archive'].map(columnsOf));
  const [keys, archivedKeys] = await Promise.all(['public', 'archive'].map(keysOf));
  expect([...(archived?.keys() ?? [])].toSorted()).toEqual(names.toSorted());
  expect([...(both?.keys() ?? [])].toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    expect([name, archived?.get(name)]).toEqual([name, sold?.get(name)]);
    expect([name, both?.get(name)]).toEqual([name, withoutNull(sold?.get(name))]);
    expect([name, archivedKeys?.get(name)]).toEqual([name, keys?.get(name)]);
  }
});

test('a column that a later migration adds on the selling side alone is missed', async () => {
  const asOwner = (statement: string) => withClient(database.url, (client) => client.query(statement));
  await asOwner('alter table public.refund add column seen boolean');
  const [sold, archived] = await Promise.all(['public', 'archive'].map(columnsOf));
  await asOwner('alter table public.refund drop column seen');
  expect(sold?.get('refund')).not.toBe(archived?.get('refund'));
});

test('a cluster has them beside their trips', () => {
  const placed = new Map(tables.map(({ name, placement }) => [name, placement]));
  for (const { name } of archivedTables) expect(placed.get(`archive.${name}`)).toBe(placed.get(name));
});
