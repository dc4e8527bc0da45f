import type { Account } from '@poth/domain/account/account.ts';
import { deskSessionIsOver } from '@poth/domain/account/session-rules.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { keepCookies } from './keep-cookies.ts';
import { readSession, touchSession } from './store.ts';

/**
 * Who is behind a browser's session cookie, asked of the database with every request: a session that was ended, an
 * account that was shut out, a desk that was left alone for too long is nobody at once.
 * Answers the account, or the account that still owes its second factor.
 */
export const recognise =
  (deps: Pick<Deps, 'auth' | 'db' | 'now'>) =>
  async (browser: Browser): Promise<{ account: Account | null; awaiting: Account | null }> => {
    const nobody = { account: null, awaiting: null };
    if (!/(?:^|; )(?:__Host-)?sid=/.test(browser.headers.get('cookie') ?? '')) return nobody;
    const { headers, response } = await deps.auth.api.getSession({
      headers: browser.headers,
      returnHeaders: true,
    });
    keepCookies(browser, headers);
    const read = response && (await readSession(deps.db, response.session.id));
    if (!read || read.disabledAt) return nobody;
    const { account } = read;
    const hasDesk = account.isAdmin || account.membership !== null;
    if (hasDesk && deskSessionIsOver(read, deps.now())) return nobody;
    await touchSession(deps.db, account.session.sessionId);
    return account.hasSecondFactor && !account.session.secondFactor
      ? { account: null, awaiting: account }
      : { account, awaiting: null };
  };
