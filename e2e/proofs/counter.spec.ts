import type { Browser, Page } from '@playwright/test';
import { axeOn } from '../look-closely.ts';
import { becomeAgent, heldByAgent, openShift } from '../sales-agent.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { dayAhead, newPhone, readMessage, seat } from '../traveller.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const mostStrokes = 25;

/** Counts the keys pressed on a page. */
const countStrokes = (page: Page) => {
  let strokes = 0;
  return {
    press: async (keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
      strokes += keys.length;
    },
    /** Name and number of the passenger are not counted. */
    typeUncounted: (text: string) => page.keyboard.type(text),
    get strokes() {
      return strokes;
    },
  };
};

/** Opens the counter with the coaches of a day; parallel journeys have a day each. */
const atCounter = async (
  browser: Browser,
  daysAhead: number,
  options: { javaScriptEnabled?: boolean } = {},
) => {
  const viewport = { width: 1280, height: 900 };
  const page = await (await browser.newContext({ viewport, ...options })).newPage();
  const agent = await becomeAgent(page);
  await openShift(page);
  await page.goto(`/counter?date=${dayAhead(daysAhead)}`);
  // Enter opens a coach with a script; without one it searches.
  if (options.javaScriptEnabled !== false) await scriptHasComeTo(page.locator('input[name="q"]'));
  return { page, agent };
};

/** First free seats of the open map. */
const firstFree = async (page: Page, count = 1): Promise<string[]> => {
  const free = page.getByRole('checkbox', { name: /^Seat \w+, .*available/ });
  await expect(free.nth(count - 1)).toBeVisible();
  return Promise.all(Array.from({ length: count }, (_, at) => free.nth(at).inputValue()));
};

/** Opens the first coach that a search for these words finds. */
const openCoach = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Coach number, place or hour').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Seats', { exact: true })).toBeFocused();
};

/** Sells one free seat, as an agent does; returns the PNR and the passenger's number. */
const sellOne = async (
  page: Page,
  words: string,
): Promise<{ pnr: string; phone: string; seatNo: string }> => {
  await openCoach(page, words);
  const [seatNo = ''] = await firstFree(page);
  const phone = newPhone();
  await page.getByLabel('Seats', { exact: true }).fill(seatNo);
  await page.getByLabel('Passenger’s name').fill('Nasrin Akter');
  await page.getByLabel('Mobile number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page).toHaveURL(/sold=/);
  return { pnr: new URL(page.url()).searchParams.get('sold') ?? '', phone, seatNo };
};

test('two seats are sold by keyboard alone, in few strokes beside the name and the number', async ({
  browser,
  baseURL,
}) => {
  const { page, agent } = await atCounter(browser, 4);
  const keys = countStrokes(page);
  const phone = newPhone();
  // On the open page the focus is in the field to type in.
  await expect(page.getByLabel('Coach number, place or hour')).toBeFocused();
  await keys.press([...'rangpur', 'Enter']);
  await expect(page.getByLabel('Seats', { exact: true })).toBeFocused();
  const [first = '', second = ''] = await firstFree(page, 2);
  await keys.press([...`${first} ${second}`.toLowerCase(), 'Enter']);
  await keys.typeUncounted('Nasrin Akter');
  await keys.press(['Enter']);
  await keys.typeUncounted(phone);
  await keys.press(['Enter', 'c', 'Enter']);
  await expect(page.getByText(/^Sold/).first()).toBeVisible();
  await expect(page).toHaveURL(/sold=/);
  expect(keys.strokes).toBeLessThanOrEqual(mostStrokes);
  test.info().annotations.push({ type: 'key strokes', description: String(keys.strokes) });

  const taken = async () =>
    Number((await page.locator('main dl.num dd').nth(1).innerText()).replace(/\D/g, ''));
  const held = await heldByAgent(agent);
  expect(held).toBeGreaterThan(0);
  await expect.poll(taken).toBe(held);
  const sms = await readMessage(page, baseURL ?? '', phone, /Poth ticket/);
  expect(sms).toContain(`seats ${first}, ${second}`);
  // The next sale starts with the focus where the last one did.
  await expect(page.getByLabel('Coach number, place or hour')).toBeFocused();
  await page.context().close();
});

test('what somebody takes on the web is gone from the counter at once, and is refused there', async ({
  browser,
  baseURL,
}) => {
  const { page } = await atCounter(browser, 5);
  await openCoach(page, 'panchagarh');
  const journey = new URL(page.url()).searchParams;
  const [, wanted = ''] = await firstFree(page, 2);
  await page.getByLabel('Seats', { exact: true }).fill(wanted);

  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await buyer.goto(
    `/search?from=dhaka&to=panchagarh&date=${journey.get('date')}&trip=${journey.get('trip')}&leg=${journey.get('leg')}`,
  );
  await seat(buyer, wanted).click();
  await expect(buyer.getByRole('button', { name: `Remove seat ${wanted}` })).toBeVisible();
  await expect(seat(page, wanted)).toHaveAccessibleName(/held by someone/, { timeout: 2_000 });
  await expect(page.getByText(`Seat ${wanted} is not free any more`)).toBeVisible();
  await page.getByLabel('Passenger’s name').fill('Nasrin Akter');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: /^Sell/ }).click();
  await expect(page.locator('.field-error')).toContainText(wanted);
  await expect(page).not.toHaveURL(/sold=/);
  await page.context().close();
  await buyer.context().close();
});

test('when the line drops nothing is sold, it is said, and what was sold can still be printed', async ({
  browser,
}) => {
  test.slow();
  const { page } = await atCounter(browser, 6);
  await page.evaluate(() => {
    const printed: string[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(document.querySelector('[data-part="print-sheet"]')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const sold = await sellOne(page, 'rangpur');
  await openCoach(page, 'rangpur');
  const [seatNo = ''] = await firstFree(page);
  await page.getByLabel('Seats', { exact: true }).fill(seatNo);
  await page.getByLabel('Passenger’s name').fill('Karim');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());

  await page.context().setOffline(true);
  await expect(page.getByText('The line is down').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'No line' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(page).toHaveURL(/trip=/);
  await page.getByRole('button', { name: 'Print' }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed: string[] }).printed.length))
    .toBe(1);
  const [strip] = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  expect(strip).toContain(sold.pnr.slice(0, 5));
  expect(strip).toContain(`Seat ${sold.seatNo}`);

  await page.context().setOffline(false);
  await expect(page.getByText('The line is down')).toHaveCount(0, { timeout: 15_000 });
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page).toHaveURL(/sold=/);
  await page.context().close();
});

test('a ticket fits paper of 58 and of 80 millimetres, in one piece', async ({ browser }) => {
  const { page } = await atCounter(browser, 7);
  const { pnr } = await sellOne(page, 'rangpur');
  for (const language of ['', '/bn'])
    for (const width of [58, 80]) {
      await page.goto(`${language}/counter/tickets/${pnr}/print?width=${width}`);
      await expect(page.locator('article[data-width] svg')).toBeVisible();
      const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const boxes = [...file.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+)/g)].map(([, points]) => Number(points));
      expect(boxes).toHaveLength(1);
      expect(Math.abs((boxes[0] ?? 0) - (width * 72) / 25.4)).toBeLessThan(1);
    }
  await page.context().close();
});

test('a counter’s ticket that is cancelled on the web is paid out at a counter, once', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { page, agent } = await atCounter(browser, 8);
  const { pnr, phone } = await sellOne(page, 'rangpur');
  const before = await heldByAgent(agent);
  const sms = await readMessage(page, baseURL ?? '', phone, /Poth ticket/);
  const link = /http\S+/.exec(sms)?.[0] ?? '';

  const passenger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await passenger.goto(link);
  await passenger.goto(`/ticket/${pnr}/cancel`);
  await expect(passenger.getByText('collect it in cash at any counter')).toBeVisible();
  await passenger.getByRole('checkbox', { name: /I have read/ }).check();
  await passenger.getByRole('button', { name: 'Cancel Ticket and Refund' }).click();
  await expect(passenger.getByText('collect it in cash at any counter')).toBeVisible();
  await expect(passenger.getByText('Waits at the counter')).toBeVisible();

  await page.goto('/counter/tickets');
  await page.getByLabel('PNR or mobile number').fill(phone);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: /to collect/ }).click();
  await page.getByRole('button', { name: /^Hand out/ }).click();
  await expect(page.getByText(/^Done\. Hand out/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hand out/ })).toHaveCount(0);
  expect(await heldByAgent(agent)).toBeLessThan(before);
  // The ticket's page tells afterwards that its money is gone, and how much.
  await page.goto(`/counter/tickets/${pnr}`);
  await expect(page.getByText(/^Done\. Hand out/)).toHaveCount(0);
  await expect(page.locator('main dl > *', { hasText: 'Handed back' }).last()).toContainText('৳');
  await passenger.goto(`/ticket/${pnr}`);
  await expect(passenger.getByText('Handed out')).toBeVisible();
  await page.context().close();
  await passenger.context().close();
});

test('the whole counter works with JavaScript off', async ({ browser }) => {
  test.slow();
  const { page, agent } = await atCounter(browser, 3, { javaScriptEnabled: false });
  await page.getByLabel('Coach number, place or hour').fill('rangpur');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('[data-part="journeys"] a').first().click();
  const [seatNo = ''] = await firstFree(page);
  await seat(page, seatNo).check({ force: true });
  await page.getByRole('button', { name: /^Sell/ }).click();
  await expect(page.getByText('Write the name of the person who travels.')).toBeVisible();
  await page.getByLabel('Passenger’s name').fill('Nasrin Akter');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());
  await page.getByRole('radio', { name: /^Keep for a caller/ }).check({ force: true });
  await page.getByRole('button', { name: /^Sell/ }).click();
  await expect(page.getByText(/^Kept/).first()).toBeVisible();

  await page.locator('.alert .link').first().click();
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(page.getByText(/^Sold/).first()).toBeVisible();
  expect(await heldByAgent(agent)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Print 58 mm' }).click();
  await expect(page.locator('article[data-width] svg')).toBeVisible();

  await page.goto('/counter');
  await page.getByText('Close the shift', { exact: true }).click();
  await page.getByLabel('Counted (taka)').fill('1');
  await page.getByRole('button', { name: 'Close with this count' }).click();
  await expect(page.getByText('The shift is closed.')).toBeVisible();
  await expect(page.getByText(/is missing/)).toBeVisible();
  await page.context().close();
});

test('every page of the counter is accessible in both languages and fits 320 px', async ({ browser }) => {
  test.slow();
  const { page } = await atCounter(browser, 2);
  const { pnr } = await sellOne(page, 'rangpur');
  await openCoach(page, 'rangpur');
  const sale = new URL(page.url());
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['', '/bn'])
    for (const path of [
      '/counter',
      sale.pathname + sale.search,
      '/counter/tickets',
      `/counter/tickets/${pnr}`,
      `/counter/tickets/${pnr}/print?width=58`,
    ]) {
      await page.goto(language + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const axe = (await axeOn(page)).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  await page.context().close();
});
