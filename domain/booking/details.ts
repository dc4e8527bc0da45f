import { z } from 'zod';
import { tidyName } from '../account/sign-up-faults.ts';
import { parsePhone, type Phone, type PhoneFault } from '../phone.ts';
import type { Contact } from './booking.ts';
import type { EnterDetailsInput } from './input.ts';

export type DetailFault =
  | 'name-missing'
  | 'name-long'
  | 'email-wrong'
  | `phone-${PhoneFault}`
  | `phone-too-short-${number}`;
export type DetailField = 'name' | 'phone' | 'email' | `passenger-${string}`;

/** What is wrong, by field. */
export type DetailFaults = { [Field in DetailField]?: DetailFault };

/** Gateways print at most fifty letters of a name and mail their receipt to an address of at most fifty. */
const longest = 50;

const faultOfName = (name: string): DetailFault | undefined =>
  name.length === 0 ? 'name-missing' : name.length > longest ? 'name-long' : undefined;

/**
 * Reads the details of a booking as a person typed them: the contact, or what is wrong with which field.
 * A passenger's empty name is the contact's.
 */
export const readDetails = (
  input: Pick<EnterDetailsInput, 'name' | 'phone' | 'email' | 'passengers'>,
): { contact: Contact } | { faults: DetailFaults } => {
  const faults: DetailFaults = {};
  const name = tidyName(input.name);
  const nameFault = faultOfName(name);
  if (nameFault) faults.name = nameFault;

  const read = parsePhone(input.phone);
  let phone: Phone | undefined;
  if ('phone' in read) phone = read.phone;
  else faults.phone = read.fault === 'too-short' ? `phone-too-short-${read.by}` : `phone-${read.fault}`;

  const email = input.email.trim();
  if (email && (email.length > longest || !z.email().safeParse(email).success)) faults.email = 'email-wrong';

  for (const passenger of input.passengers)
    if (tidyName(passenger.name).length > longest) faults[`passenger-${passenger.seatNo}`] = 'name-long';

  return phone && Object.keys(faults).length === 0
    ? { contact: { name, phone, email: email || null } }
    : { faults };
};
