import { test } from '@playwright/test';
import { openWithStrange, type StrangeKind, strangeValues } from '../any-parameters.ts';
import { visitors } from '../every-page.ts';
import { become } from '../page-values.ts';

for (const visitor of visitors.filter((name) => name !== 'passer-by'))
  test(`pages of a ${visitor} open in the browser with any parameters`, async ({ page }) => {
    test.setTimeout(400_000);
    const values = await become[visitor](page);
    await openWithStrange(page, visitor, values, Object.keys(strangeValues) as StrangeKind[]);
  });
