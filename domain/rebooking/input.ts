import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { PnrOrNone } from '../feedback/input.ts';
import { SeatNosInput } from '../fleet/seats-input.ts';
import { Journey } from '../trip/journey.ts';

/** Another coach for a booking, with the seats that were shown for it. */
export const RebookInput = z.strictObject({
  pnr: PnrOrNone,
  to: Journey,
  seatNos: SeatNosInput,
  key: IdempotencyKey,
});
export type RebookInput = z.input<typeof RebookInput>;

export const TakeMoneyInput = z.strictObject({ pnr: PnrOrNone });
