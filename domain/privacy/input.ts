import { z } from 'zod';
import { languages } from '../language.ts';
import { PhoneTyped } from '../phone.ts';

/** sure: the confirmation box, without which nothing is erased. */
export const EraseInput = z.strictObject({ sure: z.boolean() });
export type EraseInput = z.infer<typeof EraseInput>;

/** The number of a guest, which the code goes to; language: of the message. */
export const GuestNumberInput = z.strictObject({ phone: PhoneTyped, language: z.enum(languages) });
export type GuestNumberInput = z.infer<typeof GuestNumberInput>;

export const GuestCodeInput = z.strictObject({
  phone: PhoneTyped,
  codeId: z.string().max(40),
  code: z.string().max(20),
});
export type GuestCodeInput = z.infer<typeof GuestCodeInput>;

/** codeId: of a code that the guest has read back within the last minutes. */
export const GuestInput = z.strictObject({ codeId: z.string().max(40) });
export type GuestInput = z.infer<typeof GuestInput>;
export const EraseGuestInput = GuestInput.extend(EraseInput.shape);
export type EraseGuestInput = z.infer<typeof EraseGuestInput>;
