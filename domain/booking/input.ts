import { z } from 'zod';
import { EmailOrNothing, NameTyped } from '../identity/typed.ts';
import { planLimits } from '../fleet/plan-faults.ts';
import { SeatNosInput, seatNosInput } from '../fleet/seats-input.ts';
import { languages } from '../language.ts';
import { paymentMethods } from '../payment/payment.ts';
import { PhoneTyped } from '../phone.ts';
import { RowId } from '../row-id.ts';
import { mostSeatsOfRequest } from '../settings.ts';
import { Journey, TripId } from '../trip/journey.ts';
import { passengerGenders, passengerKinds } from './booking.ts';

/** Idempotency key: a repeated request does its work once. A page draws one for each action that it offers. */
export const IdempotencyKey = z.string().min(8).max(64);

const SeatNos = seatNosInput(mostSeatsOfRequest);
export const BookingRef = z.object({ tripId: TripId, bookingId: RowId });
export type BookingRef = z.infer<typeof BookingRef>;

/** Hold of the other direction of a purchase, on another trip: both are held until the same moment and paid at once. */
const OtherWay = BookingRef.optional();

export const HoldSeatsInput = z.strictObject({
  ...Journey.shape,
  seatNos: SeatNos,
  language: z.enum(languages),
  key: IdempotencyKey,
  otherWay: OtherWay,
});
export type HoldSeatsInput = z.infer<typeof HoldSeatsInput>;

/** Phone number as it was typed, to which a code is sent. */
export const NumberInput = z.strictObject({ phone: PhoneTyped, language: z.enum(languages) });
export type NumberInput = z.infer<typeof NumberInput>;

export const ProveNumberInput = z.strictObject({
  phone: PhoneTyped,
  codeId: z.string().max(40),
  code: z.string().max(20),
});
export type ProveNumberInput = z.infer<typeof ProveNumberInput>;

export const ReleaseSeatsInput = z.strictObject({ ...BookingRef.shape, seatNos: SeatNos });
export type ReleaseSeatsInput = z.infer<typeof ReleaseSeatsInput>;

export const ChoosePointsInput = z.strictObject({
  ...BookingRef.shape,
  boardingCounterId: RowId,
  droppingCounterId: RowId,
});
export type ChoosePointsInput = z.infer<typeof ChoosePointsInput>;

/** Details as a person typed them; `enterDetails` reads name, number and address and reports the faults. */
export const EnterDetailsInput = z.strictObject({
  ...BookingRef.shape,
  name: NameTyped,
  phone: PhoneTyped,
  email: EmailOrNothing.default(''),
  passengers: z
    .array(
      z.strictObject({
        seatNo: z.string().max(6),
        name: z.string().max(200).meta({ maxLength: 50 }),
        kind: z.enum(passengerKinds),
        /** Stored only where the coach reserves seats for women. */
        gender: z.enum(passengerGenders).nullish(),
      }),
    )
    .max(planLimits.seats),
  termsAccepted: z.boolean(),
  language: z.enum(languages),
});
export type EnterDetailsInput = z.infer<typeof EnterDetailsInput>;

export const StartPaymentInput = z.strictObject({
  ...BookingRef.shape,
  method: z.enum(paymentMethods),
  key: IdempotencyKey,
  otherWay: OtherWay,
  /** Price that the buyer was shown, of both ways where both are paid; a higher one is not asked for. */
  shownTotalPaisa: z.int().min(0).optional(),
});
export type StartPaymentInput = z.infer<typeof StartPaymentInput>;

export const QuoteInput = z.strictObject({
  ...BookingRef.shape,
  seatNos: SeatNosInput,
});
export type QuoteInput = z.infer<typeof QuoteInput>;

export const CancelInput = z.strictObject({
  ...QuoteInput.shape,
  /** Refund amount that the traveller was shown. */
  shownRefundPaisa: z.int().min(0),
  termsAccepted: z.boolean(),
  key: IdempotencyKey,
});
export type CancelInput = z.infer<typeof CancelInput>;
