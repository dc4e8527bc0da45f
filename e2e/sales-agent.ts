import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { sendForm, signUp } from './newcomer.ts';
import { scriptHasComeTo } from './script-has-come-to.ts';
import { dayAhead } from './traveller.ts';

const dataDir = process.env.POTH_E2E_DATA_DIR;

/** Queries the database of the program under test, as its owner: the fourth line of its lock file is its port. */
export const askDatabase = async <Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[],
): Promise<Row[]> => {
  const folder = join(dataDir ?? '', 'postgres');
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(folder, 'poth-password'), 'utf8').trim();
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'poth_admin', password, database: 'poth' });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

export type Agent = { email: string; operatorSlug: string };

/**
 * Signs up a staff member of a company of the demonstration, in a browser that has not been let in. The membership is
 * written into the database: the company has nobody to invite.
 */
export const joinStaff = async (page: Page, operatorSlug = 'hanif-enterprise'): Promise<Agent> => {
  const email = await signUp(page, 'Rubel Mia', '/about-us');
  const joined = await askDatabase(
    `insert into operator_member (user_id, operator_id, role)
     select u.id, o.operator_id, 'counter-agent' from auth_user u, operator o where u.email = $1 and o.slug = $2
     returning user_id`,
    [email, operatorSlug],
  );
  expect(joined).toHaveLength(1);
  return { email, operatorSlug };
};

/** PIN of every device that is let in here. */
export const staffPin = '482915';

/**
 * Lets the browser of a staff member in, by the letters on its page, and opens the desk with a PIN. The owner's consent
 * is written into the database.
 */
export const letDeviceIn = async (page: Page, email: string): Promise<void> => {
  const waiting = await page.request.get('/device');
  expect(await waiting.text(), 'the device waits').toContain('device-letters');
  const letIn = await askDatabase(
    `update staff_device d set let_in_at = now(), let_in_by = 'test' from auth_user u
     where u.id = d.user_id and u.email = $1 and d.let_in_at is null returning d.device_id`,
    [email],
  );
  expect(letIn, 'the device is let in').toHaveLength(1);
  const chosen = await sendForm(page, '/device', { intent: 'choose', pin: staffPin, again: staffPin });
  expect(chosen.status(), 'the PIN is chosen').toBe(303);
};

/** Signs up a counter agent of a company of the demonstration, with the desk open. */
export const becomeAgent = async (page: Page, operatorSlug?: string): Promise<Agent> => {
  const agent = await joinStaff(page, operatorSlug);
  await letDeviceIn(page, agent.email);
  return agent;
};

/** Amount in taka that an agent's shifts hold by the ledger: taken less handed out. */
export const heldByAgent = async ({ email }: Agent): Promise<number> => {
  const [row] = await askDatabase<{ taka: string }>(
    `select coalesce(sum(l.amount_paisa), 0) / 100 as taka from till_move m
       join counter_shift s on s.shift_id = m.shift_id join auth_user u on u.id = s.agent_user_id
       join ledger_line l on l.book = m.trip_id and l.source_id = m.source_id and l.account like 'operator_cash:%'
     where u.email = $1`,
    [email],
  );
  return Number(row?.taka);
};

/** Opens the agent's shift at the company's counter in Dhaka, with 500 taka in the till. */
export const openShift = async (page: Page): Promise<void> => {
  await page.goto('/counter');
  const counters = page.getByLabel('Counter', { exact: true });
  const dhaka = await counters.locator('option', { hasText: 'Dhaka' }).first().getAttribute('value');
  await counters.selectOption(dhaka);
  await page.getByLabel('In the till (taka)').fill('500');
  await page.getByRole('button', { name: 'Open the shift' }).click();
  await expect(page.getByRole('heading', { name: 'Which coach?' })).toBeVisible();
};

/** Returns whether the coach of an open sale leaves late enough for the sale to stay open meanwhile. */
const leavesLater = async (page: Page): Promise<boolean> => {
  const { searchParams } = new URL(page.url());
  const [row] = await askDatabase<{ later: boolean }>(
    `select bool_or(departs_at > now() + interval '20 minutes') as later from trip_fare
     where trip_id = $1 and from_stop_no = $2`,
    [searchParams.get('trip'), searchParams.get('leg')?.split('-')[0]],
  );
  return row?.later === true;
};

/**
 * Opens the sale of the next coach with enough free seats, today's or, late in the evening, tomorrow's. Returns its
 * trip and its free seats in random order: other journeys may sell on that coach at the same moment.
 */
export const openNextCoach = async (
  page: Page,
  leastFree = 1,
): Promise<{ tripId: string; seats: string[] }> => {
  for (const date of [dayAhead(0), dayAhead(1)]) {
    await page.goto(`/counter?date=${date}`);
    const addresses = await page
      .locator('[data-part="journeys"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses) {
      await page.goto(address);
      await scriptHasComeTo(page.getByLabel('Seats', { exact: true }));
      const free = page.locator('[data-view="available"] input:not([aria-label*="women"])');
      const seats = await free.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
      if (seats.length >= leastFree && (await leavesLater(page))) {
        const tripId = new URL(page.url()).searchParams.get('trip') ?? '';
        return { tripId, seats: seats.toSorted(() => Math.random() - 0.5) };
      }
    }
  }
  throw new Error(`no coach of today or tomorrow has ${leastFree} free seats`);
};
