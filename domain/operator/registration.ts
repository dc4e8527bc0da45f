import { latinDigits } from '../language.ts';
import { normaliseRegisteredNumber, normaliseLine } from '../typed-line.ts';

/** Numbers that a company's receipts show besides its licence; null where it gave none. */
export type Registration = {
  /** Number of the trade licence or of the company's registration, as written there. */
  registrationNumber: string | null;
  /** Business identification number for VAT (BIN): 000123456-0101. */
  vatNumber: string | null;
};
export type RegistrationTyped = { registrationNumber?: string | undefined; vatNumber?: string | undefined };
export type RegistrationFault = 'registration-long' | 'vat-number-form';

const longestRegistrationNumber = 40;
const vatNumberParts = /^(\d{9})(\d{4})$/;

const vatNumberOf = (typed: string): string | undefined => {
  const digits = latinDigits(normaliseLine(typed.normalize('NFKC'))).replace(/[\s\p{Pd}]/gu, '');
  const [, unit, branch] = vatNumberParts.exec(digits) ?? [];
  return unit && branch && `${unit}-${branch}`;
};

/** Reads the numbers, or returns the faults by field. Both are optional. */
export const readRegistration = (
  typed: RegistrationTyped,
): { registration: Registration } | { faults: Partial<Record<keyof Registration, RegistrationFault>> } => {
  const registrationNumber = normaliseRegisteredNumber(typed.registrationNumber ?? '') || null;
  const typedVatNumber = normaliseLine(typed.vatNumber ?? '');
  const vatNumber = typedVatNumber ? vatNumberOf(typedVatNumber) : null;
  const isLong = [...(registrationNumber ?? '')].length > longestRegistrationNumber;
  if (isLong || vatNumber === undefined)
    return {
      faults: {
        ...(isLong && { registrationNumber: 'registration-long' }),
        ...(vatNumber === undefined && { vatNumber: 'vat-number-form' }),
      },
    };
  return { registration: { registrationNumber, vatNumber } };
};
