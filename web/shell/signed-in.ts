import { type AccountType, avatarLetter } from '@poth/domain/identity/account.ts';
import type { Membership } from '@poth/domain/identity/account.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { DeskKind } from './desk-nav.ts';

/** Account that is signed in, as the top bar shows it. */
export type SignedIn = {
  name: string;
  letter: string;
  /** Names the profile's address. */
  profilePath: string;
  accountType: AccountType;
  /** A bus company's owner: whether it may add buses already. */
  isVerifiedProvider: boolean;
  /** Works for a bus company without owning it. */
  isStaff: boolean;
  /** Whether an authenticator app stands beside the password. */
  hasApp: boolean;
  /** Desk of the account, if any. */
  desk: DeskKind | null;
  /** Bus company that the account owns or works for. */
  company: Bilingual | null;
};

/** An owner has a desk once the company has been verified: before that none of its pages has anything to do. */
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
