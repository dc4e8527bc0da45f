import type { Page } from '@playwright/test';
import type { Language } from '@poth/domain/language.ts';
import { becomeAgent, heldByAgent, openShift } from '../sales-agent.ts';
import { expect, test } from '../test.ts';
import { dayAhead, newPhone } from '../traveller.ts';

const words = {
  en: {
    path: '',
    seats: 'Seats',
    name: 'Passenger’s name',
    phone: 'Mobile number',
    sell: /^Sell for/,
  },
  bn: { path: '/bn', seats: 'সিট', name: 'যাত্রীর নাম', phone: 'মোবাইল নম্বর', sell: /নিয়ে বিক্রি করুন$/ },
} as const;

const expectToFit = async (page: Page) => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
};

/** Sells every remaining seat of a coach to a group, under one number; prints its strip and cancels all of it. */
const sellGroup = async (page: Page, language: Language, daysAhead: number, look: string): Promise<void> => {
  const t = words[language];
  const agent = await becomeAgent(page);
  await openShift(page);
  await page.goto(`${t.path}/counter?date=${dayAhead(daysAhead)}`);
  await page.locator('a[href*="trip="]').last().click();
  const seats = page.getByLabel(t.seats, { exact: true });
  await expect(seats).toBeVisible();
  const free = page.locator('[data-view="available"] input');
  await expect(free.nth(10)).toBeAttached();
  const names = await free.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
  await seats.fill(names.join(' '));
  await page.getByLabel(t.name).fill(language === 'bn' ? 'নাসরিন আক্তার' : 'Nasrin Akter');
  await page.getByLabel(t.phone, { exact: true }).fill(newPhone());
  await expect(page.locator('.field-error')).toHaveCount(0);
  await expectToFit(page);
  await page.screenshot({ path: `${look}-sale.png`, fullPage: true });
  await page.getByRole('button', { name: t.sell }).click();
  await expect(page).toHaveURL(/sold=/);
  const pnr = new URL(page.url()).searchParams.get('sold') ?? '';
  await expectToFit(page);
  await page.screenshot({ path: `${look}-sold.png`, fullPage: true });
  const taken = await heldByAgent(agent);
  expect(taken).toBeGreaterThan(0);

  await page.goto(`${t.path}/counter/tickets/${pnr}/print?width=58`);
  await expect(page.locator('article[data-width] section svg')).toHaveCount(names.length);
  await page.screenshot({ path: `${look}-strip.png` });
  await page.goto(`${t.path}/counter/tickets/${pnr}`);
  await expect(page.locator('input[name="seats"]')).toHaveCount(names.length);
  await expectToFit(page);
  await page.screenshot({ path: `${look}-cancel.png`, fullPage: true });
  await page.locator('button[name="intent"][value="cancel"]').click();
  await expect(page).toHaveURL(/\?out$/);
  await expect(page.locator('input[name="seats"]')).toHaveCount(0);
  expect(await heldByAgent(agent)).toBeLessThan(taken);
};

for (const [width, language, daysAhead] of [
  [390, 'en', 6],
  [390, 'bn', 7],
  [1280, 'en', 8],
  [1280, 'bn', 9],
] as const)
  test(`a group buys what a coach has left under one number, ${width} px, ${language}`, async ({
    browser,
    baseURL,
  }, testInfo) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport });
    await sellGroup(await context.newPage(), language, daysAhead, testInfo.outputPath('look'));
    await context.close();
  });
