import { most } from '../bench/web/bounds.ts';
import { weigh } from '../bench/web/weigh.ts';
import { expect, test } from './test.ts';

// Importing a rule brings its schema, and zod with it, unless the two are in separate files.
for (const path of ['/', '/search?from=dhaka&to=sylhet', '/ticket'])
  test(`a first visit of ${path} keeps to the bytes of script`, async ({ browser, baseURL }) => {
    const { weight } = await weigh(browser, `${baseURL}${path}`, '');
    expect(weight.script).toBeGreaterThan(50_000);
    expect(weight.script).toBeLessThanOrEqual(most.script);
  });
