import { z } from 'zod';
import { languages } from '../language.ts';

/** More than may be sent, so that a person can be told how much that is. */
const Typed = z.string().max(20_000).default('');

/** A query as it was typed; the reading in enquiry.ts says what is wrong. key: the form's own, the same form makes one. */
export const SendEnquiryInput = z.strictObject({
  key: z.uuid(),
  first_name: Typed,
  last_name: Typed,
  user_email: Typed,
  subject: Typed,
  message: Typed,
  language: z.enum(languages).default('en'),
});
export type SendEnquiryInput = z.input<typeof SendEnquiryInput>;
export type EnquiryTyped = z.output<typeof SendEnquiryInput>;
