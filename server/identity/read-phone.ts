import { parsePhone, type Phone } from '@poth/domain/phone.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Reads a phone number as typed. Problems: invalid-input with the fault of `phone`. */
export const readPhone = (typed: string): Phone => {
  const read = parsePhone(typed);
  if ('phone' in read) return read.phone;
  const fault = read.fault === 'too-short' ? `phone-too-short-${read.by}` : `phone-${read.fault}`;
  throw new Problem('invalid-input', { faults: { phone: fault } });
};
