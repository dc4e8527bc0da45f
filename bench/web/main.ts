import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, installTestTools, requireJourneyTools } from '../../scripts/test-tools.mjs';
import { freePort } from '../../server/testing/free-port.ts';
import { startProgram, waitUntilFilled } from '../program.ts';
import { openPool } from '../tape.ts';
import { most } from './bounds.ts';
import { categories, loadLighthouse, lookLighthouse } from './light.ts';
import { articles, pagesOf } from './pages.ts';
import { type Weight, weigh } from './weigh.ts';

// npm run bench:web: prints the bytes that a first visit transfers, page by page and in both languages, and
// Lighthouse's scores.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const say = (line: string) => console.error(`web: ${line}`);

const mostShift = 0.02;
const leastMark = 98;

await installTestTools(say, { browser: true });
requireJourneyTools();
const lighthouse = await loadLighthouse(say);
say('starting the program');
const program = await startProgram();
const pool = openPool(program.databaseUrl);
const port = await freePort();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const ruler = (cells: readonly string[]) => row(cells.map((_, at) => (at === 0 ? '---' : '--:')));
const short: string[] = [];

try {
  await waitUntilFilled(program.databaseUrl);
  const pages = await pagesOf(program, pool);

  const kinds = ['document', 'script', 'style', 'font', 'image', 'other'] as const satisfies (keyof Weight)[];
  const heads = ['kB of a first visit', ...kinds, 'all', 'before fonts'];
  const weights = [row(heads), ruler(heads)];
  for (const { name, path, cookie, isReadOnly } of [...pages, ...articles])
    for (const language of ['en', 'bn'] as const) {
      const url = `${program.portalUrl}${language === 'bn' ? `/bn${path === '/' ? '' : path}` : path}`;
      const { weight, fontFiles } = await weigh(browser, url, cookie);
      const all = kinds.reduce((bytes, kind) => bytes + weight[kind], 0);
      const beforeFonts = all - weight.font;
      weights.push(
        row([`${name}, ${language}`, ...kinds.map((kind) => kb(weight[kind])), kb(all), kb(beforeFonts)]),
      );
      if (weight.script > (isReadOnly ? most.articleScript : most.script))
        short.push(`${name} (${language}): ${kb(weight.script)} kB of script`);
      if (beforeFonts > most.beforeFonts)
        short.push(`${name} (${language}): ${kb(beforeFonts)} kB before fonts`);
      if (language === 'en' && fontFiles.some((file) => file.includes('/bengali-')))
        short.push(`${name} (en): a file of Bengali letters`);
      if (path === '/' && language === 'bn' && all > most.homeInBangla)
        short.push(`${name} (bn): ${kb(all)} kB in all`);
      if (weight.font > most.bengaliFont) short.push(`${name} (${language}): ${kb(weight.font)} kB of fonts`);
    }
  console.log(`${weights.join('\n')}\n`);

  const marks = ['Lighthouse, mobile', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
  console.log(`${row(marks)}\n${ruler(marks)}`);
  for (const { name, path, cookie, isPrivate } of pages) {
    const light = await lookLighthouse(lighthouse, browser, program.portalUrl + path, {
      port,
      cookie,
      runs: Number(values.runs),
    });
    console.log(
      row([
        name,
        ...categories.map((category) => light[category].toFixed(0)),
        light.fcpMs.toFixed(0),
        light.lcpMs.toFixed(0),
        light.tbtMs.toFixed(0),
        light.cls.toFixed(3),
      ]),
    );
    if (light.cls >= mostShift) short.push(`${name}: moves by ${light.cls.toFixed(3)}`);
    for (const category of categories)
      if (light[category] < leastMark && !(isPrivate && category === 'seo'))
        short.push(`${name}: ${category} ${light[category].toFixed(0)} (${light.lost.join(', ')})`);
  }
} finally {
  await browser.close();
  await pool.end();
  await program.stop();
}
console.log(
  short.length === 0 ? '\nevery bound is kept' : `\n${short.map((line) => `short: ${line}`).join('\n')}`,
);
process.exitCode = short.length === 0 ? 0 : 1;
