import type { MemberRole, StaffRole } from '@poth/domain/account/account.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { countText, digits, type Language } from '@poth/domain/language.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import type { Portal } from '@poth/server/portal.ts';

type Team = Awaited<ReturnType<Portal['operator']['listStaff']>>;

/** A staff as its page shows it. */
export type StaffView = {
  company: string;
  state: OperatorState;
  count: string;
  staff: readonly {
    userId: string;
    name: string;
    email: string | null;
    role: MemberRole;
    since: string;
  }[];
  invitations: readonly { email: string; role: StaffRole; invited: string }[];
};

/** A Dhaka date with its year: 27 Nov 2026. */
export const dayOf = (at: Date, language: Language): string => {
  const date = dhakaDate(at);
  return `${formatDate(date, language, 'day')} ${digits(date.slice(0, 4), language)}`;
};

export const staffView = ({ company, staff, invitations }: Team, language: Language): StaffView => ({
  company: company.name[language],
  state: company.state,
  count: countText(staff.length, language),
  staff: staff.map(({ joinedAt, ...member }) => ({ ...member, since: dayOf(joinedAt, language) })),
  invitations: invitations.map(({ invitedAt, ...one }) => ({ ...one, invited: dayOf(invitedAt, language) })),
});
