import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../start/refusal.ts';
import { distribute } from './distribute.ts';
import { createTestDatabase, withClient } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const lines: string[] = [];
const run = (go: boolean) => distribute(database.url, (line) => lines.push(line), { go });

test('a database that is no cluster is left as it is, and told so; one that is distributed has nothing left to do', async () => {
  const isCluster = await withClient(database.url, async (client) => {
    const { rows } = await client.query("select from pg_extension where extname = 'citus'");
    return rows.length > 0;
  });
  if (isCluster) expect(await run(true)).toBe(0);
  else await expect(run(true)).rejects.toThrow(Refusal);
  expect(lines).toEqual([]);
});
