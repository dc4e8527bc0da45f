import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { refundPromisedBy } from '@poth/domain/settings/business-days.ts';
import type { Deps } from '../deps.ts';

/** The day that is promised for a refund which is asked for now; it is kept with the refund and does not move later. */
export const promiseRefund = (
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  from: Date = now(),
): DhakaDate => refundPromisedBy(from, settings().refundBusinessDays, settings.holidays());
