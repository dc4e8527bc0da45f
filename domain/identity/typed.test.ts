import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parsePhone, PhoneTyped } from '../phone.ts';
import { faultOfEmail, faultOfName } from './sign-up-faults.ts';
import { EmailOrNothing, EmailTyped, NameTyped, NewPassword, PasswordTyped } from './typed.ts';

/** Rebuilds a field's schema from its API description. */
const describedAs = (schema: z.ZodType) =>
  z.fromJSONSchema({ type: 'string', ...schema.meta() } as Parameters<typeof z.fromJSONSchema>[0]);
const takes = (schema: z.ZodType, text: string): boolean => describedAs(schema).safeParse(text).success;

const typedNumber = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...'0123456789০১২৩৪৫৬৭৮৯') },
      { weight: 1, arbitrary: fc.constantFrom(...' -+().অx') },
    ),
    { maxLength: 18 },
  )
  .map((letters) => letters.join(''));
const shaped = fc
  .tuple(
    fc.constantFrom('', '+880', '880', '00880', '+৮৮০ ', '0', '০', '8800'),
    fc.constantFrom('1', '১', ' 1'),
    fc.constantFrom(...'23456789৩৭'),
    fc.array(fc.constantFrom(...'0123456789৫ -'), { minLength: 7, maxLength: 11 }),
  )
  .map(([country, one, operator, rest]) => country + one + operator + rest.join(''));

test('the described pattern of a number takes what parsePhone understands, and nothing else', () => {
  const pattern = new RegExp(String(PhoneTyped.meta()?.pattern));
  fc.assert(
    fc.property(fc.oneof(typedNumber, shaped), (text) => {
      expect([text, pattern.test(text)]).toEqual([text, 'phone' in parsePhone(text)]);
    }),
    { numRuns: 2_000 },
  );
  expect(['01711-223344', '+880 1711 223344', '০১৭১১২২৩৩৪৪'].map((text) => takes(PhoneTyped, text))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a name or address that the description takes is none that the rules refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      if (takes(NameTyped, text)) expect([text, faultOfName(text)]).toEqual([text, undefined]);
    }),
  );
  const withAddress = [
    'Rahim a.bd',
    'www1.x',
    'me@evil',
    'evil.com',
    'x://y',
    'evil.example/p',
    'a。bd',
    '10.0.0.1',
  ];
  for (const text of withAddress) expect([text, takes(NameTyped, text)]).toEqual([text, false]);
  for (const text of [
    'Md.Rahim Uddin',
    'A.K.M.Fazlul Haque',
    'মো. রহিম',
    'Hossain & Sons Ltd.',
    'Abdul s/o Rahim',
  ])
    expect([text, takes(NameTyped, text)]).toEqual([text, true]);
  for (const blank of ['', ' ', '\u200e\u202a\u0007', 'x'.repeat(51)].filter((text) => faultOfName(text)))
    expect([blank, takes(NameTyped, blank)]).toEqual([blank, false]);
  const addresses = [
    'tasnim@example.com',
    'a.b+c@mail.example.org',
    'x@y.INVALID',
    'x',
    '',
    'a b@example.com',
  ];
  for (const text of addresses)
    expect([text, takes(EmailTyped, text)]).toEqual([text, faultOfEmail(text) === undefined]);
  expect(['', 'tasnim@example.com', 'x'].map((text) => takes(EmailOrNothing, text))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what is longer than a rule reads is refused with the fault of the rule, which pages have a sentence for', () => {
  const faultOf = (schema: z.ZodType) => schema.safeParse('9'.repeat(1_001)).error?.issues[0]?.message;
  expect([NameTyped, EmailTyped, NewPassword, PasswordTyped, PhoneTyped].map(faultOf)).toEqual([
    'name-long',
    'email-wrong',
    'password-long',
    'password-wrong',
    'phone-too-long',
  ]);
});
