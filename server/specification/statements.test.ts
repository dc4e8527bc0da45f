import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const path = fileURLToPath(new URL('../../docs/specification.md', import.meta.url));
const text = readFileSync(path, 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line));
const cells = rows.map((row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim()),
);

test('each of the 279 statements has one row, in order, with its verdict and what holds it', () => {
  expect(cells.map(([number]) => Number(number))).toEqual(Array.from({ length: 279 }, (_, at) => at + 1));
  for (const [number, statement, verdict, holds, ...more] of cells)
    expect([number, statement !== '', verdict, holds, more]).toEqual([
      number,
      true,
      expect.stringMatching(/^(met(; .+)?|differs: .+|not met: .+)$/),
      expect.stringMatching(/^\[.+\]\(.+\)$/),
      [],
    ]);
});

test('every file that the page names is there', () => {
  const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(279);
  const gone = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(path), link)));
  expect(gone).toEqual([]);
});
