import type { Browser, Page } from '@playwright/test';

/** Opens a new browser as wide as a desk's. */
export const openDesk = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
