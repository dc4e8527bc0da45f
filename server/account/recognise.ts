import { isAPIError } from 'better-auth/api';
import type { Account } from '@poth/domain/account/account.ts';
import { briefSessionIsOver, deskSessionIsOver } from '@poth/domain/account/session-rules.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { keepCookies } from './keep-cookies.ts';
import { bearerIn, openSessionToken } from './session-token.ts';
import { readSession, touchSession } from './store.ts';

type AuthDeps = Pick<Deps, 'auth' | 'db' | 'linkSigner' | 'now'>;

/** The session that the library's cookie opens. Problems: unavailable. */
const sessionOfCookie = async ({ auth }: AuthDeps, browser: Browser): Promise<string | undefined> => {
  if (!/(?:^|; )(?:__Host-)?sid=/.test(browser.headers.get('cookie') ?? '')) return undefined;
  const asked = auth.api.getSession({ headers: browser.headers, returnHeaders: true });
  const { headers, response } = await asked.catch((thrown) => {
    // The library says this of a database that it cannot reach, and keeps the cause to itself.
    throw isAPIError(thrown) && thrown.body?.code === 'FAILED_TO_GET_SESSION'
      ? new Problem('unavailable')
      : thrown;
  });
  keepCookies(browser, headers);
  return response?.session.id;
};

/**
 * Who is behind a browser's session cookie or a client's bearer token, asked of the database with every request: a
 * session that was ended, an account that was shut out, a desk that was left alone for too long is nobody at once.
 * Answers the account, or the account that still owes its second factor. Problems: unavailable.
 */
export const recognise =
  (deps: AuthDeps) =>
  async (browser: Browser): Promise<{ account: Account | null; awaiting: Account | null }> => {
    const nobody = { account: null, awaiting: null };
    const bearer = bearerIn(browser.headers);
    const sessionId = bearer
      ? openSessionToken(deps.linkSigner, bearer)?.sessionId
      : await sessionOfCookie(deps, browser);
    const read = sessionId && (await readSession(deps.db, sessionId));
    if (!read || read.disabledAt) return nobody;
    const { account } = read;
    const hasDesk = account.isAdmin || account.membership !== null;
    const now = deps.now();
    if (read.expiresAt <= now) return nobody;
    if (briefSessionIsOver(read, now) || (hasDesk && deskSessionIsOver(read, now))) return nobody;
    await touchSession(deps.db, account.session.sessionId);
    return account.hasSecondFactor && !account.session.secondFactor
      ? { account: null, awaiting: account }
      : { account, awaiting: null };
  };
