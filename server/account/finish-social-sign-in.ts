import { call } from '../call.ts';
import { knowDevice } from './sign-in-brake.ts';

/** The browser has come back from an identity provider, signed in: from now on the account knows this device. */
export const finishSocialSignIn = call(
  { gate: 'everybody', problems: [] },
  async function finishSocialSignIn({
    deps,
    actor,
  }): Promise<{ signedIn: boolean; secondFactorOwed: boolean }> {
    if (actor.account) await knowDevice(deps.db, actor.account.userId, actor.buyerId);
    return { signedIn: actor.account !== null, secondFactorOwed: actor.awaiting !== null };
  },
);
