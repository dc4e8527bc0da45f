import type { Page } from '@playwright/test';
import { unsentNotice } from '../cut-network.ts';
import { fillIn, pagesOf, visitors } from '../every-page.ts';
import { prepareVisitor } from '../page-values.ts';
import { isOfReact, scriptHasCome } from '../script-has-come.ts';
import { expect, test } from '../test.ts';

// The service worker handles logging out, files and whole pages, and its own requests could not be cut here; it has
// tests of its own.
test.use({ serviceWorkers: 'block' });

/** Forms that send nothing themselves: the boarding page works offline and stores its marks. */
const withoutNetwork = 'form:not([action])';

/**
 * Numbers the forms of the page, one of each kind: a list of people has the same three in every row, and other journeys
 * change such lists meanwhile. Opens the folds around them; returns their number.
 */
const prepare = (page: Page): Promise<number> =>
  page.evaluate((ownWay) => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    const fieldsOf = (form: HTMLFormElement): string =>
      [...form.elements]
        .map((one) =>
          one instanceof HTMLButtonElement || one.getAttribute('name') === 'intent'
            ? `${one.getAttribute('name')}=${one.getAttribute('value')}`
            : `${one.getAttribute('name')}`,
        )
        .join();
    const forms = [...document.forms].filter((form) => !form.matches(ownWay) && form.elements.length > 0);
    const kinds = Map.groupBy(forms, (form) => `${form.method} ${form.className} ${fieldsOf(form)}`);
    for (const [index, [form]] of [...kinds.values()].entries()) {
      if (!form) continue;
      form.noValidate = true;
      form.dataset.cut = String(index);
    }
    return kinds.size;
  }, withoutNetwork);

/** Types into the empty text fields of a form; returns the values of all of them. */
const fill = (page: Page, index: number): Promise<string[]> =>
  page.evaluate((at) => {
    const form = document.querySelector<HTMLFormElement>(`form[data-cut="${at}"]`);
    const fields = [
      ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
    ];
    const typed = fields.filter(
      (field) => !field.disabled && /^(text|tel|email|search|password|textarea)$/.test(field.type),
    );
    const placeOf = (field: Element) =>
      field.role === 'combobox'
        ? field.closest('form')?.querySelectorAll('[role="combobox"]')[1] === field
          ? 'Bogura'
          : 'Dhaka'
        : undefined;
    const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    for (const field of typed) if (!field.value) write(field, placeOf(field) ?? 'kept');
    return typed.map(({ value }) => value);
  }, index);
const read = (page: Page, index: number): Promise<string[] | null> =>
  page.evaluate((at) => {
    const form = document.querySelector<HTMLFormElement>(`form[data-cut="${at}"]`);
    if (!form) return null;
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return fields
      .filter((field) => !field.disabled && /^(text|tel|email|search|password|textarea)$/.test(field.type))
      .map(({ value }) => value);
  }, index);
const press = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => {
    const form = document.querySelector<HTMLFormElement>(`form[data-cut="${at}"]`);
    const button = [...(form?.elements ?? [])].find(
      (one): one is HTMLButtonElement =>
        one instanceof HTMLButtonElement && one.type === 'submit' && !one.disabled,
    );
    form?.requestSubmit(button);
  }, index);

for (const visitor of visitors)
  test(`every form on the pages of a ${visitor} is kept when its network is cut`, async ({ page }) => {
    test.setTimeout(600_000);
    const values = await prepareVisitor[visitor](page);
    const seen: string[] = [];
    for (const { path } of pagesOf(visitor)) {
      const address = fillIn(path, values);
      await page.goto(address);
      if ((await page.locator('form').count()) === 0) continue;
      // The form of a page without React is the browser's own, which keeps what was typed.
      if (!(await page.evaluate(isOfReact))) continue;
      await page.waitForFunction(scriptHasCome);
      const opened = page.url();
      const forms = await prepare(page);
      for (let index = 0; index < forms; index += 1)
        for (const cut of ['before', 'while'] as const) {
          const name = `${address} form ${index + 1} of ${forms}, ${cut} sending`;
          await test.step(name, async () => {
            await page.goto(address);
            await page.waitForFunction(scriptHasCome);
            await prepare(page);
            const typed = await fill(page, index);
            if (cut === 'before') {
              await page.context().setOffline(true);
              // On a busy machine the page hears of it late, and its requests are cut even later.
              await page.waitForFunction(
                async () => !navigator.onLine && (await fetch('/healthz').catch(() => null)) === null,
              );
            } else await page.route(/\.data(\?|$)/, (route) => route.abort());
            const { pathname } = new URL(page.url());
            // No earlier press has taken effect: it would have led to another page, or ended the session.
            expect.soft(pathname, name).toBe(new URL(opened).pathname);
            await press(page, index);
            await expect.soft(unsentNotice(page), name).toBeVisible();
            await expect.soft(unsentNotice(page), name).not.toContainText('This arrived', { timeout: 1_000 });
            expect.soft(new URL(page.url()).pathname, name).toBe(pathname);
            expect.soft(await read(page, index), name).toEqual(typed);
            await page.context().setOffline(false);
            await page.unroute(/\.data(\?|$)/);
          });
          seen.push(name);
        }
    }
    console.log(`${visitor}: ${seen.length / 2} forms cut`);
    expect(seen.length).toBeGreaterThan(0);
  });
