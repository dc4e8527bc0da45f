import { z } from 'zod';
import { languages } from '../language.ts';
import { RowId } from '../row-id.ts';

/** Text with a limit above the allowed length, so that a longer text gets an answer that names the limit. */
const Typed = z.string().max(20_000).default('');

/** Query as typed; `readEnquiry` finds its faults. key: made by the form, so that a form sent twice makes one query. */
export const SendEnquiryInput = z.strictObject({
  key: RowId,
  first_name: Typed,
  last_name: Typed,
  user_email: Typed,
  subject: Typed,
  message: Typed,
  language: z.enum(languages).default('en'),
});
export type SendEnquiryInput = z.input<typeof SendEnquiryInput>;
export type EnquiryTyped = z.output<typeof SendEnquiryInput>;
