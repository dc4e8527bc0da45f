import {
  type PassengerGender,
  passengerGenders,
  type PassengerKind,
  passengerKinds,
} from '@poth/domain/booking/booking.ts';
import { type PaymentMethod, paymentMethods } from '@poth/domain/payment/payment.ts';
import { keyOf } from '../shell/form-key.ts';
import { backPrefix, seatFields } from './seat-fields.ts';

type PassengerTyped = { seatNo: string; name: string; kind: PassengerKind; gender: PassengerGender | null };

/** The checkout form as it was sent. */
export type DetailsTyped = {
  name: string;
  phone: string;
  email: string;
  passengers: PassengerTyped[];
  /** Passengers of the way back, where both directions are bought together. */
  backPassengers: PassengerTyped[];
  /** A promo code that is not applied yet. */
  promo: string;
  method: PaymentMethod;
  termsAccepted: boolean;
  /** True where the passengers are to be kept for the next booking. */
  save: boolean;
  key: string;
};

const oneOf = <T extends string>(values: readonly T[], text: string, other: T): T =>
  values.find((value) => value === text) ?? other;

/** Reads the checkout form; `enterDetails` judges its content. */
export const readDetailsForm = (form: FormData): DetailsTyped => {
  const text = (name: string) => String(form.get(name) ?? '');
  const passengersOf = (prefix: '' | typeof backPrefix): PassengerTyped[] => {
    const named = prefix ? /^passenger-back\.(.{1,6})$/ : /^passenger-(?!back\.)(.{1,6})$/;
    const seatNos = [...form.keys()].flatMap((name) => named.exec(name)?.[1] ?? []);
    return seatNos.map((seatNo) => {
      const { name, kind, gender } = seatFields(seatNo, prefix);
      return {
        seatNo,
        name: text(name),
        kind: oneOf(passengerKinds, text(kind), 'adult'),
        gender: passengerGenders.find((value) => value === text(gender)) ?? null,
      };
    });
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    passengers: passengersOf(''),
    backPassengers: passengersOf(backPrefix),
    promo: text('promo').trim(),
    method: oneOf(paymentMethods, text('method'), 'other'),
    termsAccepted: form.has('terms'),
    save: form.has('save'),
    key: keyOf(form),
  };
};

const fitting = (passenger: PassengerTyped): PassengerTyped => ({
  ...passenger,
  name: passenger.name.slice(0, 200),
});

/**
 * Cuts texts to the most that the call reads, for the call alone: the rules then refuse what is left as too long, each
 * at its field, and the form keeps all that was typed.
 */
export const fittingDetails = ({
  name,
  phone,
  email,
  passengers,
  backPassengers,
  promo,
  ...rest
}: DetailsTyped): DetailsTyped => ({
  ...rest,
  name: name.slice(0, 200),
  phone: phone.slice(0, 40),
  email: email.slice(0, 200),
  passengers: passengers.map(fitting),
  backPassengers: backPassengers.map(fitting),
  promo: promo.slice(0, 60),
});
