import {
  type PassengerGender,
  passengerGenders,
  type PassengerKind,
  passengerKinds,
} from '@poth/domain/booking/booking.ts';
import { type PaymentMethod, paymentMethods } from '@poth/domain/payment/payment.ts';
import { keyOf } from '../shell/form-key.ts';
import { seatFields } from './seat-fields.ts';

/** The checkout form as it was sent. */
export type DetailsTyped = {
  name: string;
  phone: string;
  email: string;
  passengers: { seatNo: string; name: string; kind: PassengerKind; gender: PassengerGender | null }[];
  /** A promo code that is not applied yet. */
  promo: string;
  method: PaymentMethod;
  termsAccepted: boolean;
  /** Whether the passengers are kept for the next booking. */
  save: boolean;
  key: string;
};

const oneOf = <T extends string>(values: readonly T[], text: string, other: T): T =>
  values.find((value) => value === text) ?? other;

/** Reads the checkout form; enter-details judges what it says. */
export const readDetailsForm = (form: FormData): DetailsTyped => {
  const text = (name: string) => String(form.get(name) ?? '');
  const seatNos = [...form.keys()].flatMap((name) => /^passenger-(.{1,6})$/.exec(name)?.[1] ?? []);
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    passengers: seatNos.map((seatNo) => {
      const { name, kind, gender } = seatFields(seatNo);
      return {
        seatNo,
        name: text(name),
        kind: oneOf(passengerKinds, text(kind), 'adult'),
        gender: passengerGenders.find((value) => value === text(gender)) ?? null,
      };
    }),
    promo: text('promo').trim(),
    method: oneOf(paymentMethods, text('method'), 'other'),
    termsAccepted: form.has('terms'),
    save: form.has('save'),
    key: keyOf(form),
  };
};

/**
 * Cuts texts to the most that the call reads, for the call alone: the rules say of what is left that it is too long,
 * each at its field, and the form keeps all that was typed.
 */
export const fittingDetails = ({
  name,
  phone,
  email,
  passengers,
  promo,
  ...rest
}: DetailsTyped): DetailsTyped => ({
  ...rest,
  name: name.slice(0, 200),
  phone: phone.slice(0, 40),
  email: email.slice(0, 200),
  passengers: passengers.map((passenger) => ({ ...passenger, name: passenger.name.slice(0, 200) })),
  promo: promo.slice(0, 60),
});
