import { latinDigits } from '../language.ts';
import { registeredNumber, tidy } from '../typed-line.ts';

/** Numbers of a company that its receipts say besides its licence; null: it has given none. */
export type Registration = {
  /** Of the trade licence or the company's registration, as it is written there. */
  registrationNumber: string | null;
  /** Business identification number of VAT (BIN): 000123456-0101. */
  vatNumber: string | null;
};
export type RegistrationTyped = { registrationNumber?: string | undefined; vatNumber?: string | undefined };
export type RegistrationFault = 'registration-long' | 'vat-number-form';

export const longestRegistrationNumber = 40;
const vatNumberParts = /^(\d{9})(\d{4})$/;

const vatNumberOf = (typed: string): string | undefined => {
  const digits = latinDigits(tidy(typed.normalize('NFKC'))).replace(/[\s\p{Pd}]/gu, '');
  const [, unit, branch] = vatNumberParts.exec(digits) ?? [];
  return unit && branch && `${unit}-${branch}`;
};

/** The numbers as they are kept, or what is wrong with them, by field. Both may be left out. */
export const readRegistration = (
  typed: RegistrationTyped,
): { registration: Registration } | { faults: Partial<Record<keyof Registration, RegistrationFault>> } => {
  const registrationNumber = registeredNumber(typed.registrationNumber ?? '') || null;
  const typedVatNumber = tidy(typed.vatNumber ?? '');
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
