import type { CasesOf } from './case.ts';
import { open } from './case.ts';

/** Everybody may ask something. */
export const enquiryCases: CasesOf<'enquiry'> = {
  sendEnquiry: open(({ enquiry }, { actor }) =>
    enquiry.sendEnquiry(actor, { key: '00000000-0000-4000-8000-000000000000' }),
  ),
};
