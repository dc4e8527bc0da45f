import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { TripChange } from './change.ts';
import { keptFor } from './kept-seats.ts';

const TripRef = z.object({ tripId: z.uuid() });

export const KeepSeatsInput = z.strictObject({
  ...TripRef.shape,
  seatNos: z.array(z.string().min(1).max(6)).min(1).max(80),
  fromStopNo: z.int().min(0).max(99),
  toStopNo: z.int().min(1).max(99),
  keptFor: z.enum(keptFor),
  note: z.string().max(200).default(''),
  /** They are on sale again so many hours before the coach leaves; null: when somebody releases them. */
  untilHoursBefore: z.int().min(0).max(168).nullable(),
  key: IdempotencyKey,
});
export type KeepSeatsInput = z.infer<typeof KeepSeatsInput>;

export const ReleaseBlockInput = z.strictObject({ ...TripRef.shape, blockId: z.uuid() });
export type ReleaseBlockInput = z.infer<typeof ReleaseBlockInput>;

/** The phone of who is in charge on board; empty where nobody is named. */
export const SetSupervisorInput = z.strictObject({ ...TripRef.shape, phone: z.string().max(40) });
export type SetSupervisorInput = z.infer<typeof SetSupervisorInput>;

export const PreviewChangeInput = z.strictObject({ ...TripRef.shape, change: TripChange });
export type PreviewChangeInput = z.infer<typeof PreviewChangeInput>;

/** A change with what its maker saw that it causes. */
export type ChangeTripInput<Change extends TripChange = TripChange> = {
  tripId: string;
  change: Change;
  /** How many bookings are told, and how much money goes back or may be asked back. */
  shown: { bookings: number; paisa: number };
  key: string;
};
