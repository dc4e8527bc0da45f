import type { Visitor } from '@poth/domain/account/actor.ts';
import type { Deps } from '../deps.ts';
import { knowDevice } from './sign-in-brake.ts';

/** The browser has come back from an identity provider, signed in: from now on the account knows this device. */
export const finishSocialSignIn =
  (deps: Deps) =>
  async (actor: Visitor): Promise<{ signedIn: boolean; secondFactorOwed: boolean }> => {
    if (actor.account) await knowDevice(deps.db, actor.account.userId, actor.buyerId);
    return { signedIn: actor.account !== null, secondFactorOwed: actor.awaiting !== null };
  };
