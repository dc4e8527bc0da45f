import { expect, test } from 'vitest';
import { readEnquiry } from '../enquiry/enquiry.ts';
import { readDetails } from '../booking/details.ts';
import { readApplication } from '../operator/application.ts';
import { holdsAddress } from './name-address.ts';
import { faultOfName } from './sign-up-faults.ts';

const withAddress = [
  'You won! https://evil.example/prize',
  'HTTP://1.2.3.4',
  'visit www.evil.example',
  'Rahim evil.com',
  'evil.com.bd',
  'bit.ly/abc',
  't.me',
  'অভিনন্দন বাজি.বাংলা',
  'evil。com',
  'evil．com',
  'ev\u200bil.c\u200dom',
  'me@evil.example',
  'evil.example/prize',
  'evil.example:8080',
  '10.0.0.1',
  'javascript://x',
];
const names = [
  'Tasnim Rahman',
  'Md. Rahim Uddin',
  'Md.Rahim Uddin',
  'A.K.M. Fazlul Haque',
  'A.K.M.Fazlul Haque',
  'Dr. Selina Hossain, Ph.D.',
  'Abdul Karim s/o Rahim',
  'মোঃ আবদুল করিম',
  'মো. রহিম',
  'ড. মুহাম্মদ ইউনূস',
  'Jean-Luc O’Neill Jr.',
  'S. M. Sultan',
  'Rahim 2',
  '+8801712345678',
  'Hossain & Sons Ltd.',
  'Nur-E-Alam',
];

test.each(withAddress)('"%s" holds an address', (name) => expect(holdsAddress(name)).toBe(true));
test.each(names)('"%s" is a name', (name) => expect(holdsAddress(name)).toBe(false));

const evil = 'You won! evil.example/prize';

test('a name with an address is refused wherever one is typed', () => {
  expect(faultOfName(evil)).toBe('name-address');
  const passengers = [{ seatNo: 'B3', name: evil, isChild: false }] as never;
  expect(readDetails({ name: evil, phone: '01712345678', email: '', passengers })).toEqual({
    faults: { name: 'name-address', 'passenger-B3': 'name-address' },
  });
  expect(readApplication({ busName: evil, licenceNumber: 'DHK-1234', documents: [] })).toEqual({
    faults: { busName: 'bus-name-address' },
  });
  const enquiry = { first_name: evil, last_name: evil, user_email: 'a@b.bd', subject: 'x', message: 'y' };
  expect(readEnquiry({ ...enquiry, language: 'en' } as never)).toEqual({
    faults: { first_name: 'name-address', last_name: 'name-address' },
  });
});
