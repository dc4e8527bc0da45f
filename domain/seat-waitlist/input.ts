import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { languages } from '../language.ts';
import { PhoneTyped } from '../phone.ts';
import { mostSeatsOfRequest } from '../settings.ts';
import { Journey } from '../trip/journey.ts';
import { placeKinds } from './waitlist.ts';

/** The token in the address of a place; server/seat-waitlist/place-link.ts signs it. */
export const WaitlistToken = z.string().max(300);

export const WaitlistCodeInput = z.strictObject({ phone: PhoneTyped, language: z.enum(languages) });

export const JoinWaitlistInput = z.strictObject({
  ...Journey.shape,
  wants: z.enum(placeKinds),
  seatCount: z.int().min(1).max(mostSeatsOfRequest),
  /** True if only women will travel. */
  onlyWomen: z.boolean(),
  language: z.enum(languages),
  /** Phone number with the code that was sent to it; null: the number of the account. */
  proof: z
    .strictObject({ phone: PhoneTyped, codeId: z.string().max(40), code: z.string().max(20) })
    .nullable(),
});
export type JoinWaitlistInput = z.infer<typeof JoinWaitlistInput>;

export const TakeOfferInput = z.strictObject({
  token: WaitlistToken,
  language: z.enum(languages),
  key: IdempotencyKey,
});
