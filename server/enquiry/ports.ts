import type { Enquiry } from '@poth/domain/enquiry/enquiry.ts';

/** Takes queries to the people who answer them; throws when one was not accepted, and the outbox tries again. */
export type EnquiryDesk = {
  /** ref: the same for a repeat of the same query. */
  take(enquiry: Enquiry, ref: string): Promise<void>;
};
