import { expect, test } from 'vitest';
import { type Language, languages } from '@poth/domain/language.ts';
import { mostSmsParts, smsAlphabet, smsParts } from '@poth/domain/messaging/sms.ts';
import type { MailContent } from '../../messaging/mail-content.ts';
import { writeMail } from '../../messaging/write-mail.ts';
import { examplesOf } from './examples-of.ts';

const ownUrl = 'https://poth.example';
type Kind = keyof typeof examplesOf;
const kinds = Object.keys(examplesOf) as Kind[];
const examplesIn = (language: Language) =>
  kinds.flatMap((kind) => examplesOf[kind]({ language, ownUrl }).map((example) => ({ kind, ...example })));
const mailsIn = (language: Language) =>
  examplesIn(language).flatMap(({ mail, ...rest }) => (mail ? [{ ...rest, mail }] : []));
const mailOf = (kind: Kind, of: string, language: Language): MailContent => {
  const found = mailsIn(language).find((one) => one.kind === kind && one.of === of);
  if (!found) throw new Error(`no example ${kind}: ${of}`);
  return found.mail;
};
const reservationIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? 'null');
/** Returns the text of a page as a person reads it. */
const readable = (html: string): string =>
  html
    .replace(/^.*<body/s, '<body')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

test('every announcement that is told to somebody has its examples, in both languages alike', () => {
  const silent = kinds.filter((kind) => examplesOf[kind]({ language: 'en', ownUrl }).length === 0);
  expect(silent.toSorted()).toEqual([
    'booking-called-off',
    'booking-carried',
    'exchange-carried',
    'payment-surplus',
    'refund-requested',
    'way-given-back',
  ]);
  const namesIn = (language: Language) => examplesIn(language).map(({ kind, of }) => `${kind} ${of}`);
  expect(namesIn('bn')).toEqual(namesIn('en'));
  expect(new Set(namesIn('en')).size).toBe(namesIn('en').length);
});

test.each(languages)('mails say the same facts as HTML and as plain text (%s)', (language) => {
  for (const { kind, of, mail } of mailsIn(language)) {
    const { subject, text, html } = writeMail(mail, ownUrl);
    const page = readable(html);
    const where = `${kind}: ${of}`;
    expect(subject, where).toBe(subject.trim());
    expect(html, where).toContain(`<html lang="${mail.language}"`);
    for (const { name, value, more = [] } of mail.facts ?? [])
      for (const said of [name, value, ...more]) {
        const parted = said.replaceAll('@', '@\u200b').replaceAll('.com', '.\u200bcom');
        expect(page, where).toContain(parted);
        expect(text, where).toContain(parted);
      }
    for (const { url } of [mail.button ?? [], mail.links ?? []].flat()) {
      expect(html, where).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      expect(text, where).toContain(url);
      expect(url, where).toMatch(/^https:\/\/poth\.example\//);
    }
  }
});

test('an English SMS to a traveller has letters of the GSM alphabet alone: others halve the room of a part', () => {
  const others = examplesIn('en').filter(
    ({ kind, sms }) => sms && !kind.startsWith('account') && smsAlphabet(sms) !== 'GSM-7',
  );
  expect(others).toEqual([]);
});

test('a Bangla mail has no English word but names, and an English one no Bangla', () => {
  const names = new Set(['PNR', 'tasnim', 'example', 'com', 'BB', 'EFT']);
  for (const { kind, of, mail } of mailsIn('bn')) {
    // The company's staff read English.
    if (kind === 'enquiry-received') continue;
    const { subject, text } = writeMail(mail, ownUrl);
    const words = `${subject}\n${text}`
      .replaceAll(/https:\/\/\S+/g, '')
      .replaceAll(/\b(?:K7XQ4 M2P9A|SP-\d+|R4F1C92A7)\b/g, '')
      .match(/[A-Za-z]{2,}/g);
    expect(words?.filter((word) => !names.has(word)) ?? [], `${kind}: ${of}`).toEqual([]);
    expect(subject.replaceAll(/K7XQ4 M2P9A|SP-\d+|[AB]\d/g, ''), `${kind}: ${of}`).not.toMatch(/\d/);
  }
  for (const { kind, of, mail } of mailsIn('en'))
    expect(JSON.stringify(writeMail(mail, ownUrl)), `${kind}: ${of}`).not.toMatch(
      /[\u0980-\u09e5\u09e6-\u09ef]/,
    );
});

test.each([
  [
    'en',
    'Dhaka → Sylhet, 2 Dec 10:30 PM, seats B3, B4 · K7XQ4 M2P9A',
    ['Departure: Wed 2 Dec, 10:30 PM', 'Be at the counter by: Wed 2 Dec, 10:00 PM', 'Seats: B3, B4'],
  ],
  [
    'bn',
    'ঢাকা → সিলেট, ২ ডিসেম্বর রাত ১০:৩০, সিট B3, B4 · K7XQ4 M2P9A',
    ['ছাড়ার সময়: বুধ ২ ডিসেম্বর, রাত ১০:৩০', 'কাউন্টারে পৌঁছাবেন: বুধ ২ ডিসেম্বর, রাত ১০:০০', 'সিট: B3, B4'],
  ],
] as const)(
  'the mail of a ticket begins with the departure and says a place once (%s)',
  (language, subject, facts) => {
    const mail = mailOf('booking-confirmed', 'ticket', language);
    const written = writeMail(mail, ownUrl);
    expect(written.subject).toBe(subject);
    for (const fact of facts) expect(written.text).toContain(fact);
    expect(written.text.indexOf(facts[0])).toBeLessThan(written.text.indexOf(facts[1]));
    const counter = { en: 'Kamalapur', bn: 'কমলাপুর' }[language];
    const said = written.text.replaceAll(/https:\/\/\S+/g, '').split(counter);
    expect(said).toHaveLength(2);
    expect(written.html).toContain('href="tel:+8801711234501"');
    expect(written.html).toContain('https://www.google.com/maps/search/?');
    expect([...written.html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)).toEqual([
      'code-B3@poth',
      'code-B4@poth',
    ]);
  },
);

test('a ticket is a reservation by schema.org, cancelled with its coach and kept for the seats that stay', () => {
  const ticket = reservationIn(writeMail(mailOf('booking-confirmed', 'ticket', 'en'), ownUrl).html);
  expect(ticket).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BusReservation',
    reservationNumber: 'K7XQ4M2P9A',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Tasnim Rahman' },
    reservationFor: {
      '@type': 'BusTrip',
      departureBusStop: { '@type': 'BusStop', name: 'Kamalapur' },
      departureTime: '2026-12-02T22:30:00+06:00',
      arrivalBusStop: { '@type': 'BusStop', name: 'Kadamtali Counter' },
      arrivalTime: '2026-12-03T05:00:00+06:00',
      provider: { '@type': 'Organization', name: 'Surma Paribahan' },
    },
    totalPrice: '1440.00',
    priceCurrency: 'BDT',
    url: expect.stringMatching(/^https:\/\/poth\.example\/ticket\/K7XQ4M2P9A\?key=/),
  });
  const statusOf = (kind: Kind, of: string) =>
    reservationIn(writeMail(mailOf(kind, of, 'bn'), ownUrl).html)
      ?.reservationStatus.split('/')
      .at(-1);
  expect(statusOf('trip-cancelled', 'paid online')).toBe('ReservationCancelled');
  expect(statusOf('refund-stage', 'requested')).toBe('ReservationConfirmed');
  expect(statusOf('trip-changed', 'delay')).toBe('ReservationConfirmed');
  expect(statusOf('refund-stage', 'of no seat')).toBeUndefined();
  expect(statusOf('booking-unseated', 'gone')).toBeUndefined();
});

test.each([
  [
    'requested',
    ['৳665 is on its way back', 'Refund number: R4F1C92A7', 'There by: Thursday, 17 Dec 2026'],
    ['Sent', 'Arrived'],
  ],
  ['sent', ['Requested: Sat 28 Nov, 11:05 AM', 'Sent: Sat 28 Nov, 11:06 AM'], ['Arrived']],
  ['settled', ['৳665 has arrived', 'Arrived: Sun 6 Dec, 3:20 PM'], ['There by']],
  ['failed', ['৳665 takes longer to come back'], ['Arrived']],
  [
    'at a counter, requested',
    ['Collect ৳665 in cash', 'any counter of Surma Paribahan'],
    ['Sent', 'There by'],
  ],
  ['at a counter, settled', ['৳665 was handed to you', 'Handed out: Sun 6 Dec, 3:20 PM'], ['Sent']],
])('a refund that is %s says amount and day first, and the stages that have come', (of, said, unsaid) => {
  const mail = mailOf('refund-stage', of, 'en');
  const { subject, text } = writeMail(mail, ownUrl);
  expect(subject).toMatch(/৳665.*: Dhaka → Sylhet, 2 Dec, seat B4 · K7XQ4 M2P9A$/);
  expect(mail.facts?.[0]).toEqual({ name: 'Amount', value: '৳665' });
  for (const words of said) expect(text).toContain(words);
  for (const name of unsaid) expect(text).not.toContain(`${name}: `);
});

test.each(languages)('no message to a traveller is longer than two SMS (%s)', (language) => {
  const long = examplesIn(language).filter(
    ({ kind, sms }) => sms && !kind.startsWith('account') && smsParts(sms) > mostSmsParts,
  );
  expect(long).toEqual([]);
});
