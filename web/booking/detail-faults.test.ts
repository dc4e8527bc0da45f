import { readDetails } from '@poth/domain/booking/details.ts';
import { expect, test } from 'vitest';
import { detailFaultText } from './detail-faults.ts';

const right = { name: 'Tasnim Rahman', phone: '01711234567', email: '', passengers: [] };
const faultOf = (typed: Partial<typeof right>, field: 'name' | 'phone' | 'email') => {
  const read = readDetails({ ...right, ...typed });
  return 'faults' in read ? read.faults[field] : undefined;
};

test('a number says how many digits it lacks, in both languages', () => {
  const oneShort = faultOf({ phone: '০১৭১১-২৩৪৫৬' }, 'phone');
  expect(detailFaultText(oneShort, 'en')).toBe('The number is one digit short. Write all 11 digits.');
  expect(detailFaultText(oneShort, 'bn')).toBe('নম্বরটি এক অঙ্ক কম। ১১ অঙ্কের নম্বর লিখুন।');
  const threeShort = faultOf({ phone: '01711234' }, 'phone');
  expect(detailFaultText(threeShort, 'en')).toContain('3 digits short');
  expect(detailFaultText(threeShort, 'bn')).toContain('৩ অঙ্ক কম');
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(51) }],
  ['email', { email: 'tasnim@' }],
  ['phone', { phone: '' }],
  ['phone', { phone: '01' }],
  ['phone', { phone: '021234567' }],
  ['phone', { phone: '017112345678' }],
] as const)('every fault of %s has a sentence: %o', (field, typed) => {
  const fault = faultOf(typed, field);
  expect(fault).toBeDefined();
  expect(detailFaultText(fault, 'en')).toMatch(/\.$/);
  expect(detailFaultText(fault, 'bn')).toMatch(/।$/);
});

test('what is no fault of the details has no sentence', () => {
  expect(detailFaultText(undefined, 'en')).toBeUndefined();
  expect(detailFaultText('toString', 'en')).toBeUndefined();
});
