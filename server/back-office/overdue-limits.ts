import { dhakaDate } from '@poth/domain/dhaka.ts';
import { businessDaysBefore } from '@poth/domain/settings/business-days.ts';
import type { Deps } from '../deps.ts';
import type { OverdueLimits } from './money-store.ts';

/** Returns the dates by which refunds are overdue now: the promised day, else the business days of the settings. */
export const overdueLimits = ({ now, settings }: Pick<Deps, 'now' | 'settings'>): OverdueLimits => ({
  today: dhakaDate(now()),
  askedBefore: businessDaysBefore(now(), settings().refundBusinessDays[1], settings.holidays()),
});
