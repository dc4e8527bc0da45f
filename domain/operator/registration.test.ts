import { expect, test } from 'vitest';
import { readRegistration } from './registration.ts';

test('a VAT number typed in another way is the same number, and has thirteen digits', () => {
  for (const typed of ['000123456-0101', ' 0001234560101 ', '০০০১২৩৪৫৬–০১০১', '000 123 456 - 0101'])
    expect(readRegistration({ vatNumber: typed }), typed).toEqual({
      registration: { registrationNumber: null, vatNumber: '000123456-0101' },
    });
  for (const typed of ['000123456-010', '00012345-60101x', '0001234560101-2', 'BIN 000123456-0101'])
    expect(readRegistration({ vatNumber: typed }), typed).toEqual({
      faults: { vatNumber: 'vat-number-form' },
    });
});

test('a registration number is kept as it is written, up to a length, and both may be left out', () => {
  expect(readRegistration({})).toEqual({ registration: { registrationNumber: null, vatNumber: null } });
  expect(readRegistration({ registrationNumber: ' trad/dscc – ০১২৩৪৫ / 2019 ', vatNumber: ' ' })).toEqual({
    registration: { registrationNumber: 'TRAD/DSCC-012345/2019', vatNumber: null },
  });
  expect(readRegistration({ registrationNumber: '7'.repeat(41), vatNumber: '1' })).toEqual({
    faults: { registrationNumber: 'registration-long', vatNumber: 'vat-number-form' },
  });
});
