import { z } from 'zod';
import { codeWays } from '../identity/input.ts';
import { IdempotencyKey } from '../booking/input.ts';
import { parsePnr } from '../booking/pnr.ts';
import { languages } from '../language.ts';
import { PhoneTyped } from '../phone.ts';
import { RowId } from '../row-id.ts';

/** A PNR as a person types it: ten letters and digits, spaces and hyphens between them. */
export const PnrTyped = z
  .string()
  .max(30)
  .regex(/[0-9A-Za-z০-৯]/);

/** PNR as typed or as in an address, normalised to its ten letters. */
export const Pnr = PnrTyped.transform((typed, context) => {
  const pnr = parsePnr(typed);
  if (pnr !== undefined) return pnr;
  context.addIssue('a PNR is needed');
  return z.NEVER;
});

/** A signed link: its PNR, and the key behind it. */
export const OpenLinkInput = z.object({ pnr: Pnr, key: z.string().max(200) });

export const DownloadTicketInput = z.object({ pnr: Pnr, language: z.enum(languages) });

/** Request to send the SMS of a ticket again; one idempotency key sends it once. */
export const SendTicketAgainInput = z.object({ pnr: Pnr, key: IdempotencyKey });

export const LookUpInput = z.strictObject({ pnr: PnrTyped, phone: PhoneTyped });
export type LookUpInput = z.infer<typeof LookUpInput>;

export const SendCodeInput = z.strictObject({ ...LookUpInput.shape, by: z.enum(codeWays).default('sms') });
export type SendCodeInput = z.infer<typeof SendCodeInput>;

export const EnterCodeInput = z.strictObject({
  ...LookUpInput.shape,
  codeId: RowId,
  code: z.string().max(20),
});
export type EnterCodeInput = z.infer<typeof EnterCodeInput>;
