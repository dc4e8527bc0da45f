import type { Page } from '@playwright/test';

/** Share of the window that sticky and fixed parts cover: 0 to 1. */
export const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isStuck = (one: Element | null): boolean => {
      if (!one) return false;
      const { position, bottom, top } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const clings =
        (top !== 'auto' && Math.abs(box.top - Number.parseFloat(top)) < 1) ||
        (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1);
      return position === 'fixed' || (position === 'sticky' && clings) || isStuck(one.parentElement);
    };
    const across = [0.1, 0.3, 0.5, 0.7, 0.9];
    const down = Array.from({ length: 16 }, (_, line) => (line + 0.5) / 16);
    const covered = down.flatMap((y) =>
      across.filter((x) => isStuck(document.elementFromPoint(x * innerWidth, y * innerHeight))),
    );
    return covered.length / (across.length * down.length);
  });

/** Applies the spacing that a reader may set (WCAG 1.4.12). */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Words that are not fully visible: clipped by their box, out of it, or out of the window. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Some words are for screen readers only at some widths, hidden like .visually-hidden.
    const isMeant = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(one).clipPath !== 'inset(50%)' &&
      !one.closest('.visually-hidden, .skip, [aria-hidden="true"], script, style, noscript, select, svg');
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const clips = (one: Element) => /hidden|clip/.test(getComputedStyle(one).overflow);
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { currentNode: text } = walk;
      const stands = text.parentElement;
      if (!stands || !text.nodeValue?.trim() || !isMeant(stands)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const tell = (how: string) => found.add(`${how}: ${stands.outerHTML.slice(0, 120)}`);
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(stands)) tell('out of the window');
      for (let one: Element | null = stands; one && one !== document.body; one = one.parentElement) {
        const around = one.getBoundingClientRect();
        // A line is taller than its letters: half of the leading may stick out.
        const outOf =
          box.right > around.right + 2 || box.bottom > around.bottom + 6 || box.top < around.top - 6;
        if (outOf && (clips(one) || one.matches('.btn, .chip, button, td, th, label, summary'))) {
          tell(clips(one) ? 'clipped' : `out of its ${one.tagName.toLowerCase()}`);
          break;
        }
        if (scrolls(one) || getComputedStyle(one).position === 'absolute') break;
      }
    }
    return [...found];
  });
