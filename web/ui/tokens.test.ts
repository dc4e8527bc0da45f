import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightText = '', darkText = ''] = sheet.split('prefers-color-scheme: dark');

const tokensIn = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const light = tokensIn(lightText);
const dark = new Map([...light, ...tokensIn(darkText)]);

/** Value of a token, following references to other tokens. */
const valueOf = (scheme: ReadonlyMap<string, string>, name: string): string => {
  const value = scheme.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? valueOf(scheme, other) : value;
};

/** Relative luminance as defined by WCAG 2.2. */
const luminanceOf = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrastOf = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** Text colours and their backgrounds. */
const words: Readonly<Record<string, string>> = {
  ink: 'paper card green-50 gold-100 red-50',
  'ink-2': 'paper card green-50 gold-100 line blue-50',
  'ink-3': 'paper card',
  'green-700': 'paper card green-50 green-100',
  'gold-700': 'paper card gold-100',
  'red-700': 'paper card red-50',
  'on-green': 'fill-green fill-green-hover fill-red green-800 green-850 green-900 asphalt mark-amex',
  'on-green-2': 'green-850 green-900 asphalt',
  'on-gold': 'gold-400 gold-500',
  'on-tint': 'tint-sky tint-peach tint-lilac tint-mint tint-sun tint-rose',
  ...Object.fromEntries(
    ['bkash', 'nagad', 'upay', 'rocket', 'dbbl', 'mastercard', 'visa'].map((mark) => [
      `mark-${mark}`,
      'card',
    ]),
  ),
};
/** Borders that carry meaning, and the colours beside them. */
const edges: Readonly<Record<string, string>> = {
  'line-control': 'paper card',
  'green-500': 'card',
  'red-500': 'card',
  'pink-500': 'card',
  'ink-3': 'card',
};

test.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme words keep 4.5:1 and edges 3:1', (_name, scheme) => {
  for (const [pairs, least] of [
    [words, 4.5],
    [edges, 3],
  ] as const)
    for (const [mark, grounds] of Object.entries(pairs))
      for (const ground of grounds.split(' '))
        expect(
          contrastOf(valueOf(scheme, mark), valueOf(scheme, ground)),
          `${mark} on ${ground}`,
        ).toBeGreaterThanOrEqual(least);
});

test('the dark scheme changes tokens that there are', () => {
  expect([...tokensIn(darkText).keys()].filter((name) => !light.has(name))).toEqual([]);
});

/** Colours that are the same in either scheme for a reason: codes and paper, and translucent shades. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  'counter/thermal.module.css': ['#fff', '#000', '#fff', '#000'],
  'identity/security.module.css': ['#fff'],
  'ticket/ticket.module.css': ['#fff', '#000'],
};

test('no sheet but that of the tokens has a colour of its own', () => {
  const found: Record<string, string[]> = {};
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  ))
    if (file !== join('ui', 'tokens.css') && !file.startsWith('build')) {
      const colours = [...readFileSync(join(web, file), 'utf8').matchAll(/#[\da-f]{3,8}\b(?!.*\{)/gi)];
      if (colours.length > 0) found[file] = colours.map(([colour]) => colour);
    }
  expect(found).toEqual(fixed);
});
