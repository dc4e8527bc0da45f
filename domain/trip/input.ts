import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { SeatNosInput } from '../fleet/seats-input.ts';
import { PhoneTyped } from '../phone.ts';
import { RowId } from '../row-id.ts';
import { CancelChange, CoachChange, CounterChange, DelayChange, TripChange } from './change.ts';
import { Journey, TripId } from './journey.ts';
import { keepPurposes } from './kept-seats.ts';

const TripRef = z.object({ tripId: TripId });

export const KeepSeatsInput = z.strictObject({
  ...Journey.shape,
  seatNos: SeatNosInput,
  keptFor: z.enum(keepPurposes),
  note: z.string().max(200).default(''),
  /** Hours before departure at which the seats go back on sale; null keeps them until somebody releases them. */
  untilHoursBefore: z.int().min(0).max(168).nullable(),
  key: IdempotencyKey,
});
export type KeepSeatsInput = z.infer<typeof KeepSeatsInput>;

export const ReleaseBlockInput = z.strictObject({ ...TripRef.shape, blockId: RowId });

/** Phone number of the person in charge on board; empty where nobody is named. */
export const SetSupervisorInput = z.strictObject({ ...TripRef.shape, phone: PhoneTyped });

export const PreviewChangeInput = z.strictObject({ ...TripRef.shape, change: TripChange });

/** Frame of a change: the effect that its author saw. */
const Agreed = z.strictObject({
  ...TripRef.shape,
  /** Number of bookings that are notified, and the money that goes back or may be claimed back. */
  shown: z.strictObject({ bookings: z.int().min(0), paisa: z.int().min(0) }),
  key: IdempotencyKey,
});

export const DelayTripInput = Agreed.extend({ change: DelayChange });
export const ChangeCoachInput = Agreed.extend({ change: CoachChange });
export const ChangeCounterInput = Agreed.extend({ change: CounterChange });
export const CancelTripInput = Agreed.extend({ change: CancelChange });

/** A change of one kind, agreed to. */
export type ChangeTripInput<Change extends TripChange = TripChange> = z.infer<typeof Agreed> & {
  change: Change;
};
