import { isWorthReminding, type Reminder, remindersOn } from '@poth/domain/ticket/reminder.ts';
import type { Deps } from '../deps.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import { reminderSms } from '../messaging/reminder-sms.ts';
import { announceReminders } from './reminder-store.ts';
import { type DocumentOf, send, type Told } from './tell-owner.ts';

/** Reminders that one statement announces, at most. */
const batch = 500;

/** Announces the reminders that are due and switched on; returns whether more may be due. */
export const remindPassengers =
  ({ db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>) =>
  async (): Promise<boolean> => {
    let more = false;
    for (const reminder of remindersOn(settings()))
      if ((await announceReminders(db, reminder, { now: now(), limit: batch })) === batch) more = true;
    return more;
  };

/**
 * Reminds a passenger by SMS of the journey as it is now; nobody is reminded who is aboard, has cancelled or is too
 * late.
 */
export const tellJourneyNear = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { reminder: Reminder },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  if (!isWorthReminding(document, told.reminder, deps.now())) return undefined;
  return send(deps, told, document, { sms: reminderSms(document) });
};
