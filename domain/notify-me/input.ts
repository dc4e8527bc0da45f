import { z } from 'zod';
import { DhakaDate } from '../dhaka-date.ts';
import { languages } from '../language.ts';
import { PhoneTyped } from '../phone.ts';
import { wishKinds } from './wish.ts';

/** The token in the address of a wish; server/notify-me/wish-link.ts signs it. */
export const WishToken = z.string().max(300);

const RoadShape = { from: z.string().max(100), to: z.string().max(100), date: DhakaDate };
export const RoadInput = z.strictObject(RoadShape);
export type RoadInput = z.infer<typeof RoadInput>;

export const MakeWishInput = z.strictObject({
  ...RoadShape,
  kind: z.enum(wishKinds),
  /** Price limit as typed; read only for wishes about a price. */
  mostTaka: z.string().max(20),
  language: z.enum(languages),
  /** Phone number with the code that was sent to it; null: the number of the account. */
  proof: z
    .strictObject({ phone: PhoneTyped, codeId: z.string().max(40), code: z.string().max(20) })
    .nullable(),
});
export type MakeWishInput = z.infer<typeof MakeWishInput>;
