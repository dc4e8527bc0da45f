import type { Enquiry } from '@poth/domain/enquiry/enquiry.ts';

/** Delivers queries to the people who answer them; throws where one was not accepted, and the outbox tries again. */
export type EnquiryDesk = {
  /** Delivers one query. ref: the same for every repeat of a query. */
  take(enquiry: Enquiry, ref: string): Promise<void>;
};
