import { randomUUID } from 'node:crypto';
import type { CasesOf } from './case.ts';
import { open } from './case.ts';

/** Queries may be sent by everybody. */
export const enquiryCases: CasesOf<'enquiry'> = {
  sendEnquiry: open(({ enquiry }, { actor }) =>
    enquiry.sendEnquiry(actor, {
      key: randomUUID(),
      first_name: 'Tasnim',
      last_name: 'Rahman',
      user_email: 'tasnim@example.com',
      subject: 'A bag',
      message: 'It was left in row C.',
    }),
  ),
};
