import type { Visitor } from './actor.ts';

/** Condition that must be met before an opened link proves an e-mail address. */
export type EmailLinkNeeds = 'nothing' | 'new-password' | 'sign-in';

/**
 * Returns the condition for a link to prove an address. Its reader has the mailbox, but need not have asked for the
 * account: a stranger who typed the address knows the password. So the link works at once where the account is signed
 * in, or in the browser that signed up. An account that waits for its first confirmation gets a new password in place
 * of the stranger's. Any other account must be signed in, because there may be ways into it that a new password does
 * not close. signedUpBy: browser of such a sign-up, null if none is pending.
 */
export const emailLinkNeeds = (
  { userId, signedUpBy }: { userId: string; signedUpBy: string | null },
  { account, buyerId }: Pick<Visitor, 'account' | 'buyerId'>,
): EmailLinkNeeds => {
  if (account?.userId === userId || signedUpBy === buyerId) return 'nothing';
  return signedUpBy === null ? 'sign-in' : 'new-password';
};
