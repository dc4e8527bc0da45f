import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { ownerOfChallenge } from './security-store.ts';

/**
 * Returns the account whose password this browser has given while the second factor is still owed, which the library
 * keeps behind a random cookie for ten minutes. Undefined if there is none.
 */
export const accountOwingFactor = async (
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  browser: Browser,
): Promise<string | undefined> => {
  const { name } = (await auth.$context).createAuthCookie('two_factor');
  const cookies = new Map(
    (browser.headers.get('cookie') ?? '')
      .split('; ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
  const challenge = cookies.get(name)?.split('.')[0];
  if (!challenge?.startsWith('2fa-')) return undefined;
  return ownerOfChallenge(db, challenge);
};
