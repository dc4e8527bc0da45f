import { isAPIError } from 'better-auth/api';
import type { Account } from '@poth/domain/identity/account.ts';
import { briefSessionIsOver, deskIsIdle, deskSessionIsOver } from '@poth/domain/identity/session-rules.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { deviceHashIn } from './device-secret.ts';
import { forwardCookies } from './forward-cookies.ts';
import { bearerIn, openSessionToken } from './session-token.ts';
import { lockIdleDesk, readSession, touchSession } from './store.ts';

type AuthDeps = Pick<Deps, 'auth' | 'db' | 'linkSigner' | 'now' | 'publicUrl'>;

/** Returns the id of the session that the library's cookie opens. Problems: unavailable. */
const sessionOfCookie = async ({ auth }: AuthDeps, browser: Browser): Promise<string | undefined> => {
  if (!/(?:^|; )(?:__Host-)?sid=/.test(browser.headers.get('cookie') ?? '')) return undefined;
  const asked = auth.api.getSession({ headers: browser.headers, returnHeaders: true });
  const { headers, response } = await asked.catch((thrown) => {
    // The library throws this for a database that it cannot reach, without the cause.
    throw isAPIError(thrown) && thrown.body?.code === 'FAILED_TO_GET_SESSION'
      ? new Problem('unavailable')
      : thrown;
  });
  // Cookies are not cleared for an ended session: this browser may have a new one since it sent the request.
  if (response) forwardCookies(browser, headers);
  return response?.session.id;
};

/**
 * Recognises the account behind a browser's session cookie or a client's bearer token, read from the database with
 * every request: a session is anonymous at once when it expires, is ended, has its account disabled, or leaves its desk
 * idle for too long. On a device with a PIN such a desk is locked instead, and the person stays signed in. Returns the
 * account, or the account that still owes its second factor. Problems: unavailable.
 */
export const recognise =
  (deps: AuthDeps) =>
  async (browser: Browser): Promise<{ account: Account | null; awaiting: Account | null }> => {
    const anonymous = { account: null, awaiting: null };
    const bearer = bearerIn(browser.headers);
    const sessionId = bearer
      ? openSessionToken(deps.linkSigner, bearer)?.sessionId
      : await sessionOfCookie(deps, browser);
    const read = sessionId && (await readSession(deps.db, sessionId, deviceHashIn(deps, browser)));
    if (!read || read.disabledAt) return anonymous;
    const hasDesk = read.account.isAdmin || read.account.isSupport || read.account.membership !== null;
    const now = deps.now();
    if (read.expiresAt <= now) return anonymous;
    if (briefSessionIsOver(read, now) || (hasDesk && deskSessionIsOver(read, now))) return anonymous;
    const isIdle = hasDesk && deskIsIdle(read, now);
    const { sessionId: id } = read.account.session;
    await (isIdle ? lockIdleDesk : touchSession)(deps.db, id);
    const account: Account = isIdle ? { ...read.account, deskLock: 'pin-required' } : read.account;
    return account.hasSecondFactor && !account.session.secondFactor
      ? { account: null, awaiting: account }
      : { account, awaiting: null };
  };
