import { z } from 'zod';
import { passengerGenders } from '../booking/booking.ts';
import { IdempotencyKey } from '../booking/input.ts';
import { PnrOrNone } from '../feedback/input.ts';
import { NameTyped } from '../identity/typed.ts';
import { PhoneTyped } from '../phone.ts';

/** Another passenger for a seat, as a person typed it; read-new-passenger.ts says what is wrong with it. */
export const RenamePassengerInput = z.strictObject({
  pnr: PnrOrNone,
  seatNo: z.string().max(6),
  name: NameTyped,
  /** Without one the buyer alone is told. */
  phone: PhoneTyped,
  /** Kept only where the coach keeps seats for women. */
  gender: z.enum(passengerGenders).nullable(),
  key: IdempotencyKey,
});
export type RenamePassengerInput = z.input<typeof RenamePassengerInput>;
