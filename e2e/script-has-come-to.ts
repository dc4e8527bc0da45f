import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has taken over what a locator finds first. A press before that does what it does without a script: a
 * link leads to its page, a form is sent; a journey that is about the script waits for it.
 */
export const scriptHasComeTo = (to: Locator): Promise<void> =>
  expect
    .poll(() => to.first().evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))), {
      message: 'the script has come',
      timeout: 20_000,
    })
    .toBe(true);
