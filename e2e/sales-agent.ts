import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const { Client } = createRequire(join(import.meta.dirname, '../server/package.json'))('pg') as typeof import('pg');
const dataDir = process.env.POTH_E2E_DATA_DIR ?? '';

/** The database of the program under test, as its owner: the fourth line of its lock file is its port. */
const askDatabase = async <Row extends Record<string, unknown>>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const folder = join(dataDir, 'postgres');
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(folder, 'poth-password'), 'utf8').trim();
  const client = new Client({ host: '127.0.0.1', port, user: 'poth_admin', password, database: 'poth' });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** Somebody signs up and works from then on at the counters of a company of the demonstration. */
export const becomeAgent = async (page: Page, operatorSlug: string, role = 'counter-agent'): Promise<void> => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/sign-up?to=%2Fabout-us');
  await page.getByLabel('Full Name').fill('Rubel Mia');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the road to Sylhet');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/about-us');
  const joined = await askDatabase(
    `insert into operator_member (user_id, operator_id, role)
     select u.id, o.operator_id, $3 from auth_user u, operator o where u.email = $1 and o.slug = $2 returning user_id`,
    [email, operatorSlug, role],
  );
  expect(joined).toHaveLength(1);
};

/** What the ledger says that lies in the open till of the last agent who opened one, in taka. */
export const inTillsOf = async (operatorSlug: string): Promise<number> => {
  const [row] = await askDatabase<{ taka: string }>(
    `select coalesce(sum(m.amount_paisa), 0) / 100 as taka from till_move m
       join counter_shift s on s.shift_id = m.shift_id join operator o on o.operator_id = s.operator_id
     where o.slug = $1`,
    [operatorSlug],
  );
  return Number(row?.taka);
};
