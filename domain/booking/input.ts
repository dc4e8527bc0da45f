import { z } from 'zod';
import { planLimits } from '../fleet/plan-faults.ts';
import { languages } from '../language.ts';
import { paymentMethods } from '../payment/payment.ts';
import { mostSeatsAtOnce } from '../settings.ts';
import { passengerGenders, passengerKinds } from './booking.ts';

/** A key that makes a repeated request do its work once; a page draws one for each thing it offers to do. */
export const IdempotencyKey = z.string().min(8).max(64);

const SeatNos = z.array(z.string().min(1).max(6)).min(1).max(mostSeatsAtOnce);
const BookingRef = z.object({ tripId: z.uuid(), bookingId: z.uuid() });
export type BookingRef = z.infer<typeof BookingRef>;

export const HoldSeatsInput = z.strictObject({
  tripId: z.uuid(),
  fromStopNo: z.int().min(0).max(99),
  toStopNo: z.int().min(1).max(99),
  seatNos: SeatNos,
  language: z.enum(languages),
  key: IdempotencyKey,
});
export type HoldSeatsInput = z.infer<typeof HoldSeatsInput>;

/** A number as it was typed, which a code is sent to. */
export const NumberInput = z.strictObject({ phone: z.string().max(40), language: z.enum(languages) });
export type NumberInput = z.infer<typeof NumberInput>;

export const ProveNumberInput = z.strictObject({
  phone: z.string().max(40),
  codeId: z.string().max(40),
  code: z.string().max(20),
});
export type ProveNumberInput = z.infer<typeof ProveNumberInput>;

export const ReleaseSeatsInput = z.strictObject({ ...BookingRef.shape, seatNos: SeatNos });
export type ReleaseSeatsInput = z.infer<typeof ReleaseSeatsInput>;

export const ChoosePointsInput = z.strictObject({
  ...BookingRef.shape,
  boardingCounterId: z.uuid(),
  droppingCounterId: z.uuid(),
});
export type ChoosePointsInput = z.infer<typeof ChoosePointsInput>;

/** Details as a person typed them; enter-details reads names, number and address and says what is wrong. */
export const EnterDetailsInput = z.strictObject({
  ...BookingRef.shape,
  name: z.string().max(200),
  phone: z.string().max(40),
  email: z.string().max(200).default(''),
  passengers: z.array(
    z.strictObject({
      seatNo: z.string().max(6),
      name: z.string().max(200),
      kind: z.enum(passengerKinds),
      /** Kept only where the coach keeps seats for women. */
      gender: z.enum(passengerGenders).nullish(),
    }),
  ),
  termsAccepted: z.boolean(),
  language: z.enum(languages),
});
export type EnterDetailsInput = z.infer<typeof EnterDetailsInput>;

export const StartPaymentInput = z.strictObject({
  ...BookingRef.shape,
  method: z.enum(paymentMethods),
  key: IdempotencyKey,
});
export type StartPaymentInput = z.infer<typeof StartPaymentInput>;

export const CancelInput = z.strictObject({
  ...BookingRef.shape,
  /** A group that bought at a counter may have a whole coach. */
  seatNos: z.array(z.string().min(1).max(6)).min(1).max(planLimits.seats),
  /** The amount back that the traveller saw. */
  shownRefundPaisa: z.int().min(0),
  termsAccepted: z.boolean(),
  key: IdempotencyKey,
});
export type CancelInput = z.infer<typeof CancelInput>;
