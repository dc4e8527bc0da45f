import type { Visitor } from '@poth/domain/account/actor.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { keepCookies } from './keep-cookies.ts';

/** Ends this session on the server, and takes from the browser what it holds and has proved: the next person starts clean. */
export const signOut =
  (deps: Deps) =>
  async (_: Visitor, browser: Browser & { forget(): void }): Promise<void> => {
    const { headers } = await deps.auth.api.signOut({ headers: browser.headers, returnHeaders: true });
    keepCookies(browser, headers);
    browser.forget();
  };
