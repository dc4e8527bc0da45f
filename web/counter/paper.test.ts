import { expect, test } from 'vitest';
import { paperMillimetres, printedWidth, qrMillimetres } from './paper.ts';

test.each([58, 80] as const)(
  'a code on %i mm paper fits, each module as wide as whole dots of the printer',
  (width) => {
    for (const modules of [65, 69, 73, 77, 81, 85]) {
      const dots = (qrMillimetres(modules, width) * 8) / modules;
      expect(Number.isInteger(dots)).toBe(true);
      // With modules under three dots a scanner on a moving coach gives up.
      expect(dots).toBeGreaterThanOrEqual(3);
      expect(qrMillimetres(modules, width)).toBeLessThanOrEqual(printedWidth[width]);
    }
  },
);

test('the paper is longer the more seats stand on it', () => {
  const facts = Array.from({ length: 10 });
  const [one, four] = [1, 4].map((seats) =>
    paperMillimetres({ facts, seats: Array.from({ length: seats }) }, 58),
  );
  expect(four ?? 0).toBeGreaterThan((one ?? 0) + 150);
});
