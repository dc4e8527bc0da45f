import type { Browser } from '@playwright/test';

/** Bytes that a first visit transfers, compressed as sent, by kind. */
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

/**
 * Opens a page as a phone on its first visit and counts the transferred bytes until the network is quiet; also lists
 * the font files.
 */
export const weigh = async (
  browser: Browser,
  url: string,
  cookie: string,
): Promise<{ weight: Weight; fontFiles: string[] }> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (cookie) await client.send('Network.setExtraHTTPHeaders', { headers: { cookie } });
  const kinds = new Map<string, string>();
  const weight: Weight = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  const fontFiles: string[] = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (type === 'Font') fontFiles.push(new URL(response.url).pathname);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kindOf[kinds.get(requestId) ?? ''] ?? 'other'] += encodedDataLength;
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  return { weight, fontFiles };
};
