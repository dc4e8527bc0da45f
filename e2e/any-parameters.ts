import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { fillIn, pagesOf, type VisitorName } from './every-page.ts';
import { inLanguage } from './look-closely.ts';
import type { PageValues } from './page-values.ts';
import { scriptHasCome } from './script-has-come.ts';
import { searchAddress } from './traveller.ts';

/** Parameter names that pages of the product read; each page ignores the others. */
const names = (
  'from to date period coachType op seats sort trip leg q query page state span until ' +
  'after kind pnr phone token view day show by sold'
).split(' ');

/** Values that no link of ours contains, by kind. */
export const strangeValues = {
  unknown: ['zzz'],
  empty: [''],
  doubled: ['dhaka', 'zzz'],
  huge: ['z'.repeat(400)],
  Bengali: ['ঢাকা ২০২৬'],
} as const;
export type StrangeKind = keyof typeof strangeValues;

/** Query in which every parameter has a strange value. */
const strangeQuery = (kind: StrangeKind): string =>
  new URLSearchParams(
    names.flatMap((name) => strangeValues[kind].map((value): [string, string] => [name, value])),
  ).toString();

/** Searches with one wrong parameter at a time: the n-th gets these values. */
export const searchesWithOneWrong = (valuesOf: (at: number) => readonly string[]): string[] => {
  const right = new URL(searchAddress(3), 'http://x').searchParams;
  return 'from to date period coachType op seats rating punctual sort trip leg'
    .split(' ')
    .flatMap((name, at) =>
      valuesOf(at).map((value) => {
        const query = new URLSearchParams(right);
        query.set(name, value);
        return `/search?${query}`;
      }),
    );
};

/** Opens addresses in the browser and waits for their scripts: no page may crash or answer 5xx. */
export const openAll = async (page: Page, paths: readonly string[]): Promise<void> => {
  let faults: string[] = [];
  const note = (error: Error) => faults.push(error.message);
  const noteLine = (line: ConsoleMessage) => {
    if (line.type() === 'error' && /React|hydrat/i.test(line.text())) faults.push(line.text());
  };
  page.on('pageerror', note).on('console', noteLine);
  for (const path of paths)
    await test.step(path.slice(0, 100), async () => {
      faults = [];
      const answer = await page.goto(path);
      await page.waitForFunction(scriptHasCome);
      expect.soft(answer?.status() ?? 0, path.slice(0, 300)).toBeLessThan(500);
      await expect
        .soft(
          page.getByText(/Something went wrong on our side|আমাদের দিকে একটি সমস্যা হয়েছে/),
          path.slice(0, 300),
        )
        .toHaveCount(0);
      expect.soft(faults, path.slice(0, 300)).toEqual([]);
    });
  page.off('pageerror', note).off('console', noteLine);
};

/** Opens every page of a visitor with strange parameters. */
export const openWithStrange = (
  page: Page,
  visitor: VisitorName,
  values: PageValues,
  kinds: readonly StrangeKind[],
): Promise<void> =>
  openAll(
    page,
    pagesOf(visitor).flatMap(({ path }) =>
      kinds.map((kind) =>
        inLanguage(kind === 'Bengali' ? 'bn' : 'en', `${fillIn(path, values)}?${strangeQuery(kind)}`),
      ),
    ),
  );
