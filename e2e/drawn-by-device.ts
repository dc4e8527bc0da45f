import type { CDPSession, Page } from '@playwright/test';

type DomNode = {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DomNode[];
};

const textType = 3;
const bengali = /[\u0980-\u09ff]/;
const unseen = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE']);

/** Elements under a node with text of their own, and that text. */
const withWords = (node: DomNode): { nodeId: number; words: string }[] => {
  if (unseen.has(node.nodeName)) return [];
  const children = node.children ?? [];
  const words = children
    .filter(({ nodeType }) => nodeType === textType)
    .map(({ nodeValue }) => nodeValue.trim())
    .join(' ')
    .trim();
  return [...(words ? [{ nodeId: node.nodeId, words }] : []), ...children.flatMap(withWords)];
};

const isMonospace = async (cdp: CDPSession, nodeId: number): Promise<boolean> => {
  const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
  return computedStyle.some(({ name, value }) => name === 'font-family' && value.includes('monospace'));
};

/** Words of the current page that a font of the device draws; fails if an element disappears meanwhile. */
const readDrawn = async (cdp: CDPSession): Promise<string[]> => {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1 });
  const found: string[] = [];
  for (const { nodeId, words } of withWords(root as DomNode)) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    const strange = fonts.filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 0);
    if (strange.length === 0) continue;
    if (!bengali.test(words) && (await isMonospace(cdp, nodeId))) continue;
    found.push(`${words.slice(0, 60)}: ${strange.map(({ familyName }) => familyName).join(', ')}`);
  }
  return found;
};

const mostReadings = 5;

/**
 * Words of the page that Chromium has drawn with a font of the device: on another device they look different or are
 * empty boxes. Words in the device's own monospace are allowed, except Bangla. A page that changes while it is read
 * (its script loads, a clock ticks) is read again.
 */
export const drawnByDevice = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  const cdp = await page.context().newCDPSession(page);
  try {
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    for (let reading = 1; ; reading += 1)
      try {
        return await readDrawn(cdp);
      } catch (error) {
        if (reading === mostReadings || !/Could not find node/.test(String(error))) throw error;
      }
  } finally {
    await cdp.detach();
  }
};
