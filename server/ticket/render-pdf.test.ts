import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { faultOfName } from '@poth/domain/identity/sign-up-faults.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.testing.ts';
import { renderTicketPdf } from './render-pdf.ts';
import { sampleDocument, sampleTicket } from './ticket-document.sample.ts';

const now = new Date('2026-11-20T16:40:00+06:00');
const render = (document: TicketDocument, language: Language, at = now) =>
  renderTicketPdf({ document, language, now: at });
const read = async (document: TicketDocument, language: Language, at = now) =>
  readPdf(await render(document, language, at));
const seats = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleTicket(`A${at + 1}`, 'Nusrat Jahan'));

const facts: Record<Language, string[]> = {
  en: [
    'Bus Ticket',
    'Confirmed',
    'Desh Travels DT-4021',
    'K7XQ4 M2P9A',
    'FROM',
    'Dhaka',
    '10:30 PM',
    'Friday, 27 Nov 2026',
    'TO',
    'Cox’s Bazar',
    '8:00 AM',
    'Saturday, 28 Nov 2026',
    'Kallyanpur Counter',
    'opposite Khalek Pump',
    '01711-234501',
    'REPORTING TIME',
    '27 Nov, 10:00 PM',
    'CLASS',
    'AC Business',
    'TICKET TYPE',
    'One way',
    'ROUTE',
    'Dhaka-Cox’s Bazar',
    'SEATS',
    'B3, B4',
    'ADULT',
    'CHILD',
    'PRICE',
    '৳3,600 · bKash',
    'NUMBER',
    '01711-234456',
    'EMAIL',
    'STATUS',
    'Valid',
    'EXPIRE DATE',
    '27 Nov, 10:30 PM',
    'Show this at boarding',
    'Works without a network',
  ],
  bn: [
    'বাসের টিকিট',
    'নিশ্চিত',
    'দেশ ট্রাভেলস DT-4021',
    'K7XQ4 M2P9A',
    'ঢাকা',
    'রাত ১০:৩০',
    'শুক্রবার, ২৭ নভেম্বর ২০২৬',
    'কক্সবাজার',
    'সকাল ৮:০০',
    'শনিবার, ২৮ নভেম্বর ২০২৬',
    'কল্যাণপুর কাউন্টার',
    'খালেক পাম্পের উল্টো দিকে',
    '০১৭১১-২৩৪৫০১',
    'কাউন্টারে পৌঁছানোর সময়',
    'এসি বিজনেস',
    'শুধু যাওয়া',
    'ঢাকা-কক্সবাজার',
    'B3, B4',
    '২ জন',
    '০ জন',
    '৳৩,৬০০ · বিকাশ',
    '০১৭১১-২৩৪৪৫৬',
    'বৈধ',
    '২৭ নভেম্বর, রাত ১০:৩০',
    'বাসে ওঠার সময় এটি দেখান',
    'ইন্টারনেট ছাড়াই চলে',
  ],
};

test.each(['en', 'bn'] as const)(
  'a ticket in %s is one page that says everything, found as it is typed',
  async (language) => {
    const bytes = await render(sampleDocument(), language);
    const pdf = readPdf(bytes);
    expect(pdf).toMatchObject({
      version: '%PDF-1.7',
      pages: 1,
      // Names and addresses have letters that not every ticket carries; these are in additional fonts.
      embeddedFonts: language === 'en' ? 6 : 8,
      figures: 2,
      tagged: true,
    });
    expect(bytes.length).toBeLessThan(100_000);
    const text = pdf.text.replaceAll('\n', ' ');
    for (const fact of facts[language]) expect(text).toContain(fact.normalize('NFC'));
  },
);

test.each([
  ['en', 'Return'],
  ['bn', 'যাওয়া-আসা'],
] as const)('a ticket bought with its other way says so in %s', async (language, type) => {
  const purchase = { paymentId: crypto.randomUUID(), otherTripIds: [crypto.randomUUID()] };
  const { text } = await read(sampleDocument({ purchase }), language);
  expect(text).toContain(type.normalize('NFC'));
  expect(text).not.toContain(language === 'en' ? 'One way' : 'শুধু যাওয়া'.normalize('NFC'));
});

test('conjuncts and vowels before their consonant are found as they were typed', async () => {
  const names = ['ব্রাহ্মণবাড়িয়া', 'চট্টগ্রাম', 'পূর্ণিমা', 'লক্ষ্মী রানী', 'শর্মিলা', 'কোহিনূর', 'মৌসুমী', 'বিঁধু', 'ইন্দ্রজিৎ'];
  for (const name of names) {
    const { text } = await read(sampleDocument({ tickets: [sampleTicket('B3', name)] }), 'bn');
    expect(text).toContain(name.normalize('NFC'));
  }
});

test.each([
  [1, 1],
  [4, 1],
  [7, 2],
  [16, 3],
])('%i seats take %i pages, each seat with its code', async (count, pages) => {
  expect(await read(sampleDocument({ tickets: seats(count) }), 'bn')).toMatchObject({
    pages,
    figures: count,
  });
});

test('a cancelled seat shows no code, and its passenger is no longer counted', async () => {
  const tickets = [
    sampleTicket('B3', 'Rahima Khatun'),
    sampleTicket('B4', 'Nusrat Jahan', { state: 'void' }),
  ];
  const { figures, text } = await read(sampleDocument({ tickets }), 'en');
  expect(figures).toBe(1);
  expect(text).toContain('No code for this seat');
  expect(text).toContain('\nADULT\n1\n');
  expect(text).toContain('\nSTATUS\nValid\n');
});

test('a reissued seat is drawn once, as its newest ticket', async () => {
  const tickets = [
    sampleTicket('B3', 'Rahima Khatun', { state: 'void' }),
    sampleTicket('B3', 'Nusrat Jahan', { issueNo: 2 }),
  ];
  const { figures, text } = await read(sampleDocument({ tickets }), 'en');
  expect(figures).toBe(1);
  expect(text).toContain('Nusrat Jahan');
  expect(text).not.toContain('Rahima Khatun');
});

test('who may not see the codes gets a ticket without any', async () => {
  const tickets = [sampleTicket('B3', 'R•••', { code: null })];
  const masked = sampleDocument({
    masked: true,
    contactPhone: '+8801711•••456',
    contactEmail: 'i•••@example.com',
    tickets,
  });
  const { figures, text } = await read(masked, 'bn');
  expect(figures).toBe(0);
  expect(text).toContain('০১৭১১-•••৪৫৬');
});

test('after the departure from the boarding stop the ticket says that it has expired', async () => {
  const { text } = await read(sampleDocument(), 'en', new Date('2026-11-27T22:30:00+06:00'));
  expect(text).toContain('\nSTATUS\nExpired\n');
});

test('a cancelled booking says so', async () => {
  const tickets = sampleDocument().tickets.map((ticket) => ({ ...ticket, state: 'void' as const }));
  const { figures, text } = await read(sampleDocument({ state: 'cancelled', tickets }), 'bn');
  expect(figures).toBe(0);
  expect(text).toContain('টিকিটের অবস্থা\nবাতিল\n');
});

test('any name can be printed: sequences of signs that are no word, other scripts, very long ones', {
  timeout: 60_000,
}, async () => {
  const signs = fc.constantFrom(...'কর্যিেোঁৃ়ড়ৎংঃ‌‍৳১ aé<>&()\\', '্', 'র্', 'ক্ষ', '李', '😀', 'م', '\n', '\u0000');
  const name = fc.array(signs, { maxLength: 60 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(name, async (passengerName) => {
      const document = sampleDocument({ tickets: [sampleTicket('B3', passengerName)] });
      expect(await read(document, 'bn')).toMatchObject({ pages: 1, figures: 1 });
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['en', 'Mohammad Abdullah Al-Mamun Chowdhury Khan Mojumder'],
  ['bn', 'মোহাম্মদ আব্দুল্লাহ আল-মামুন চৌধুরী আহমেদ মজুমদার'],
] as const)('the longest name that a checkout accepts is printed whole in %s', async (language, name) => {
  expect(faultOfName(name)).toBeUndefined();
  const document = sampleDocument({ tickets: [sampleTicket('B3', name), sampleTicket('B4', name)] });
  const { text } = await read(document, language);
  // A broken line has no space at its end.
  const letters = (printed: string) => printed.normalize('NFC').replaceAll(/\s/g, '');
  expect(letters(text).split(letters(name))).toHaveLength(3);
});

test('the same ticket at the same moment is the same file', async () => {
  const document = sampleDocument();
  expect(await render(document, 'bn')).toEqual(await render(document, 'bn'));
});

test('a booking without a ticket has no PDF', async () => {
  await expect(render(sampleDocument({ tickets: [] }), 'bn')).rejects.toThrow(RangeError);
});
