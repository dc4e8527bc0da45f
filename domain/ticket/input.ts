import { z } from 'zod';
import { codeWays } from '../account/input.ts';
import { PhoneTyped } from '../phone.ts';

/** A PNR as a person types it: ten letters and digits, spaces and hyphens between them. */
export const PnrTyped = z
  .string()
  .max(30)
  .regex(/[0-9A-Za-z০-৯]/);

export const LookUpInput = z.strictObject({ pnr: PnrTyped, phone: PhoneTyped });
export type LookUpInput = z.infer<typeof LookUpInput>;

export const SendCodeInput = z.strictObject({ ...LookUpInput.shape, by: z.enum(codeWays).default('sms') });
export type SendCodeInput = z.infer<typeof SendCodeInput>;

export const EnterCodeInput = z.strictObject({
  ...LookUpInput.shape,
  codeId: z.uuid(),
  code: z.string().max(20),
});
export type EnterCodeInput = z.infer<typeof EnterCodeInput>;
