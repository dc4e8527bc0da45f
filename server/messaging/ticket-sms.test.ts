import { expect, test } from 'vitest';
import { mostSmsParts, smsParts } from '@poth/domain/messaging/sms.ts';
import { sampleDocument, sampleTicket } from '../ticket/ticket-document.sample.ts';
import { ticketSms } from './ticket-sms.ts';

const link = 'https://poth.com.bd/t/K7XQ4M2P9AbHh3kQ9ZxR2vTn8LwYpC4d';

test('a Bangla buyer gets a Bangla SMS with date, hour, seats, counter, PNR and link in two parts', () => {
  const tickets = [sampleTicket('B3', 'তাসনিম'), sampleTicket('B4', 'রহিম', { state: 'void' })];
  const sms = ticketSms(sampleDocument({ language: 'bn', tickets }), link);
  expect(sms).toBe(`পথ টিকিট K7XQ4 M2P9A\n২৭ নভেম্বর, রাত ১০:৩০, সিট B3\nকল্যাণপুর কাউন্টার\n${link}`);
  expect(smsParts(sms)).toBe(mostSmsParts);
});

test('an English buyer gets all of it in Latin letters', () => {
  const tickets = [sampleTicket('B3', 'Tasnim'), sampleTicket('B4', 'Rahim')];
  const sms = ticketSms(sampleDocument({ language: 'en', tickets }), link);
  for (const part of ['Poth ticket K7XQ4 M2P9A', 'Desh Travels DT-4021', 'seats B3, B4', 'Report', link])
    expect(sms).toContain(part);
  expect(smsParts(sms)).toBe(mostSmsParts);
});

test.each([
  ['bn', '৩৬টি সিট'],
  ['en', 'seats A1, A2'],
] as const)('a whole coach on one ticket still fits (%s)', (language, seats) => {
  const seatNos = [...'ABCDEFGHI'].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
  const tickets = seatNos.map((seatNo) => sampleTicket(seatNo, 'Nasrin'));
  const sms = ticketSms(sampleDocument({ language, tickets }), link);
  expect(sms).toContain(seats);
  expect(smsParts(sms)).toBeLessThanOrEqual(mostSmsParts);
});
