import type { Browser } from '@playwright/test';

/** What a first visit transfers, in bytes as they travel, by kind. */
export type Weight = {
  document: number;
  script: number;
  style: number;
  font: number;
  image: number;
  other: number;
};

const kindOf: Record<string, keyof Weight> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Opens a page as a phone that has never been here and counts what comes over the line until it is quiet. */
export const weigh = async (browser: Browser, url: string, cookie: string): Promise<Weight> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (cookie) await client.send('Network.setExtraHTTPHeaders', { headers: { cookie } });
  const kinds = new Map<string, string>();
  const weight: Weight = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kindOf[kinds.get(requestId) ?? ''] ?? 'other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return weight;
};
