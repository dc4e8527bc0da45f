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
  /** Since when it is shut out, if it is. */
  disabledAt: Date | null;
  hasSecondFactor: boolean;
};

/** An entry of the audit log about an account; byName: the person who did it, where it was one. */
export type ActOfAccount = Omit<LogEntry, 'stream' | 'subject'>;
