import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import { markSent, readEnquiry } from './store.ts';

/** Delivers a stored query to the people who answer it, unless it was delivered before. */
export const deliverEnquiry =
  ({ db, enquiryDesk }: Pick<Deps, 'db' | 'enquiryDesk'>) =>
  async ({ enquiryId, outboxId }: { enquiryId: string; outboxId: string }): Promise<void> => {
    const enquiry = await readEnquiry(db, enquiryId);
    if (!enquiry || enquiry.sentAt) return;
    await enquiryDesk.take(enquiry, messageRef(outboxId));
    await markSent(db, enquiryId);
  };
