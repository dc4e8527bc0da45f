import { type AccountType, avatarLetter } from '@poth/domain/identity/account.ts';
import type { Membership } from '@poth/domain/identity/account.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { DeskKind } from './desk-nav.ts';

/** Signed-in account, as the top bar shows it. */
export type SignedIn = {
  name: string;
  letter: string;
  /** Address of the profile. */
  profilePath: string;
  accountType: AccountType;
  /** Owner of a bus company that may add buses already. */
  isVerifiedProvider: boolean;
  /** Member of a bus company other than its owner. */
  isStaff: boolean;
  /** Account with an authenticator app besides the password. */
  hasApp: boolean;
  /** Desk of the account, if any. */
  desk: DeskKind | null;
  /** Bus company that the account owns or works for. */
  company: Bilingual | null;
};

/** Returns the desk of a member; an owner has none until the company is verified: its pages would have nothing to do. */
const deskOf = (membership: Membership | null): DeskKind | null => {
  if (membership?.role !== 'owner') return membership?.role ?? null;
  return membership.operatorState === 'verified' || membership.operatorState === 'suspended' ? 'owner' : null;
};

export const signedInOf = ({ account }: Visitor): SignedIn | null => {
  if (!account) return null;
  const { name, email, phone, userId, accountType, membership } = account;
  return {
    name,
    letter: avatarLetter(name),
    profilePath: `/profile/${encodeURIComponent(email ?? phone ?? userId)}`,
    accountType,
    isVerifiedProvider: membership?.role === 'owner' && membership.operatorState === 'verified',
    isStaff: membership !== null && membership.role !== 'owner',
    hasApp: account.hasSecondFactor,
    desk: account.isAdmin ? 'admin' : account.isSupport ? 'support' : deskOf(membership),
    company: membership?.operatorName ?? null,
  };
};
