import type { Visitor } from './actor.ts';

/** Demand on who has opened a link that proves an address, before it does so. */
export type EmailLinkNeeds = 'nothing' | 'new-password' | 'sign-in';

/**
 * Says what a link that proves an address needs. Its reader has the mailbox, and need not have asked for the account: a
 * stranger who typed the address knows the password. So it works at once where the account is signed in, or in the browser
 * that signed up; for an account that waits for its first confirmation a new password takes the place of the stranger's; any
 * other can be entered in ways that no password closes. signedUpBy: the browser of such a sign-up, null where none waits.
 */
export const emailLinkNeeds = (
  { userId, signedUpBy }: { userId: string; signedUpBy: string | null },
  { account, buyerId }: Pick<Visitor, 'account' | 'buyerId'>,
): EmailLinkNeeds => {
  if (account?.userId === userId || signedUpBy === buyerId) return 'nothing';
  return signedUpBy === null ? 'sign-in' : 'new-password';
};
