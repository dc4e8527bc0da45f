import type { Browser } from '../http/browser.ts';

/** Sends the cookies that the auth library set along with the answer. */
export const forwardCookies = (browser: Browser, headers: Headers | undefined | null): void => {
  for (const cookie of headers?.getSetCookie() ?? []) browser.keep(cookie);
};
