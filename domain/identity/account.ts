import type { Bilingual } from '../language.ts';
import type { OperatorState } from '../operator/lifecycle.ts';
import type { DeskLock } from './staff-device.ts';

/** Account types that a person may ask for; `admin` follows only from a granted role. */
export const requestableAccountTypes = ['user', 'busProvider'] as const;
export type RequestableAccountType = (typeof requestableAccountTypes)[number];
export type AccountType = RequestableAccountType | 'admin';

/** Roles of an operator's staff, beside the owner, who registered the company. */
export const staffRoles = ['counter-agent', 'conductor'] as const;
export type StaffRole = (typeof staffRoles)[number];
export type MemberRole = 'owner' | StaffRole;

/** Roles that move more money than a till holds: they need a second factor. */
const movesMoneyBeyondTill = {
  owner: true,
  'counter-agent': false,
  conductor: false,
} as const satisfies Record<MemberRole, boolean>;

/** Operator that an account works for; there is at most one. */
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
  /** Null for an account created with a phone number that has no address yet. */
  email: string | null;
  emailVerified: boolean;
  /** +8801…; proved by a code, or null. */
  phone: string | null;
  accountType: AccountType;
  isAdmin: boolean;
  /** Support staff: finds bookings, sends tickets again, opens cases, and moves no money. */
  isSupport: boolean;
  membership: Membership | null;
  /**
   * Reason why that company's desk is locked in this browser, null if it is open; always null for owners, who have a
   * second factor instead.
   */
  deskLock: DeskLock | null;
  session: {
    sessionId: string;
    signedInAt: Date;
    /** Time of the last proof of identity: the sign-in, or a code or password entered since. */
    provenAt: Date;
    /** True if the sign-in included a second factor or was made with a passkey. */
    secondFactor: boolean;
  };
  /** True if an authenticator app is set up, whose code sign-in asks for. */
  hasSecondFactor: boolean;
};

/** Tells whether an account must have a second factor, and show it at its desk: admins, support and owners. */
export const needsSecondFactor = ({
  isAdmin,
  isSupport,
  membership,
}: Pick<Account, 'isAdmin' | 'isSupport' | 'membership'>): boolean =>
  isAdmin || isSupport || (membership !== null && movesMoneyBeyondTill[membership.role]);

/** Tells whether an account may act at its desk: the second factor that it needs, if any, was shown in this session. */
export const mayActAtDesk = (account: Account): boolean =>
  account.session.secondFactor || !needsSecondFactor(account);

/** The letter in the top bar's circle: the first of the display name. */
export const avatarLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '?';

/** Minutes for which a sign-in or a proof of identity is fresh; changes to an account, rights or payouts require one. */
export const freshMinutes = 10;
