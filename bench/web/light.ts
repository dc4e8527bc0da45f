import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { installPackages } from '../../scripts/runtime.mjs';
import { percentile } from '../figures.ts';

/** Lighthouse's categories, in its own order, each from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type Light = Record<Category, number> & {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits that cost points in the median run. */
  lost: string[];
};

type Audit = { id: string; title: string; score: number | null; numericValue?: number };
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Folder with a lock file of its own: an eighth of all packages, which nothing else needs. */
const folder = fileURLToPath(new URL('../lighthouse/', import.meta.url));
const spareTries = 3;

/** Installs and loads Lighthouse. */
export const loadLighthouse = async (log: (line: string) => void): Promise<Lighthouse> => {
  await installPackages(log, folder);
  const entry = createRequire(folder).resolve('lighthouse');
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
};

/** Lighthouse opens pages in the browser's own profile: the previous visitor's cookies are cleared. */
const comeAs = async (browser: Browser, url: string, cookie: string): Promise<void> => {
  const client = await browser.newBrowserCDPSession();
  await client.send('Storage.clearCookies', {});
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  if (cookie) await client.send('Storage.setCookies', { cookies: [{ name, value, url }] });
  await client.detach();
};

/**
 * Runs Lighthouse on a page several times, as its mobile phone on slow 4G, and takes the median of each category. port:
 * the debugging port of the browser.
 */
export const lookLighthouse = async (
  lighthouse: Lighthouse,
  browser: Browser,
  url: string,
  { port, cookie, runs }: { port: number; cookie: string; runs: number },
): Promise<Light> => {
  const reports: Report[] = [];
  for (let tries = 1; reports.length < runs; tries++) {
    await comeAs(browser, url, cookie);
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
    });
    const error = result ? result.lhr.runtimeError : { message: 'Lighthouse said nothing' };
    // On a busy machine a run fails now and then.
    if (error && tries >= runs + spareTries) throw new Error(`${url}: ${error.message}`);
    if (result && !error) reports.push(result.lhr);
  }
  const scoreOf = (report: Report, category: Category) => (report.categories[category]?.score ?? 0) * 100;
  const median = (of: (report: Report) => number) =>
    percentile(
      reports.map(of).toSorted((a, b) => a - b),
      0.5,
    );
  const figure = (audit: string) => median(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const middle = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    reports.length >> 1
  ];
  const lost = categories.flatMap((category) =>
    (middle?.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (middle?.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    ...(Object.fromEntries(
      categories.map((category) => [category, median((report) => scoreOf(report, category))]),
    ) as Record<Category, number>),
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    lost: [...new Set(lost)],
  };
};
