import { mayActAtDesk } from '@poth/domain/identity/account.ts';
import { isFresh } from '@poth/domain/identity/fresh.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import { canRemoveSecondFactor } from '@poth/domain/identity/policy.ts';
import { call } from '../call.ts';
import { readPendingEmail } from './email-change-store.ts';
import { listProviders, readPasswordHash } from './security-store.ts';

/** How an account is entered. */
export type SecurityView = {
  /** Null for an account that was made by phone and has none yet. */
  email: string | null;
  emailVerified: boolean;
  /** The address that was asked for and waits for its link. */
  pendingEmail: string | null;
  /** +8801… */
  phone: string | null;
  hasPassword: boolean;
  /** Whether the sign-in is so fresh that it stands in for a password. */
  isFresh: boolean;
  hasSecondFactor: boolean;
  /** Whether the rights of the account need a second factor, and none was set up or shown. */
  missesSecondFactor: boolean;
  mayRemoveSecondFactor: boolean;
  /** Who else may vouch for the person: google, facebook. */
  providers: string[];
};

/** Shows the person who is signed in how their account is entered. */
export const viewSecurity = call(
  { gate: 'signedIn' },
  async function viewSecurity({ deps, actor }): Promise<SecurityView> {
    const account = personOf(actor);
    const { userId, email, emailVerified, phone, hasSecondFactor, session } = account;
    return {
      email,
      emailVerified,
      pendingEmail: await readPendingEmail(deps.db, userId),
      phone,
      hasPassword: (await readPasswordHash(deps.db, userId)) !== null,
      isFresh: isFresh(session, deps.now()),
      hasSecondFactor,
      missesSecondFactor: !hasSecondFactor && !mayActAtDesk(account),
      mayRemoveSecondFactor: hasSecondFactor && canRemoveSecondFactor(actor),
      providers: await listProviders(deps.db, userId),
    };
  },
);
