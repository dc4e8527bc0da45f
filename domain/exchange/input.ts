import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { PnrOrNone } from '../feedback/input.ts';
import { SeatNosInput } from '../fleet/seats-input.ts';
import { Journey } from '../trip/journey.ts';

/** Booking and the preferred travel date; an unreadable date means the day after the departure. */
export const ViewExchangeInput = z.strictObject({ pnr: PnrOrNone, date: z.string().max(10).nullable() });

/** Another trip for a booking, with the seats and the amount that were shown for it. */
export const ExchangeInput = z.strictObject({
  pnr: PnrOrNone,
  to: Journey,
  seatNos: SeatNosInput,
  shownBackPaisa: z.int().min(0),
  key: IdempotencyKey,
});
export type ExchangeInput = z.input<typeof ExchangeInput>;

/** Like `ExchangeInput`, where the difference is to be paid, with the amount that was shown. */
export const StartExchangeInput = ExchangeInput.omit({ shownBackPaisa: true }).extend({
  shownPayPaisa: z.int().min(1),
});
export type StartExchangeInput = z.input<typeof StartExchangeInput>;

export const KeepTicketInput = z.strictObject({ pnr: PnrOrNone });
