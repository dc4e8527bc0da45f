import { call } from '../call.ts';
import { rememberDevice } from './known-device-store.ts';

/** Completes a sign-in through an identity provider, when the browser is back: from now on the account knows this device. */
export const finishSocialSignIn = call(
  { gate: 'everybody' },
  async function finishSocialSignIn({
    deps,
    actor,
  }): Promise<{ signedIn: boolean; secondFactorOwed: boolean }> {
    if (actor.account) await rememberDevice(deps.db, actor.account.userId, actor.buyerId);
    return { signedIn: actor.account !== null, secondFactorOwed: actor.awaiting !== null };
  },
);
