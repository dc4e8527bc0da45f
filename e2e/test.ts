import { randomInt } from 'node:crypto';
import { type Browser, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Unique address: limits by address apply in journeys as they do for people. */
const newAddress = (): string => `11.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Test of a journey. Each browser context calls from an address of its own, in the proxy's header. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = (options) =>
        open({
          ...options,
          extraHTTPHeaders: { 'x-forwarded-for': newAddress(), ...options?.extraHTTPHeaders },
        });
      await use(browser);
      browser.newContext = open;
    },
    { scope: 'worker' },
  ],
});
