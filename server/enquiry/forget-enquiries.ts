import { enquiryKeptDays } from '@poth/domain/enquiry/enquiry.ts';
import type { Deps } from '../deps.ts';
import { deleteSentBefore } from './store.ts';

/** Deletes queries that were sent on longer ago than they are kept; one that mail has not taken yet stays. Answers how many went. */
export const forgetEnquiries =
  ({ db }: Pick<Deps, 'db'>) =>
  (): Promise<number> =>
    deleteSentBefore(db, enquiryKeptDays);
