import { mayActAtDesk } from '@poth/domain/identity/account.ts';
import { isFresh } from '@poth/domain/identity/fresh.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import { canRemoveSecondFactor } from '@poth/domain/identity/policy.ts';
import type { SecurityView } from '@poth/domain/identity/security-view.ts';
import { call } from '../call.ts';
import { readPendingEmail } from './email-change-store.ts';
import { listProviders, readPasswordHash } from './security-store.ts';

/** Shows the signed-in person the sign-in methods of their account. */
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
