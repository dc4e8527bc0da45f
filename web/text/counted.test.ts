import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { counted } from './counted.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

test('one thing is one thing', () => {
  expect([counted('1', 'journey', 'journeys'), counted('2', 'journey', 'journeys')]).toEqual([
    '1 journey',
    '2 journeys',
  ]);
  expect(counted('0', 'journey', 'journeys')).toBe('0 journeys');
});

test('no text counts things in a sentence that is wrong for one of them', () => {
  const files = globSync('*/*text.ts', { cwd: web });
  expect(files.length).toBeGreaterThan(40);
  const units = /^(ms|business)$/;
  const wrong = files.flatMap((file) =>
    [...readFileSync(web + file, 'utf8').matchAll(/en: [`'][^`']*\$\{count\} ([a-z]+s)\b/g)]
      .filter(([, noun = '']) => !units.test(noun))
      .map(([, noun]) => `${file}: ${noun}`),
  );
  expect(wrong).toEqual([]);
});
