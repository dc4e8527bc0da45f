import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { builtPages } from '../testing/built-pages.ts';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

/** Buys two seats, nine days ahead, for somebody signed in: 1,440 taka. */
const buyTwo = async () => {
  const person = await signUpPerson(world);
  const { tripId } = await sampleTrip(world.db, 9);
  const buyer = await startPaying(world, { tripId, seatNos: ['B3', 'B4'], actor: person.actor });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(person.actor, buyer.tranId);
  return { person, tripId, bookingId: buyer.bookingId, pnr: pnr ?? '' };
};

const ask = (path: string, person: Person, typed?: Record<string, string>) =>
  fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: {
      cookie: person.browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      origin: world.publicUrl,
    },
    ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
  });
/** Reads a page and strips its scripts, styles and comments. */
const readPage = async (path: string, person: Person): Promise<string> =>
  (await (await ask(path, person)).text())
    .replaceAll('<!-- -->', '')
    .replaceAll(/<(script|style).*?<\/\1>/gs, '')
    .replaceAll('\u00a0', ' ');
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
/** Words of the button that cancels. */
const dangerOf = (html: string): string =>
  plain(/<button[^>]*value="cancel"[^>]*>(.*?)<\/button>/s.exec(html)?.[1] ?? '').trim();

test('the address of a quote names only seats of the ticket, each once', async () => {
  const { person, pnr } = await buyTwo();
  const path = `/ticket/${pnr}/cancel`;
  const made = ['B4', 'B4', ...Array.from({ length: 3_000 }, (_, no) => `Z${no}`)];
  const { browser } = person;
  const answer = await fetch(world.publicUrl + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([['intent', 'quote'], ...made.map((seatNo) => ['seats', seatNo])]),
    headers: { cookie: browser.headers.get('cookie') ?? '', accept: 'text/html', origin: world.publicUrl },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?seats=B4`]);
});

test('the button that cancels says what comes back for the seats that are shown, in either language', async () => {
  const { person, pnr } = await buyTwo();
  const page = (language: string, query = '') => readPage(`${language}/ticket/${pnr}/cancel${query}`, person);
  expect(dangerOf(await page(''))).toBe('Cancel Ticket and Refund You get ৳1,330 back');
  expect(dangerOf(await page('', '?seats=B4'))).toBe('Cancel Ticket and Refund You get ৳665 back');
  expect(dangerOf(await page('/bn', '?seats=B4'))).toBe('টিকিট বাতিল করে টাকা ফেরত নিন ৳৬৬৫ ফেরত পাবেন');
});

test('too late for a refund, the button promises none', async () => {
  const { person, tripId, pnr } = await buyTwo();
  await departIn(world, tripId, 30);
  for (const [language, promise] of [
    ['', 'You get'],
    ['/bn', 'ফেরত পাবেন'],
  ] as const) {
    const button = dangerOf(await readPage(`${language}/ticket/${pnr}/cancel`, person));
    expect(button).not.toBe('');
    expect(button).not.toContain(promise);
  }
});

test('what a bank took back is said where the ticket cannot be cancelled any more, in either language', async () => {
  const { person, tripId, bookingId, pnr } = await buyTwo();
  const { actor } = await makeAdmin(world, await signUpPerson(world));
  await world.portal.backOffice.recordReversal(actor, {
    tripId,
    bookingId,
    amountPaisa: 144_000,
    reversedOn: dhakaDate(new Date()),
    reference: `CB ${pnr}`,
    reason: 'The bank says so.',
    ticketsKept: true,
    key: crypto.randomUUID(),
  });
  for (const [language, sentence] of [
    ['', 'The bank has taken the payment of this ticket back'],
    ['/bn', 'এই টিকিটের টাকা ব্যাংক ফিরিয়ে নিয়েছে'],
  ] as const) {
    const page = await readPage(`${language}/ticket/${pnr}/cancel`, person);
    expect(page).toContain(sentence);
    expect(dangerOf(page)).toBe('');
  }
});

test('My Tickets tells the amount of each refund and how far it has come', async () => {
  const { person, tripId, bookingId, pnr } = await buyTwo();
  const seat = { tripId, bookingId, seatNos: ['B4'] };
  const { refundPaisa: shownRefundPaisa } = await world.portal.refund.quoteRefund(person.actor, seat);
  await world.portal.refund.cancelAndRefund(person.actor, {
    ...seat,
    shownRefundPaisa,
    termsAccepted: true,
    key: `key of ${pnr}`,
  });
  expect(plain(await readPage('/tickets', person))).toMatch(
    /৳665 for seat B4 Requested \w{3} \d+ \w{3}, [\d:]+ [AP]M Sent to come Settled to come/,
  );
  expect(plain(await readPage('/bn/tickets', person))).toMatch(/B4 সিটের ৳৬৬৫ ফেরতের আবেদন হয়েছে/);
});

/** Finds the first position of each word on a page; all must occur. */
const placesOf = (text: string, words: readonly string[]): number[] => {
  const places = words.map((word) => text.indexOf(word));
  expect(words.filter((_, at) => places[at] === -1)).toEqual([]);
  return places;
};

test.each([
  ['', ['10:30 PM', 'SEATS B3, B4', 'Dhaka counter', 'Map', 'Seat B3', 'CLASS', 'Naogaon counter']],
  ['/bn', ['রাত ১০:৩০', 'সিট B3, B4', 'ঢাকা কাউন্টার', 'ম্যাপ', 'সিট B3 Tasnim', 'কোচের ধরন', 'নওগাঁ কাউন্টার']],
] as const)(
  'a ticket tells departure, seats and counter, then its codes, then the rest (%s)',
  async (language, words) => {
    const { person, pnr } = await buyTwo();
    const html = await readPage(`${language}/ticket/${pnr}`, person);
    const [card = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
    const places = placesOf(plain(card), words);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(card).toMatch(/href="tel:\+880\d+"/);
    expect(card).toMatch(
      /href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=[^"]+" target="_blank"/,
    );
  },
);

test('the journey is a file for a calendar, which names nobody; a cancelled ticket has none', async () => {
  const { person, tripId, bookingId, pnr } = await buyTwo();
  const { boarding, contactName, contactPhone } = await world.portal.ticket.viewTicket(person.actor, pnr);
  const address = /href="([^"]+\/calendar)"/.exec(await readPage(`/ticket/${pnr}`, person))?.[1] ?? '';
  const answer = await ask(address, person);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = (await answer.text()).replaceAll('\r\n ', '');
  const start = boarding.at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(file).toContain(`\r\nDTSTART:${start}\r\n`);
  expect(file).toContain('SUMMARY:Dhaka – Naogaon\\, Desh Travels DT-4021');
  expect(file).toContain(`URL:${world.publicUrl}/ticket/${pnr}`);
  for (const own of [contactName, contactPhone, contactPhone.slice(-6)]) expect(file).not.toContain(own);
  const inBangla = (await (await ask(`/bn${address}`, person)).text()).replaceAll('\r\n ', '');
  expect(inBangla).toContain('SUMMARY:ঢাকা – নওগাঁ\\, দেশ ট্রাভেলস DT-4021');

  const seats = { tripId, bookingId, seatNos: ['B3', 'B4'] };
  const { refundPaisa: shownRefundPaisa } = await world.portal.refund.quoteRefund(person.actor, seats);
  const cancel = { ...seats, shownRefundPaisa, termsAccepted: true, key: `all of ${pnr}` };
  await world.portal.refund.cancelAndRefund(person.actor, cancel);
  expect((await ask(address, person)).headers.get('location')).toBe(`/ticket/${pnr}`);
  expect(await readPage(`/ticket/${pnr}`, person)).not.toContain('/calendar"');
});

test('a ticket is sent on by WhatsApp without a script: journey, seats, counter and PNR, and nobody’s name or number', async () => {
  const { person, tripId, pnr } = await buyTwo();
  const { contactName, contactPhone, boarding } = await world.portal.ticket.viewTicket(person.actor, pnr);
  const told = async (language: string): Promise<string> => {
    const page = await readPage(`${language}/ticket/${pnr}`, person);
    return new URL(/href="(https:\/\/wa\.me\/[^"]+)"/.exec(page)?.[1] ?? '').searchParams.get('text') ?? '';
  };
  const text = await told('');
  for (const word of ['Dhaka – Naogaon', 'Desh Travels DT-4021', 'Seats B3, B4', boarding.name.en])
    expect(text).toContain(word);
  expect(text.split('\n').at(-1)).toBe(`${world.publicUrl}/ticket/${pnr}`);
  for (const own of [contactName, contactPhone, contactPhone.slice(-6)]) expect(text).not.toContain(own);
  const inBangla = await told('/bn');
  expect(inBangla).toContain('ঢাকা – নওগাঁ');
  expect(inBangla).toContain(`${world.publicUrl}/bn/ticket/${pnr}`);

  await departIn(world, tripId, -60);
  expect(await readPage(`/ticket/${pnr}`, person)).not.toContain('wa.me');
});

test('a ticket that is over leads to the same journey once more, at its company where it runs', async () => {
  const { person, tripId, pnr } = await buyTwo();
  expect(await readPage(`/ticket/${pnr}`, person)).not.toContain('Book again');
  await departIn(world, tripId, -60);
  const again = /href="([^"]+)"[^>]*>Book again</.exec(await readPage(`/ticket/${pnr}`, person))?.[1] ?? '';
  const { pathname, searchParams, hash } = new URL(again.replaceAll('&amp;', '&'), world.publicUrl);
  expect([pathname, searchParams.get('from'), searchParams.get('to'), hash]).toEqual([
    '/search',
    'dhaka',
    'naogaon',
    expect.stringMatching(/^#by-./),
  ]);
  expect(searchParams.get('date')).toBe(addDays(dhakaDate(new Date(Date.now() - 3_600_000)), 7));
  searchParams.set('date', addDays(dhakaDate(new Date()), 9));
  const found = await readPage(`${pathname}?${searchParams}`, person);
  const leads = [...found.matchAll(/ id="(by-[^"]+)"/g)].map(([, id]) => id);
  expect(leads.length).toBeGreaterThan(0);
  expect(new Set(leads).size).toBe(leads.length);
});

test('a receipt names the company by its licence, what was paid by which reference, and what goes back', async () => {
  const { person, tripId, bookingId, pnr } = await buyTwo();
  const { licenceNumber } = await world.db
    .selectFrom('operator')
    .innerJoin('booking', 'booking.operatorId', 'operator.operatorId')
    .select('licenceNumber')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const text = plain(await readPage(`/ticket/${pnr}/receipt`, person));
  for (const word of [
    'Desh Travels',
    `Licence number ${licenceNumber}`,
    tranId,
    'B3',
    'B4',
    'Service charge 40',
    'Total ৳1,440',
  ])
    expect(text).toContain(word);
  expect(text).not.toMatch(/VAT|Registration|Discount|Given back/);

  const numbers = { registrationNumber: 'TRAD/DSCC/012345/2019', vatNumber: '000123456-0101' };
  await world.db.updateTable('operator').set(numbers).where('licenceNumber', '=', licenceNumber).execute();
  const numbered = plain(await readPage(`/ticket/${pnr}/receipt`, person));
  expect(numbered).toContain('Registration number TRAD/DSCC/012345/2019 VAT number (BIN) 000123456-0101');
  const inBanglaToo = plain(await readPage(`/bn/ticket/${pnr}/receipt`, person));
  expect(inBanglaToo).toContain('ভ্যাট নম্বর (BIN) 000123456-0101');

  const seat = { tripId, bookingId, seatNos: ['B4'] };
  const { refundPaisa: shownRefundPaisa } = await world.portal.refund.quoteRefund(person.actor, seat);
  const cancel = { ...seat, shownRefundPaisa, termsAccepted: true, key: `one of ${pnr}` };
  await world.portal.refund.cancelAndRefund(person.actor, cancel);
  const inBangla = plain(await readPage(`/bn/ticket/${pnr}/receipt`, person));
  for (const word of [`লাইসেন্স নম্বর ${licenceNumber}`, 'মোট ৳১,৪৪০', 'B4 সিটের ৳৬৬৫ · ফেরত যাচ্ছে'])
    expect(inBangla).toContain(word);
  const stranger = await signUpPerson(world);
  expect((await ask(`/ticket/${pnr}/receipt`, stranger)).headers.get('location')).toBe(`/ticket?pnr=${pnr}`);
});

test('the shared link goes to WhatsApp without a script, and nothing of the ticket with it', async () => {
  const { person, pnr } = await buyTwo();
  await world.portal.tripSharing.shareTrip(person.actor, pnr);
  const page = await readPage(`/ticket/${pnr}/share`, person);
  const told = new URL(/href="(https:\/\/wa\.me\/[^"]+)"/.exec(page)?.[1] ?? '').searchParams.get('text');
  expect(told).toMatch(new RegExp(`^My trip: Dhaka – Naogaon, .* ${world.publicUrl}/shared-trip/\\S+$`));
  const said = told?.replace(/shared-trip\S+/, '');
  for (const own of [pnr, 'B3', 'Tasnim']) expect(said).not.toContain(own);
  expect(await readPage(`/bn/ticket/${pnr}/share`, person)).toContain('হোয়াটসঅ্যাপে পাঠান');
});
