import { expect, test } from './test.ts';
import { openAll, searchesWithOneWrong, strangeValues } from './any-parameters.ts';
import { dayAhead } from './traveller.ts';

const unknownPlaces = [
  [`/search?from=dhaka&to=zzz&date=${dayAhead(3)}`, 'To', 'We know no place of that name'],
  [`/search?from=zzz&to=dhaka&date=${dayAhead(3)}`, 'From', 'We know no place of that name'],
  [`/bn/search?from=dhaka&to=zzz&date=${dayAhead(3)}`, 'কোথায় যাবেন', 'এই নামে কোনো জায়গা নেই'],
  [
    `/bn/search?from=${encodeURIComponent('অজানা')}&to=dhaka&date=${dayAhead(3)}`,
    'কোথা থেকে',
    'এই নামে কোনো জায়গা নেই',
  ],
] as const;
for (const [address, label, sentence] of unknownPlaces)
  test(`${address.split('&date')[0]} says beside the field that the place is unknown`, async ({ page }) => {
    await page.goto(address);
    // Until the script has loaded it is a native list.
    const field = page.locator('input').and(page.getByRole('combobox', { name: label, exact: true }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    // Typing goes on working: the page has not crashed.
    await field.fill('Bog');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

test('a search without a place moves the focus to its field', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('search');
  const from = box.locator('input').and(page.getByRole('combobox', { name: 'From', exact: true }));
  await expect(from).toBeVisible();
  await box.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(from).toBeFocused();
  await expect(page).toHaveURL('/');
});

/** Searches with one wrong parameter at a time; a longer proof opens every page with every strange value. */
test('a search with one parameter wrong at a time opens in the browser', { tag: '@long' }, async ({
  page,
}) => {
  const { unknown, huge, Bengali } = strangeValues;
  await openAll(
    page,
    searchesWithOneWrong((at) => [unknown, huge, Bengali][at % 3] ?? []),
  );
});
