import type { MemberRole, StaffRole } from '@poth/domain/identity/account.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { countText, digits, type Language } from '@poth/domain/language.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import type { StaffDevice } from '@poth/domain/identity/staff-device.ts';
import type { Staff } from '@poth/domain/operator/staff.ts';
import { deviceName } from '../identity/device-name.ts';
import { type ResetView, resetView } from '../identity/reset-view.ts';

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
    /** The open request to take off a lost second factor. */
    reset: ResetView | null;
  }[];
  invitations: readonly { email: string; role: StaffRole; invited: string }[];
  /** used: when its PIN last opened the desk; null for a device that waits, or that nobody has used yet. */
  devices: readonly {
    deviceId: string;
    name: string;
    device: string;
    code: string;
    asked: string;
    isIn: boolean;
    used: string | null;
  }[];
};

/** A Dhaka date with its year: 27 Nov 2026. */
export const dayOf = (at: Date, language: Language): string => {
  const date = dhakaDate(at);
  return `${formatDate(date, language, 'day')} ${digits(date.slice(0, 4), language)}`;
};

const momentOf = (at: Date, language: Language): string =>
  `${dayOf(at, language)}, ${formatTime(at, language)}`;

export const staffView = (
  { company, staff, invitations, resets }: Staff,
  language: Language,
  now: Date,
  devices: readonly StaffDevice[],
): StaffView => ({
  company: company.name[language],
  state: company.state,
  count: countText(staff.length, language),
  staff: staff.map(({ joinedAt, ...member }) => {
    const reset = resets.get(member.userId);
    return {
      ...member,
      since: dayOf(joinedAt, language),
      reset: reset ? resetView(reset, language, now) : null,
    };
  }),
  invitations: invitations.map(({ invitedAt, ...one }) => ({ ...one, invited: dayOf(invitedAt, language) })),
  devices: devices.map(({ deviceId, name, code, askedAt, letInAt, usedAt, ...named }) => ({
    deviceId,
    name,
    code,
    device: deviceName(named, language),
    asked: momentOf(askedAt, language),
    isIn: letInAt !== null,
    used: usedAt && momentOf(usedAt, language),
  })),
});
