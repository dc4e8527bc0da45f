import { z } from 'zod';
import { BookingRef, EnterDetailsInput, IdempotencyKey } from '../booking/input.ts';
import { DhakaDate } from '../dhaka-date.ts';
import { SeatNosInput } from '../fleet/seats-input.ts';
import { languages } from '../language.ts';
import { RowId } from '../row-id.ts';
import { Journey, TripId } from '../trip/journey.ts';
import { tenders } from './tender.ts';

/** Amount in a till; at most one crore of taka, more than any till holds. */
const TillAmount = z.int().min(0).max(1_000_000_000);

export const ShiftId = RowId;

export const OpenShiftInput = z.strictObject({ counterId: RowId, floatPaisa: TillAmount });
export type OpenShiftInput = z.infer<typeof OpenShiftInput>;

export const CloseShiftInput = z.strictObject({ shiftId: ShiftId, countedPaisa: TillAmount });
export type CloseShiftInput = z.infer<typeof CloseShiftInput>;

export const ListShiftsInput = z.strictObject({ page: z.int().min(1).max(10_000) });
export type ListShiftsInput = z.infer<typeof ListShiftsInput>;

/** Day at the counters; fromPlaceId: a place without departures stands for the first place that has some. */
export const ListJourneysInput = z.strictObject({ date: DhakaDate, fromPlaceId: z.string().max(60) });

/** Phone number as an agent types it to find its bookings; text that is no number finds nothing. */
export const FindSalesInput = z.string().max(60);

/** Customer and seats; names and number as they were typed. A passenger's empty name is the customer's. */
const Customer = {
  ...Journey.shape,
  seatNos: SeatNosInput,
  name: z.string().max(200),
  phone: z.string().max(40),
  passengers: EnterDetailsInput.shape.passengers.default([]),
  /** Null: the counter that sells, or the first of the stop if that counter is not on it. */
  boardingCounterId: RowId.nullable().default(null),
  droppingCounterId: RowId.nullable().default(null),
  language: z.enum(languages),
  key: IdempotencyKey,
};
/** Payment at the counter; the reference as it was typed, only for mobile money. */
const Money = { tender: z.enum(tenders), reference: z.string().max(60).default('') };

export const SellAtCounterInput = z.strictObject({ ...Customer, ...Money });
export type SellAtCounterInput = z.infer<typeof SellAtCounterInput>;

export const HoldByPhoneInput = z.strictObject({ ...Customer, until: z.date() });
export type HoldByPhoneInput = z.infer<typeof HoldByPhoneInput>;

/** Fields that a sale and a phone hold share. */
export type CustomerInput = z.infer<z.ZodObject<typeof Customer>>;

export const CollectPhoneHoldInput = z.strictObject({ ...BookingRef.shape, ...Money, key: IdempotencyKey });
export type CollectPhoneHoldInput = z.infer<typeof CollectPhoneHoldInput>;

export const ReleasePhoneHoldInput = z.strictObject(BookingRef.shape);
export type ReleasePhoneHoldInput = z.infer<typeof ReleasePhoneHoldInput>;

export const CancelAtCounterInput = z.strictObject({
  ...BookingRef.shape,
  seatNos: SeatNosInput,
  /** Refund that the passenger was told. */
  shownRefundPaisa: z.int().min(0),
  key: IdempotencyKey,
});
export type CancelAtCounterInput = z.infer<typeof CancelAtCounterInput>;

export const PayOutRefundInput = z.strictObject({
  tripId: TripId,
  refundId: RowId,
  key: IdempotencyKey,
});
export type PayOutRefundInput = z.infer<typeof PayOutRefundInput>;
