import { expect, test } from 'vitest';
import { type Company, companyParts } from './company.ts';
import { companyOf } from './content.ts';
import { deliveredCompany, isExample } from './delivered-company.ts';

const mobile = { kind: 'mobile', number: '01711-234567' } as const;
const whatsapp = { kind: 'whatsapp', number: '01711-234567' } as const;

test.each([
  ['mobile', '+880 1711 234567', '01711-234567'],
  ['whatsapp', '০১৭১১২৩৪৫৬৭', '01711-234567'],
  ['telephone', '+8802-48112233', '02-48112233'],
  ['telephone', '০৯৬১২ ৩৪৫৬৭৮', '09612 345678'],
  ['telephone', ' 16374 ', '16374'],
])('a %s typed as %s is kept as %s, and reads the same again', (kind, typed, kept) => {
  const read = companyParts.phones.parse([mobile, whatsapp, { kind, number: typed }]);
  expect(read[2]).toEqual({ kind, number: kept });
  expect(companyParts.phones.parse(read)).toEqual(read);
});

const faultsOf = (part: keyof Company, typed: unknown) =>
  companyParts[part].safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['mobile', '01711-23456', 'phone-too-short-1'],
  ['mobile', '02-48000001', 'phone-not-mobile'],
  ['whatsapp', '', 'phone-missing'],
  ['telephone', '01711-234567', 'telephone-wrong'],
  ['telephone', '999', 'telephone-wrong'],
  ['telephone', 'ask for Karim 02-48000001', 'telephone-wrong'],
])('a %s %j is refused: %s', (kind, number, fault) => {
  expect(faultsOf('phones', [mobile, whatsapp, { kind, number }])).toEqual([['2.number', fault]]);
});

test('a mobile number and one for WhatsApp there must be', () => {
  expect(faultsOf('phones', [mobile])).toEqual([['', 'numbers-needed']]);
});

test.each(['http://facebook.com/poth', 'javascript:alert(1)', 'facebook.com/poth', 'https://poth', ''])(
  'the link %j is refused',
  (href) => {
    expect(faultsOf('social', [{ name: 'Facebook', href }])).toEqual([
      ['0.href', href ? 'link-wrong' : 'missing'],
    ]);
  },
);

test.each([
  ['since', '1899', 'year-wrong'],
  ['since', '-1990', 'year-wrong'],
  ['staff', '0', 'count-wrong'],
  ['buses', '6.5', 'count-wrong'],
  ['buses', '', 'missing'],
  ['email', '', 'email-missing'],
  ['jobsEmail', 'jobs@poth', 'email-wrong'],
])('%s %j is refused: %s', (field, typed, fault) => {
  expect(faultsOf('facts', { ...deliveredCompany.facts, [field]: typed })).toEqual([[field, fault]]);
});

test('what is stored stands over what was delivered; what no longer reads is as it was delivered', () => {
  const social = [{ name: 'Facebook', href: 'https://www.facebook.com/sadaron' }];
  const read = companyOf([
    { part: 'social', content: social },
    { part: 'phones', content: 'gone' },
    { part: 'slides', content: [] },
  ]);
  expect(read).toEqual({ ...deliveredCompany, social });
  for (const [part, content] of Object.entries(deliveredCompany))
    expect(companyParts[part as keyof Company].parse(content)).toEqual(content);
});

test('a page says that it shows examples until the last of them is replaced; years and counts may stay', () => {
  const facts = {
    ...deliveredCompany.facts,
    email: 'care@sadaron.com.bd',
    jobsEmail: 'jobs@sadaron.com.bd',
    tradeLicence: 'TRAD/DSCC/114/2026',
  };
  expect(isExample({ ...deliveredCompany, facts }, ['facts'])).toBe(true);
  const own = {
    ...deliveredCompany,
    facts: { ...facts, address: { en: '7 Kallyanpur', bn: '৭ কল্যাণপুর' } },
  };
  expect(isExample(own, ['facts'])).toBe(false);
  expect(isExample(own, ['facts', 'phones'])).toBe(true);
  expect(isExample({ ...own, phones: [mobile, whatsapp] }, ['facts', 'phones'])).toBe(false);
  expect(isExample({ ...own, phones: [mobile, deliveredCompany.phones[6]!] }, ['phones'])).toBe(true);
  expect(isExample({ ...own, social: [] }, ['social'])).toBe(false);
});
