import { z } from 'zod';
import { type NameFault, tidyName } from '../identity/person-name.ts';
import { faultOfName } from '../identity/sign-up-faults.ts';
import { parsePhone, type Phone, type PhoneFault } from '../phone.ts';
import type { Contact } from './booking.ts';
import type { EnterDetailsInput } from './input.ts';

export type DetailFault = NameFault | 'email-wrong' | `phone-${PhoneFault}` | `phone-too-short-${number}`;
export type DetailField = 'name' | 'phone' | 'email' | `passenger-${string}`;

/** Faults by field. */
export type DetailFaults = { [Field in DetailField]?: DetailFault };

/** Gateways mail their receipt to an address of at most fifty letters. */
const longestEmail = 50;

/**
 * Reads the details of a booking as a person typed them: returns the contact, or the faults by field. An empty
 * passenger name means the contact's name.
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
  if (email && (email.length > longestEmail || !z.email().safeParse(email).success))
    faults.email = 'email-wrong';

  for (const passenger of input.passengers) {
    const fault = faultOfName(passenger.name);
    if (fault && fault !== 'name-missing') faults[`passenger-${passenger.seatNo}`] = fault;
  }

  return phone && Object.keys(faults).length === 0
    ? { contact: { name, phone, email: email || null } }
    : { faults };
};
