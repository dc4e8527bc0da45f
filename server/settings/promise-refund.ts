import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { refundPromisedBy } from '@poth/domain/settings/business-days.ts';
import type { Deps } from '../deps.ts';

/** Returns the day promised for a refund that is requested now; it is stored with the refund and does not move later. */
export const promiseRefund = (
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  from: Date = now(),
): DhakaDate => refundPromisedBy(from, settings().refundBusinessDays, settings.holidays());
