import { holdsAddress } from '../identity/name-address.ts';
import { faultOfEmail } from '../identity/sign-up-faults.ts';
import type { Language } from '../language.ts';
import type { EnquiryTyped } from './input.ts';
import { longest } from './query-limits.ts';

/** Query to the company, as it is stored and sent. */
export type Enquiry = {
  firstName: string;
  /** Empty where none was given. */
  lastName: string;
  userEmail: string;
  subject: string;
  message: string;
  language: Language;
};

export const enquiryFields = ['first_name', 'last_name', 'user_email', 'subject', 'message'] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export type EnquiryFault =
  | 'first-name-missing'
  | 'name-long'
  | 'name-address'
  | 'email-missing'
  | 'email-wrong'
  | 'subject-missing'
  | 'subject-long'
  | 'message-missing'
  | 'message-long';
export type EnquiryFaults = Partial<Record<EnquiryField, EnquiryFault>>;

/** Days that a query is kept after its delivery; the privacy page states them. */
export const enquiryKeptDays = 180;

// Characters that a header or a name must not contain: line breaks, control characters, and marks that change the
// reading direction.
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const oneLine = (typed: string): string =>
  typed.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim();
const lines = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .trim();
const lengthOf = (text: string): number => [...text].length;

/** Reads a query as typed; returns it, or its faults by field. Names, address and subject are one line each. */
export const readEnquiry = (typed: EnquiryTyped): { enquiry: Enquiry } | { faults: EnquiryFaults } => {
  const enquiry: Enquiry = {
    firstName: oneLine(typed.first_name),
    lastName: oneLine(typed.last_name),
    userEmail: typed.user_email.trim(),
    subject: oneLine(typed.subject),
    message: lines(typed.message),
    language: typed.language,
  };
  const faults: EnquiryFaults = {};
  if (!enquiry.firstName) faults.first_name = 'first-name-missing';
  else if (lengthOf(enquiry.firstName) > longest.name) faults.first_name = 'name-long';
  else if (holdsAddress(enquiry.firstName)) faults.first_name = 'name-address';
  if (lengthOf(enquiry.lastName) > longest.name) faults.last_name = 'name-long';
  else if (holdsAddress(enquiry.lastName)) faults.last_name = 'name-address';
  const emailFault = faultOfEmail(enquiry.userEmail);
  if (emailFault) faults.user_email = emailFault;
  if (!enquiry.subject) faults.subject = 'subject-missing';
  else if (lengthOf(enquiry.subject) > longest.subject) faults.subject = 'subject-long';
  if (!enquiry.message) faults.message = 'message-missing';
  else if (lengthOf(enquiry.message) > longest.message) faults.message = 'message-long';
  return Object.keys(faults).length > 0 ? { faults } : { enquiry };
};
