import type { Page } from '@playwright/test';
import { becomeAdmin } from '../become-admin.ts';
import { brokenWords } from '../broken-words.ts';
import { accessFaults, inLanguage, expectUsableByEverybody, languages } from '../look-closely.ts';
import { signUp } from '../newcomer.ts';
import { leaveCompany, prepareVisitor } from '../page-values.ts';
import { becomeAgent, openShift } from '../sales-agent.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { expect, test } from '../test.ts';

const names = {
  en: {
    menu: 'Menu',
    desk: 'Desk',
    main: 'Main menu',
    company: 'Hanif Enterprise',
    refused: 'This page is not for this account',
  },
  bn: {
    menu: 'মেনু',
    desk: 'কাজের মেনু',
    main: 'প্রধান মেনু',
    company: 'হানিফ এন্টারপ্রাইজ',
    refused: 'এই পাতা এই অ্যাকাউন্টের জন্য নয়',
  },
} as const;

/** Expects the desk's bar and menu around the page, and nothing of the site's frame. */
const standsAtDesk = async (page: Page, language: 'en' | 'bn'): Promise<void> => {
  const { main, company } = names[language];
  await expect(page.getByRole('banner').getByText(company)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: main, includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
};

const failures = [
  ['/staff', 403],
  ['/counter/tickets/nothing', 404],
  ['/counter/no/such/page', 404],
] as const;

test('at a desk a phone shows the page, not the site around it', async ({ page }) => {
  test.slow();
  await becomeAgent(page);
  for (const language of languages) {
    const { menu, desk, refused } = names[language];
    await page.goto(inLanguage(language, '/counter'));
    await standsAtDesk(page, language);
    const top = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(top?.y).toBeLessThan(80);
    const opener = page.getByRole('button', { name: menu, exact: true });
    await scriptHasComeTo(opener);
    await expectUsableByEverybody(page, `counter in ${language}`);
    await opener.click();
    await expect(page.getByRole('navigation', { name: desk })).toBeVisible();
    await expect(page.locator('#desk-menu [aria-current="page"]')).toHaveAttribute('href', /\/counter$/);
    await expectUsableByEverybody(page, `menu in ${language}`);
    await page.locator('#desk-menu').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/buses$/);
    await expect(page.getByRole('navigation', { name: desk })).toBeHidden();
    await standsAtDesk(page, language);
    // Forbidden and unknown pages keep the same menu, which leads back.
    for (const [address, status] of failures) {
      const answer = await page.goto(inLanguage(language, address));
      expect(answer?.status(), address).toBe(status);
      await standsAtDesk(page, language);
    }
    await page.goto(inLanguage(language, '/staff'));
    await expect(page.getByRole('heading', { name: refused })).toBeVisible();
    await scriptHasComeTo(page.getByRole('button', { name: menu, exact: true }));
    await expectUsableByEverybody(page, `refused in ${language}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/counter');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  expect(await accessFaults(page), 'wide').toEqual([]);
  // The site keeps its own frame, for a person with a desk too.
  await page.getByRole('link', { name: 'Poth, home page' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'by keyboard' : 'by keyboard, with JavaScript off', () => {
    test.use({ javaScriptEnabled });

    test('the menu of the desk opens and closes, and language and account are reached', async ({ page }) => {
      await becomeAgent(page);
      await page.goto('/counter/tickets');
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      const menu = page.getByRole('navigation', { name: 'Desk' });
      if (javaScriptEnabled) await scriptHasComeTo(opener);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(opener).toBeFocused();
      await expect(menu).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Poth, home page' })).toBeFocused();
      const account = page.getByLabel('Rubel Mia, your account');
      await account.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await page.keyboard.press(javaScriptEnabled ? 'Escape' : 'Enter');
      await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
      await page.getByRole('link', { name: 'বাংলা' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/bn/counter/tickets');
      await expect(page.getByRole('banner').getByText(names.bn.company)).toBeVisible();
    });
  });

test('the bar of a desk has one row on the narrowest phone', async ({ page }) => {
  await becomeAgent(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languages) {
    await page.goto(inLanguage(language, '/counter'));
    const bar = page.getByRole('banner');
    await expect(bar.getByText(names[language].company)).toBeVisible();
    const tops = await bar.locator('> *').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top }) => top),
    );
    expect(Math.max(...tops), language).toBeLessThan(24);
  }
});

test('a printed page of a desk has no bar, no menu and no foot', async ({ page }) => {
  await becomeAgent(page);
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/manifests', '/counter/tickets']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
  }
});

test('a search at a desk leaves the focus where it was', async ({ page }) => {
  const email = await signUp(page, 'Nadia Islam', '/security');
  await becomeAdmin(page, email);
  await page.goto('/admin/bookings');
  const [words, find] = [page.getByLabel('Find a booking'), page.getByRole('button', { name: 'Find' })];
  await scriptHasComeTo(find);
  await words.fill('nobody@example.com');
  await words.press('Enter');
  await expect(page).toHaveURL(/q=nobody/);
  await expect(words).toBeFocused();
  await words.fill('01799999999');
  await find.press('Enter');
  await expect(page).toHaveURL(/q=01799999999/);
  await expect(find).toBeFocused();
});

test('after a form that its success makes anew the keyboard goes on where it was', async ({ page }) => {
  const email = await signUp(page, 'Nadia Islam', '/security');
  await becomeAdmin(page, email);
  await page.goto('/admin/content');
  const part = page.locator('#milestones');
  await scriptHasComeTo(part.locator('summary'));
  await part.locator('summary').press('Enter');
  const year = part.getByLabel('Year').first();
  const before = await year.inputValue();
  for (const typed of ['1989', before]) {
    const version = await part.locator('[name="version"]').inputValue();
    await year.fill(typed);
    await part.getByRole('button', { name: /^Save/ }).press('Enter');
    await expect(part.locator('[name="version"]')).not.toHaveValue(version);
    // The part is folded again.
    await expect(part.locator('summary')).toBeFocused();
    await part.locator('summary').press('Enter');
  }

  await page.goto('/admin/settings');
  const setting = page.locator('#reversalAnswerDays');
  const change = setting.locator('summary');
  await scriptHasComeTo(change);
  for (const typed of ['8', '7']) {
    const version = await setting.locator('[name="version"]').inputValue();
    await change.press('Enter');
    await setting.getByRole('textbox').fill(typed);
    await setting.getByRole('button', { name: 'Set it' }).press('Enter');
    await expect(setting.locator('[name="version"]')).not.toHaveValue(version);
    await expect(setting.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(change).toBeFocused();
  }
});

test('no word of the trips and of the counter is broken on a narrow phone', async ({ page }) => {
  test.slow();
  await becomeAgent(page);
  await openShift(page);
  for (const width of [320, 360, 375])
    for (const language of languages)
      for (const path of ['/buses', '/counter']) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(inLanguage(language, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await brokenWords(page), `${path} in ${language}, ${width} px`).toEqual([]);
      }
});

test('no word of the desks’ tables is broken, on a phone held across and on a tablet', async ({ page }) => {
  test.slow();
  const { email = '' } = await prepareVisitor.owner(page);
  for (const width of [700, 768])
    for (const language of languages)
      for (const path of ['/counter/shifts', '/schedules']) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(inLanguage(language, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const where = `${path} in ${language}, ${width} px`;
        expect.soft(await brokenWords(page), where).toEqual([]);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(widest, where).toBeLessThanOrEqual(width);
      }
  // The demonstration has no more companies than the proofs of owners need.
  await leaveCompany(email);
});
