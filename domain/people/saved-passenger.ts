import { z } from 'zod';
import {
  type PassengerGender,
  type PassengerKind,
  passengerGenders,
  passengerKinds,
} from '../booking/booking.ts';
import { type NameFault, tidyName } from '../identity/person-name.ts';
import { faultOfName } from '../identity/sign-up-faults.ts';
import { mostSeatsOfRequest } from '../settings.ts';

/** Passenger that an account has saved for its next bookings, identified by name. */
export type SavedPassenger = { name: string; kind: PassengerKind; gender: PassengerGender | null };

const Name = z.string().max(200);
const Typed = z.strictObject({
  name: Name,
  kind: z.enum(passengerKinds),
  gender: z.enum(passengerGenders).nullable(),
});

/** Passengers to save. instead: name of the saved passenger whom they replace. */
export const SavePassengersInput = z.strictObject({
  passengers: z.array(Typed).max(mostSeatsOfRequest),
  instead: Name.nullable().default(null),
});
export type SavePassengersInput = z.input<typeof SavePassengersInput>;

export const RemoveSavedPassengerInput = z.strictObject({ name: Name });

/** Returns passengers as they are saved, the last one of each name; or the fault of the first name that has one. */
export const readSavedPassengers = (
  typed: readonly SavedPassenger[],
): { passengers: SavedPassenger[] } | { fault: NameFault } => {
  const passengers = new Map<string, SavedPassenger>();
  for (const passenger of typed) {
    const fault = faultOfName(passenger.name);
    if (fault) return { fault };
    const name = tidyName(passenger.name);
    passengers.set(name, { ...passenger, name });
  }
  return { passengers: [...passengers.values()] };
};
