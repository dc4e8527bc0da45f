import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line no-var -- the only way to name a thing of the window
  var saidAloud: string[] | undefined;
}

/** Makes the page record from now on what its live regions announce: changes in them, and alerts that appear. */
export const recordAnnouncements = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const live = '[role="status"], [role="alert"], [aria-live]';
    const said: string[] = [];
    globalThis.saidAloud = said;
    const hear = (node: Node): void => {
      const near = node instanceof Element ? node : node.parentElement;
      const regions = [near?.closest(live), ...(node instanceof Element ? node.querySelectorAll(live) : [])];
      for (const region of regions) {
        const text = region?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) hear(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

/** Sentences announced on the page since it was opened. */
export const announcedText = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis.saidAloud ?? []).join('\n'));
