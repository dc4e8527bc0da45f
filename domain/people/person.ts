import type { LogEntry } from '../audit-log/log.ts';
import type { Bilingual } from '../language.ts';
import type { AccountType, MemberRole } from '../identity/account.ts';

/** An account as an admin sees it. */
export type Person = {
  userId: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  /** +8801… */
  phone: string | null;
  accountType: AccountType;
  isAdmin: boolean;
  isSupport: boolean;
  operator: { operatorId: string; name: Bilingual; role: MemberRole } | null;
  createdAt: Date;
  /** Time since which the account is disabled; null if it is not. */
  disabledAt: Date | null;
  hasSecondFactor: boolean;
};

/** Audit log entry about an account. byName: name of the person who acted, null if it was none. */
export type ActOfAccount = Omit<LogEntry, 'stream' | 'subject'>;
