import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated the first element of a locator. A press before that works as without a script: a link
 * leads to its page, a form is sent; so a journey about the script has to wait.
 */
export const scriptHasComeTo = (to: Locator): Promise<void> =>
  expect
    .poll(() => to.first().evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))), {
      message: 'the script has come',
      timeout: 20_000,
    })
    .toBe(true);
