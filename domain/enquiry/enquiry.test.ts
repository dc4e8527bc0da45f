import { expect, test } from 'vitest';
import { readEnquiry } from './enquiry.ts';

const typed = {
  key: '00000000-0000-4000-8000-000000000000',
  first_name: 'Tasnim',
  last_name: '',
  user_email: 'tasnim@example.com',
  subject: 'A bag left behind',
  message: 'On the 11:00 pm coach.\r\nRow C.',
  language: 'en' as const,
};

test('a query keeps its lines; what goes into a header is one line, whatever was typed', () => {
  const read = readEnquiry({
    ...typed,
    subject: 'Bag\r\nBcc: everybody@example.com',
    first_name: 'T\u0000a\u202esnim',
  });
  expect(read).toMatchObject({
    enquiry: {
      firstName: 'T a snim',
      subject: 'Bag Bcc: everybody@example.com',
      message: 'On the 11:00 pm coach.\nRow C.',
    },
  });
});

test.each([
  ['first_name', ' ', 'first-name-missing'],
  ['first_name', 'n'.repeat(51), 'name-long'],
  ['last_name', 'n'.repeat(51), 'name-long'],
  ['user_email', '', 'email-missing'],
  ['user_email', 'a@example.com\r\nBcc: b@example.com', 'email-wrong'],
  ['user_email', 'nobody', 'email-wrong'],
  ['subject', '\u0000', 'subject-missing'],
  ['subject', 's'.repeat(151), 'subject-long'],
  ['message', ' \n ', 'message-missing'],
  ['message', 'm'.repeat(10_000), 'message-long'],
])('%s is looked at: %j', (field, value, fault) => {
  expect(readEnquiry({ ...typed, [field]: value })).toEqual({ faults: { [field]: fault } });
});
