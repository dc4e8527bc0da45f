import type { Bilingual } from '../language.ts';
import type { OperatorState } from '../operator/lifecycle.ts';
import type { DeskLock } from './staff-device.ts';

/** Types of an account; the client may ask for the first two, the third follows from a grant. */
export const requestableAccountTypes = ['user', 'busProvider'] as const;
export type RequestableAccountType = (typeof requestableAccountTypes)[number];
export type AccountType = RequestableAccountType | 'admin';

/** Roles of an operator's staff; the owner is who registered the company. */
export const staffRoles = ['counter-agent', 'conductor'] as const;
export type StaffRole = (typeof staffRoles)[number];
export type MemberRole = 'owner' | StaffRole;

/** Whether a role at a company moves more money than lies in a till: such a role needs a second factor. */
const movesMoneyBeyondTill = {
  owner: true,
  'counter-agent': false,
  conductor: false,
} as const satisfies Record<MemberRole, boolean>;

/** The operator an account works for: one, never two. */
export type Membership = {
  operatorId: string;
  operatorName: Bilingual;
  role: MemberRole;
  operatorState: OperatorState;
};

/** A person who is signed in. */
export type Account = {
  userId: string;
  name: string;
  /** Null for an account that was made by phone and has no address yet. */
  email: string | null;
  emailVerified: boolean;
  /** +8801…; proved by a code, or null. */
  phone: string | null;
  accountType: AccountType;
  isAdmin: boolean;
  /** Helps passengers: finds bookings, sends tickets again, opens cases, and moves no money. */
  isSupport: boolean;
  membership: Membership | null;
  /**
   * Reason why the desk of that company is shut in this browser; null for owners, who have a second factor instead.
   */
  deskLock: DeskLock | null;
  session: {
    sessionId: string;
    signedInAt: Date;
    /** Moment of the last proof that it is still the person: the sign-in, or a code or password since. */
    provenAt: Date;
    /** Whether a second factor, or a passkey, stood beside the sign-in. */
    secondFactor: boolean;
  };
  /** Whether the account has a second factor to be asked for. */
  hasSecondFactor: boolean;
};

/** Tells whether an account must have a second factor, and show it at its desk: admins, support and owners. */
export const needsSecondFactor = ({
  isAdmin,
  isSupport,
  membership,
}: Pick<Account, 'isAdmin' | 'isSupport' | 'membership'>): boolean =>
  isAdmin || isSupport || (membership !== null && movesMoneyBeyondTill[membership.role]);

/** Tells whether an account may act at its desk: the second factor that it needs was shown in this session. */
export const mayActAtDesk = (account: Account): boolean =>
  account.session.secondFactor || !needsSecondFactor(account);

/** The letter in the top bar's circle: the first of the display name. */
export const avatarLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '?';

/** Minutes for which a sign-in or a proof counts as fresh: what changes an account, rights or payouts needs one. */
export const freshMinutes = 10;
