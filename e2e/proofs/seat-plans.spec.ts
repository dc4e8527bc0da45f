import { payAtGateway, proceedToPay, sendDetails } from '../checkout-steps.ts';
import type { Page } from '@playwright/test';
import { registerCompany } from '../company.ts';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { dayAhead, takeSeat } from '../traveller.ts';
import { expect, test } from '../test.ts';

const preview = (page: Page) => page.getByRole('group', { name: 'Seat map of this plan' });

test('a plan is drawn by keyboard, shown as passengers see it, saved, copied and retired', async ({
  page,
}) => {
  await registerCompany(page);
  await page.goto('/seat-plans');
  await expectAccessibleOnPhone(page);
  await page.getByRole('link', { name: 'Start from this plan 2 + 2, back bench of 5' }).click();
  await expect(page).toHaveURL(/from=economy-41/);
  await page.getByLabel('Name of the plan').fill('Scania with women’s seats');

  await page.getByRole('button', { name: 'Row 1, place 1: seat A1' }).focus();
  await page.keyboard.press('w');
  for (const key of ['ArrowRight', 'w', 'ArrowDown', 'p', 'Home', 's']) await page.keyboard.press(key);
  // The place of B1 is empty now, and the row is still numbered from the left.
  await expect(page.getByRole('button', { name: 'Row 2, place 1: nothing' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Row 2, place 2: seat B1, Priority' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Upper deck' }).click();
  const map = preview(page);
  await expect(map.getByRole('checkbox')).toHaveCount(82);
  await expect(
    map.getByRole('checkbox', { name: /^Seat U-A1, upper deck, window, available/ }),
  ).toBeVisible();
  await expect(page.getByText('A coach has at most 60 seats.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove upper deck' }).click();
  await expect(map.getByRole('checkbox', { name: 'Seat A1, window, women’s seat, available' })).toBeVisible();
  await expectAccessibleOnPhone(page);

  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page).toHaveURL('/seat-plans');
  await expect(page.getByText('41 seats · 2 for women · 1 priority')).toBeVisible();
  await page.getByRole('link', { name: 'Copy plan Scania' }).click();
  await expect(page.getByLabel('Name of the plan')).toHaveValue('Scania with women’s seats copy');
  await expect(page.getByLabel('The plan as text')).toHaveValue(/^A1:w A2:w/);
  await page.goBack();
  await page.getByRole('button', { name: 'Retire plan Scania' }).click();
  await expect(page.getByText('The plan is retired')).toBeVisible();
  await page.getByText('Retired plans').click();
  await page.getByRole('link', { name: 'Change plan Scania' }).click();
  await expect(page.getByText('This plan is retired')).toBeVisible();
});

test('what is wrong with a plan is said beside it, and nothing that was typed is lost', async ({ page }) => {
  await registerCompany(page);
  await page.goto('/bn/seat-plans/new');
  // The drawing comes with the script and would move the button away during a press.
  await page.waitForFunction(scriptHasCome);
  await page.getByLabel('লেখায় ছক').fill('A1 A1\nB1:x');
  await page.getByRole('button', { name: 'ছক সংরক্ষণ করুন' }).click();
  await expect(page.getByText('ছকের একটি নাম দিন।')).toBeVisible();
  await expect(page.getByText('A1 নামে দুটি সিট আছে।').first()).toBeVisible();
  await expect(page.getByLabel('লেখায় ছক')).toHaveValue('A1 A1\nB1:x');
  await expectAccessibleOnPhone(page);
});

test('the switch for women travelling alone is kept', async ({ page }) => {
  await registerCompany(page);
  await page.goto('/seat-plans');
  const card = page.getByRole('region', { name: 'Women who travel alone' });
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('checkbox')).toBeChecked();
});

test('a women’s seat is sold when its passenger is said to be a woman, not before', async ({ page }) => {
  await page.goto(`/search?from=dhaka&to=sylhet&date=${dayAhead(12)}`);
  const business = page.getByRole('article').filter({ hasText: 'AC Business' }).first();
  await business.getByRole('link', { name: /^View Seats/ }).click();
  const womens = page.getByRole('checkbox', { name: /women’s seat, available/ }).first();
  const seatNo = await womens.inputValue();
  await takeSeat(page, seatNo);
  await expect(page.getByText(`Seat ${seatNo} is sold to women only`)).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await sendDetails(page, { name: 'Nasrin Akter' });
  await expect(page.getByText(`Seat ${seatNo} is kept for women.`)).toBeVisible();
  await expectFitsPhone(page);
  await page.getByLabel(`Woman or man in seat ${seatNo}`).selectOption('female');
  await proceedToPay(page);
  await payAtGateway(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is typed as rows, looked at and saved', async ({ page }) => {
    await registerCompany(page);
    await page.goto('/seat-plans/new');
    await page.getByLabel('The plan as text').fill('A1:w A2 | A3\nB1 B2 | B3');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(preview(page).getByRole('checkbox')).toHaveCount(6);
    await page.getByLabel('Name of the plan').fill('Six seats');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page.getByText('6 seats · 1 for women')).toBeVisible();
  });
});
