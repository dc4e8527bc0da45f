import type { Page } from '@playwright/test';
import { fillIn, pagesOf, visitors } from '../every-page.ts';
import { prepareVisitor } from '../page-values.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { openNextCoach, openShift, becomeAgent } from '../sales-agent.ts';
import { expect, test } from '../test.ts';

// A service worker that keeps the scripts would deliver them at once.
test.use({ serviceWorkers: 'block' });

/** Delays the scripts of pages like a slow network: from hold() on, until letGo(). */
const slowScripts = async (page: Page): Promise<{ hold: () => void; letGo: () => void }> => {
  let held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    hold: () => {
      held = Promise.withResolvers<void>();
    },
    letGo: () => held.resolve(),
  };
};

/** Opens a page as the server rendered it, without its scripts. */
const openDrawn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
};

/** Changes all visible fields before any script has loaded; returns their values by name. */
const changeAll = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'main input:not([type="hidden"], [type="file"], [type="checkbox"]), main textarea, main select',
    );
    const changed: [string, string][] = [];
    const groups = new Set<string>();
    for (const [index, field] of [...all].entries()) {
      if (field.disabled || !field.checkVisibility()) continue;
      if (field instanceof HTMLSelectElement) {
        if (field.options.length < 2) continue;
        field.selectedIndex = field.selectedIndex === 1 ? 0 : 1;
      } else if (field.readOnly) continue;
      else if (field instanceof HTMLInputElement && field.type === 'radio') {
        if (field.checked || groups.has(field.name)) continue;
        groups.add(field.name);
        field.checked = true;
      } else if (field.type === 'date') field.value = '2031-01-04';
      else if (field.type === 'time') field.value = '11:11';
      else field.value = field.type === 'number' ? '7' : `${field.value}7`;
      field.dataset.early = String(index);
      changed.push([`${index} ${field.name}`, field.value]);
    }
    return changed;
  });

/** Reads the present values; a field that was replaced is found by its name. */
const readAgain = (page: Page, names: readonly string[]): Promise<[string, string][]> =>
  page.evaluate(
    (wanted) =>
      wanted.map((key): [string, string] => {
        const [index = '', name = ''] = key.split(' ');
        const field =
          document.querySelector<HTMLInputElement>(`[data-early="${index}"]`) ??
          document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
        const isUntold = field?.type === 'radio' && !field.checked;
        return [key, !field ? 'gone' : isUntold ? 'not chosen' : field.value];
      }),
    names,
  );

for (const visitor of visitors.filter((name) => name !== 'agent'))
  test(`what is typed before the script comes stays, on the pages of a ${visitor}`, async ({ page }) => {
    test.setTimeout(600_000);
    const values = await prepareVisitor[visitor](page);
    const scripts = await slowScripts(page);
    let count = 0;
    for (const { path } of pagesOf(visitor)) {
      const address = fillIn(path, values);
      scripts.hold();
      await openDrawn(page, address);
      const typed = await changeAll(page);
      scripts.letGo();
      if (typed.length === 0) continue;
      await page.waitForFunction(scriptHasCome);
      const now = await readAgain(
        page,
        typed.map(([name]) => name),
      );
      // A choice may remove fields that depend on it: another town has other counters.
      const stayed = typed.filter((_, at) => now[at]?.[1] !== 'gone');
      expect
        .soft(
          now.filter(([, value]) => value !== 'gone'),
          address,
        )
        .toEqual(stayed);
      count += typed.length;
    }
    console.log(`${visitor}: ${count} fields`);
    expect(count).toBeGreaterThan(0);
  });

test('who is in the list of places when the script comes goes on in the field, by keyboard', async ({
  page,
}) => {
  const { letGo } = await slowScripts(page);
  await openDrawn(page, '/');
  const list = page.getByRole('search').getByLabel('From', { exact: true });
  await list.focus();
  await page.keyboard.type('Dh');
  letGo();
  const field = page.getByRole('combobox', { name: 'From', exact: true });
  await expect(field).toHaveAttribute('aria-expanded');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Dhaka');
  await page.keyboard.type('Bogu');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Bogura');
});

test('how a sale is paid and its seats, chosen before the script comes, count', async ({ page }) => {
  await becomeAgent(page, 'desh-travels');
  await openShift(page);
  const { seats } = await openNextCoach(page);
  const { letGo } = await slowScripts(page);
  await openDrawn(page, page.url());
  await page.getByLabel('Seats', { exact: true }).fill(seats[0] ?? '');
  await page.getByRole('radio', { name: /^Mobile money/ }).check({ force: true });
  letGo();
  await expect(page.getByRole('button', { name: /^Sell for/ })).toBeVisible();
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue(seats[0] ?? '');
  await expect(page.getByRole('radio', { name: /^Mobile money/ })).toBeChecked();
});

test('what is selected while the script takes over is replaced by what is typed', async ({ page }) => {
  await prepareVisitor.owner(page);
  // React writes to the seats of the preview, which come after the text, before it has finished hydrating the page.
  await page.addInitScript(() => {
    const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
    let selected = false;
    Object.defineProperty(HTMLInputElement.prototype, 'checked', {
      ...checked,
      set(this: HTMLInputElement, value: boolean) {
        checked?.set?.call(this, value);
        if (selected || this.closest('form')) return;
        selected = true;
        const plan = document.querySelector('textarea');
        plan?.focus();
        plan?.select();
      },
    });
  });
  await page.goto('/seat-plans/new');
  await page.waitForFunction(scriptHasCome);
  await page.keyboard.insertText('A1 A2');
  await expect(page.getByLabel('The plan as text')).toHaveValue('A1 A2');
});
