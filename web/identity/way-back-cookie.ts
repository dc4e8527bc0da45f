import { wayBack } from '@poth/domain/identity/way-back.ts';
import type { RequestContext } from '../ctx.ts';

const cookie = 'way-back';

/**
 * Remembers in this browser the page to return to for a person who leaves to read a mail; for a day, as long as its
 * link is good.
 */
export const rememberWayBack = ({ browser }: Pick<RequestContext, 'browser'>, to: string): void =>
  browser.keep(`${cookie}=${encodeURIComponent(to)}; Path=/; Max-Age=${24 * 3600}; SameSite=Lax; HttpOnly`);

/** Takes the remembered page, once; null if there is none of ours. */
export const takeWayBack = ({ browser }: Pick<RequestContext, 'browser'>): string | null => {
  const kept = /(?:^|; )way-back=([\w%.~!*'()-]+)/.exec(browser.headers.get('cookie') ?? '')?.[1];
  if (!kept) return null;
  browser.keep(`${cookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`);
  try {
    return wayBack(decodeURIComponent(kept));
  } catch {
    return null;
  }
};
