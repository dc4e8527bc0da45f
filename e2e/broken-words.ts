import type { Page } from '@playwright/test';

/**
 * Lists words that are broken between two lines, letter from letter. Addresses and payment numbers, which are longer
 * than a line of a narrow phone, are left out.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longestLetters = 14;
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Words for screen readers alone are clipped to a pixel.
      const isClipped = (part: Element): boolean => part instanceof HTMLElement && part.offsetWidth <= 1;
      if (!parent?.checkVisibility()) continue;
      if (isClipped(parent) || isClipped(parent.closest('thead, .visually-hidden') ?? document.body))
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–·@./,]+/gu)) {
        if (word.length > longestLetters) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()];
        const [first] = rects;
        if (first && rects.some(({ top }) => top > first.top + first.height / 2)) broken.add(word);
      }
    }
    return [...broken];
  });
