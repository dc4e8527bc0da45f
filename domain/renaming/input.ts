import { z } from 'zod';
import { passengerGenders } from '../booking/booking.ts';
import { IdempotencyKey } from '../booking/input.ts';
import { PnrOrNone } from '../feedback/input.ts';
import { NameTyped } from '../identity/typed.ts';
import { PhoneTyped } from '../phone.ts';

/** New passenger of a seat, as typed; read-new-passenger.ts says what is wrong with it. */
export const RenamePassengerInput = z.strictObject({
  pnr: PnrOrNone,
  seatNo: z.string().max(6),
  name: NameTyped,
  /** Phone of the new passenger; without one only the buyer is told. */
  phone: PhoneTyped,
  /** Kept only where the coach keeps seats for women. */
  gender: z.enum(passengerGenders).nullable(),
  key: IdempotencyKey,
});
export type RenamePassengerInput = z.input<typeof RenamePassengerInput>;
