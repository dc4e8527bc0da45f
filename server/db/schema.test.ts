import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Compiler, openCompiler, propertiesOf, typeIn } from '../testing/sql/compiler.ts';
import { differences } from '../testing/sql/differences.ts';
import { names } from '../testing/sql/names.ts';
import { isOfExtension } from '../testing/sql/is-of-extension.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let compiler: Compiler;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  compiler = openCompiler();
});
afterAll(async () => {
  compiler.close();
  await client.end();
  await database.drop();
});

type Column = { name: string; type: number; nullable: boolean; hasDefault: boolean };

/** The columns of each table, by our names. */
const tablesOfDatabase = async (): Promise<Map<string, Map<string, Column>>> => {
  const { rows } = await client.query<Column & { table: string }>(`
    select c.table_name as "table", c.column_name as name, a.atttypid as type, c.is_nullable = 'YES' as nullable,
      c.is_nullable = 'YES' or c.column_default is not null as "hasDefault"
    from information_schema.columns c
      join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = k.oid and a.attname = c.column_name
    where c.table_schema = 'public' and c.table_name <> 'schema_migration' and not ${isOfExtension('k.oid')}`);
  const tables = new Map<string, Map<string, Column>>();
  for (const row of rows) {
    const table = names.ofRow(row.table);
    tables.set(table, (tables.get(table) ?? new Map<string, Column>()).set(names.ofRow(row.name), row));
  }
  return tables;
};

const declaredTables = (type: 'ReadRows' | 'NewRows') =>
  propertiesOf(compiler.project, typeIn(compiler.project, 'server/testing/sql/schema-rows.ts', type));

/** Lists differences between the declared schema and the database. */
async function drift(): Promise<string[]> {
  const { project } = compiler;
  const tables = await tablesOfDatabase();
  const [read, written] = [declaredTables('ReadRows'), declaredTables('NewRows')];
  const found = [...new Set([...tables.keys(), ...read.keys()])]
    .filter((table) => !tables.has(table) || !read.has(table))
    .map((table) => `${table} is ${read.has(table) ? 'declared only' : 'not declared'}`);
  for (const [table, columns] of tables) {
    const row = read.get(table);
    const newRow = written.get(table);
    if (!row || !newRow) continue;
    const declared = propertiesOf(project, row.type);
    const types = new Map([...columns].map(([name, { type }]) => [name, type]));
    const faults = differences(project, declared, types);
    const leftOut = propertiesOf(project, newRow.type);
    for (const [name, { type }] of declared) {
      const column = columns.get(name);
      if (!column) continue;
      const isNullable = project.checker.getNonNullableType(type) !== type;
      if (isNullable !== column.nullable && project.checker.typeToString(type) !== 'unknown')
        faults.push(`${name} is ${column.nullable ? 'nullable' : 'not null'}`);
      if (leftOut.get(name)?.isOptional && !column.hasDefault) faults.push(`${name} has no default`);
    }
    found.push(...faults.map((fault) => `${table}.${fault}`));
  }
  return found;
}

test('the declared tables, columns, types and nulls are those of the migrations', async () => {
  expect(await drift()).toEqual([]);
});

test('what a migration adds, changes or takes away is missed until it is declared', async () => {
  await client.query('create table ferry (ferry_id uuid primary key)');
  await client.query(`
    alter table place add column is_island boolean, drop column version,
      alter column district_bn drop not null, alter column changed_at drop default, alter column list_order type text`);
  expect((await drift()).toSorted()).toEqual([
    'ferry is not declared',
    'place.changedAt has no default',
    'place.districtBn is nullable',
    'place.isIsland is not declared',
    'place.listOrder is text, not number',
    'place.version is declared only',
  ]);
});
