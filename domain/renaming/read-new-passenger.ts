import { type NameFault, tidyName } from '../identity/person-name.ts';
import { faultOfName } from '../identity/sign-up-faults.ts';
import { parsePhone, type Phone, type PhoneFault } from '../phone.ts';

export type NewPassengerFault = NameFault | `phone-${PhoneFault}` | `phone-too-short-${number}`;
export type NewPassenger = { name: string; phone: Phone | null };

/** Reads the name and phone number of the new passenger, or returns the fault of each field; an empty number means none. */
export const readNewPassenger = (typed: {
  name: string;
  phone: string;
}): { passenger: NewPassenger } | { faults: { name?: NewPassengerFault; phone?: NewPassengerFault } } => {
  const nameFault = faultOfName(typed.name);
  const read = typed.phone.trim() ? parsePhone(typed.phone) : { phone: null };
  if (!nameFault && 'phone' in read) return { passenger: { name: tidyName(typed.name), phone: read.phone } };
  const faults: { name?: NewPassengerFault; phone?: NewPassengerFault } = {};
  if (nameFault) faults.name = nameFault;
  if ('fault' in read)
    faults.phone = read.fault === 'too-short' ? `phone-too-short-${read.by}` : `phone-${read.fault}`;
  return { faults };
};
