import type { Browser, Page } from '@playwright/test';

/** Opens a browser of its own, as wide as that of a desk. */
export const openDesk = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
