import { password, signUp } from '../newcomer.ts';
import { dayAhead, freeSeats, openSeatMap, searchAddress, seat, takeSeat } from '../traveller.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { announcedText, recordAnnouncements } from '../spoken-text.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the slides of the banner say which of how many they are, and stand still when asked', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'What Poth offers' });
  await expect(banner).toMatchAriaSnapshot(`
    - region "What Poth offers":
      - group "Slide 1 of 3":
        - heading [level=2]
        - paragraph
      - button "Slide 1 of 3"
      - button "Slide 2 of 3"
      - button "Slide 3 of 3"
      - button "Play the slides"
  `);
  const play = banner.getByRole('button', { name: 'Play the slides' });
  await scriptHasComeTo(play);
  await play.press('Enter');
  await banner.getByRole('button', { name: 'Stop the slides' }).press('Enter');
  await banner.getByRole('button', { name: 'Slide 2 of 3' }).press('Enter');
  await expect(banner.getByRole('group', { name: 'Slide 2 of 3' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
});

test('places are chosen in a combobox that says how many there are and which is meant', async ({ page }) => {
  await page.goto('/');
  // Until the script has loaded it is a native list.
  const field = page.locator('input').and(page.getByRole('combobox', { name: 'From', exact: true }));
  await field.click();
  await field.fill('dha');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'From' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ places?$/ })).toBeAttached();
  const meant = () => field.getAttribute('aria-activedescendant');
  const first = await meant();
  await field.press('ArrowDown');
  await expect.poll(meant).not.toBe(first);
  await expect(list.locator(`[id="${await meant()}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('the date is said in the words of the page, as it is typed, filled in and sent', async ({ page }) => {
  const day = dayAhead(4);
  const inWords = new RegExp(
    new Date(`${day}T00:00:00Z`).toLocaleDateString('bn-BD', { day: 'numeric', timeZone: 'UTC' }),
  );
  await page.goto('/bn');
  const date = page.getByLabel('যাত্রার তারিখ');
  await expect(date).toHaveAccessibleDescription(/[০-৯]/);
  await date.fill(day);
  await expect(date).toHaveAccessibleDescription(inWords);
  const typed = await date.evaluate((it) => it.getAttribute('aria-describedby'));
  const words = await page.locator(`[id="${typed}"]`).innerText();
  const quick = page.getByRole('list', { name: 'দ্রুত তারিখ বেছে নিন' });
  await quick.getByRole('link', { name: 'আগামীকাল' }).click();
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(dayAhead(1));
  await expect(date).not.toHaveAccessibleDescription(words);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('a search says in words for which day it was', async ({ page }) => {
    await page.goto(`/bn/search?from=dhaka&to=dhaka&date=${dayAhead(4)}`);
    await expect(page.getByLabel('যাত্রার তারিখ')).toHaveAccessibleDescription(/[০-৯]/);
  });
});

test('every seat says its place, its state and its price; what others take is gathered, and one’s own seat is told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await recordAnnouncements(page);
  await openSeatMap(page, searchAddress(7), 3);
  const map = page.getByRole('group', { name: /^Seat map of / });
  await expect(map).toHaveAccessibleDescription(/Arrow keys go from seat to seat/);
  const named =
    /^Seat \w+(, (lower|upper) deck)?, (window|aisle|middle)(, [a-z’ ]+)*, (available, [\d,]+ taka|sold|held by someone|selected)$/;
  for (const one of await map.getByRole('checkbox').all()) await expect(one).toHaveAccessibleName(named);
  const [mine = '', ...rest] = await freeSeats(page);
  await takeSeat(page, mine);
  await expect(page.getByText('Your seats are held').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveAccessibleName('Your seats are held');
  await expect(page.locator('[role="timer"]')).not.toHaveAttribute('aria-live');
  await expect.poll(() => announcedText(page)).toContain(`Seat ${mine} is held for you.`);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openSeatMap(other, searchAddress(7), 3);
  const theirs = rest.slice(-3);
  for (const seatNo of theirs) await takeSeat(other, seatNo);
  for (const seatNo of theirs) await expect(seat(page, seatNo)).toHaveAccessibleName(/held by someone/);
  await expect.poll(() => announcedText(page)).toMatch(/was taken by someone/);
  const said = (await announcedText(page)).split('\n').filter((line) => /taken by someone/.test(line));
  expect(said.length, 'what others take is gathered').toBeLessThan(3);
  await other.context().close();
});

test('what has been done is said where one arrives', async ({ page }) => {
  await recordAnnouncements(page);
  const email = await signUp(page, 'Rahima Khatun', '/about-us');
  await page.context().clearCookies();
  await page.goto('/login?to=%2Ffaqs');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'User Login successfully' })).toBeVisible();
  await expect.poll(() => announcedText(page)).toContain('User Login successfully');
  await page.reload();
  await expect(page.getByText('User Login successfully')).toHaveCount(0);
});
