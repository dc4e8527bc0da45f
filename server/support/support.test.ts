import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryLimits } from '@poth/domain/rate-limit/tries.ts';
import type { OpenCaseInput } from '@poth/domain/support/input.ts';
import { openDatabase } from '../db/database.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { again, makeAdmin, makeSupport, type Person, signUpPerson } from '../testing/people.ts';
import { type RunningTripStage, runTrip } from '../testing/running-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

type Bought = { bookingId: string; phone: string; pnr: string; tranId: string };
let world: World;
let trip: RunningTripStage;
let helper: Person;
let boss: Person;
let bought: Bought;

const aHelper = async (name = 'Mitu Akter') => makeSupport(world, await signUpPerson(world, { name }));
const sell = async (seatNos: string[]): Promise<Bought> => {
  const { bookingId, phone, tranId } = await trip.sell(seatNos);
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { bookingId, phone, tranId, pnr: pnr ?? '' };
};

beforeAll(async () => {
  world = await createWorld({ chores: false });
  trip = await runTrip(world);
  helper = await aHelper();
  boss = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
  bought = await sell(['A1', 'A2']);
}, 60_000);
afterAll(() => world.stop());

const desk = () => world.portal.support;
const find = (text: string, { actor } = helper) => desk().findBookings(actor, { text });
const view = (pnr = bought.pnr, { actor } = helper) => desk().viewBooking(actor, pnr);
const userOf = ({ actor }: Person) => actor.account.userId;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (thrown: { code: string }) => thrown.code,
  );

/** Lines of a person in the audit log, as an admin reads it, the newest first. */
const linesOf = async (person: Person) => {
  const filter = { about: '', who: person.email, act: '', from: null, until: null };
  const { entries } = await world.portal.auditLog.listActs(boss.actor, { filter });
  return entries.map(({ act, detail }) => ({ act, ...detail }));
};

test('a booking is found by its PNR, its number in any spelling and its transaction number, and by nothing else', async () => {
  const { pnr, phone, tranId, bookingId } = bought;
  const spellings = [phone, `+88${phone}`, `88 ${phone.slice(0, 5)}-${phone.slice(5)}`];
  for (const key of [pnr, pnr.toLowerCase(), ...spellings, tranId])
    expect((await find(key)).bookings, key).toMatchObject([{ bookingId, pnr }]);
  for (const part of [phone.slice(-6), 'Tasnim Rahman', `${phone}@example.com`, ''])
    await expect(find(part), part).rejects.toMatchObject({ code: 'invalid-input' });
  for (const other of [pnr.slice(0, 9), phone.slice(0, 8), tranId.slice(0, -1), '01999999999'])
    expect((await find(other).catch(() => ({ bookings: [] }))).bookings, other).toEqual([]);
});

test('one number shows the newest five, and says that there are more', async () => {
  const another = await aHelper();
  const many = await Promise.all([['B1'], ['B2'], ['B3'], ['B4'], ['C1'], ['C2']].map(sell));
  const [{ phone } = bought] = many;
  const ids = many.map(({ bookingId }) => bookingId);
  await sql`update booking set contact_phone = ${`+88${phone}`} where booking_id = any(${ids}::uuid[])`.execute(
    world.db,
  );
  const found = await find(phone, another);
  expect(found).toMatchObject({ bookings: { length: 5 }, more: true });
  expect(await linesOf(another)).toMatchObject([{ bookings: found.bookings.map(({ pnr }) => pnr) }]);
});

test('what is shown tells of journey, money and messages, and nobody’s name, number or address', async () => {
  const shown = await view();
  expect(shown).toMatchObject({
    facts: { pnr: bought.pnr, state: 'confirmed', seatNos: ['A1', 'A2'], from: { en: 'Dhaka' } },
    contact: { name: 'T. R.', phone: expect.stringMatching(/^\+88017•••••\d{3}$/) as string },
    seats: [{ passengerName: 'T. R.' }, { passengerName: 'T. R.' }],
    payments: [{ tranId: bought.tranId, state: 'paid' }],
    refunds: [],
  });
  expect(shown.contact.email).toMatch(/^0•••@…$/);
  expect(shown.messages.map(({ topic, way }) => `${topic} ${way}`).toSorted()).toEqual([
    'booking-confirmed mail',
    'booking-confirmed sms',
  ]);
  const said = JSON.stringify([shown, await find(bought.pnr)]);
  for (const secret of ['Tasnim', 'Rahman', 'example.com', bought.phone.slice(1), bought.phone.slice(3, 8)])
    expect(said, secret).not.toContain(secret);
});

test('every look leaves a line: who, by what kind of key, the key masked, and which booking', async () => {
  const another = await aHelper();
  const { pnr, phone, tranId, bookingId } = bought;
  await find(phone, another);
  await find(tranId, another);
  await find('01999999998', another);
  await view(pnr, another);
  await expect(view('ZZZZZZZZZZ', another)).rejects.toMatchObject({ code: 'not-found' });
  expect(await linesOf(another)).toEqual([
    { act: 'bookings-looked-for', by: 'pnr', key: 'ZZ•••••ZZ', bookings: [] },
    { act: 'booking-looked-at', by: 'pnr', tripId: trip.tripId, bookingId, pnr },
    { act: 'bookings-looked-for', by: 'phone', key: '+88019•••••998', bookings: [] },
    {
      act: 'bookings-looked-for',
      by: 'transaction',
      key: expect.stringMatching(/^T.•{5}..$/) as string,
      bookings: [pnr],
    },
    { act: 'bookings-looked-for', by: 'phone', key: `+88017•••••${phone.slice(-3)}`, bookings: [pnr] },
  ]);
  const { acts } = await world.portal.backOffice.viewBooking(boss.actor, pnr);
  expect(acts.filter(({ actor }) => actor === `account:${userOf(another)}`)).toMatchObject([
    { act: 'booking-looked-at' },
  ]);
});

test('nothing is shown where the line cannot be written', async () => {
  const owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  try {
    await owner.query('revoke insert on audit_log from poth_app');
    await expect(find(bought.pnr)).rejects.toThrow(/permission denied/);
    await expect(view()).rejects.toThrow(/permission denied/);
  } finally {
    await owner.query('grant insert on audit_log to poth_app');
    await owner.end();
  }
  expect((await find(bought.pnr)).bookings).toHaveLength(1);
});

test('looks of one person at once each leave their line', async () => {
  const another = await aHelper();
  await Promise.all([find(bought.pnr, another), find(bought.phone, another), view(bought.pnr, another)]);
  expect(await linesOf(another)).toHaveLength(3);
});

test.each(['support-find', 'support-miss'] as const)(
  'who has used up %s finds nothing more that hour, and nobody else is held up',
  async (kind) => {
    const thief = await aHelper();
    await fillTries(world, kind, 'account', userOf(thief));
    await expect(find(bought.pnr, thief)).rejects.toMatchObject({ code: 'too-many-tries' });
    expect((await find(bought.pnr)).bookings).toHaveLength(1);
    expect(await linesOf(thief)).toEqual([]);
  },
);

test('searches that find something use up no misses', async () => {
  const another = await aHelper();
  await fillTries(world, 'support-miss', 'account', userOf(another), 1);
  await find(bought.pnr, another);
  await find(bought.pnr, another);
  await find('01999999997', another);
  await expect(find('01999999996', another)).rejects.toMatchObject({ code: 'too-many-tries' });
});

test('bookings are opened so often an hour; one that there is not is a miss', async () => {
  const thief = await aHelper();
  await fillTries(world, 'support-miss', 'account', userOf(thief));
  await expect(view('ZZZZZZZZZY', thief)).rejects.toMatchObject({ code: 'too-many-tries' });
  expect(await view(bought.pnr, thief)).toMatchObject({ facts: { pnr: bought.pnr } });
  await fillTries(world, 'support-view', 'account', userOf(thief));
  await expect(view(bought.pnr, thief)).rejects.toMatchObject({ code: 'too-many-tries' });
});

test('a ticket goes again to the number and the address of its booking, a few times, whoever presses', async () => {
  const { tripId } = trip;
  const { bookingId, phone } = await sell(['D1']);
  const told = async () => (await world.gateway.messages(`88${phone}`)).map(({ kind }) => kind).toSorted();
  const before = await told();
  const send = (key: string = randomUUID(), { actor } = helper) =>
    desk().resendTicket(actor, { tripId, bookingId, key });
  const key = randomUUID();
  await send(key);
  await send(key);
  await workOff(world, tripId);
  expect(await told()).toEqual([...before, 'mail', 'sms'].toSorted());
  await send();
  const another = await aHelper();
  await expect(send(randomUUID(), another)).rejects.toMatchObject({ code: 'too-many-tries' });
  // An id in capital letters is the same booking.
  const sent = { tripId, bookingId: bookingId.toUpperCase(), key: randomUUID() };
  await expect(desk().resendTicket(another.actor, sent)).rejects.toMatchObject({ code: 'too-many-tries' });
  expect(tryLimits['support-resend'].find(({ by }) => by === 'booking')?.most).toBe(3);
  // An admin is not held back by what support has used up.
  await world.portal.backOffice.resendTicket(boss.actor, { tripId, bookingId, key: randomUUID() });
});

const wish = (more: Partial<OpenCaseInput> = {}): OpenCaseInput => ({
  tripId: trip.tripId,
  bookingId: bought.bookingId,
  kind: 'other',
  text: 'The passenger waits since Monday.',
  key: randomUUID(),
  ...more,
});
const open = (more: Partial<OpenCaseInput> = {}, { actor } = helper) => desk().openCase(actor, wish(more));
const decide = (caseId: string, event: 'answer' | 'close', seenMoves: number, said = 'The bank has it.') =>
  desk().decideCase(boss.actor, { tripId: trip.tripId, caseId, event, said, seenMoves });

test('a case is opened by support, answered and closed by admins, each change with who and when', async () => {
  const { caseId } = await open({ kind: 'refund-missing' });
  const all = await desk().listCases(boss.actor, { state: 'open' });
  expect(all.rows[0]).toMatchObject({ caseId, pnr: bought.pnr, state: 'open' });
  expect(all.counts.open).toBeGreaterThan(0);
  await decide(caseId, 'answer', 1);
  await decide(caseId, 'close', 2, '');
  const { rows } = await desk().listOwnCases(helper.actor);
  expect(rows.find((one) => one.caseId === caseId)).toMatchObject({
    state: 'closed',
    moves: [
      {
        event: 'open',
        byName: 'Mitu Akter',
        said: 'The passenger waits since Monday.',
        at: expect.any(Date) as Date,
      },
      { event: 'answer', byName: 'Nusrat Jahan', said: 'The bank has it.', at: expect.any(Date) as Date },
      { event: 'close', byName: 'Nusrat Jahan', said: null, at: expect.any(Date) as Date },
    ],
  });
  expect((await view()).cases.map((one) => one.caseId)).toContain(caseId);
  expect(await codeOf(decide(caseId, 'answer', 3))).toBe('already-decided');
  const lines = [...(await linesOf(helper)), ...(await linesOf(boss))].filter((line) => 'caseId' in line);
  expect(lines.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['case-opened', 'case-answered', 'case-closed']),
  );
});

test('somebody sees the cases of their own', async () => {
  const another = await aHelper();
  const { caseId } = await open({ kind: 'journey-trouble' }, another);
  const idsOf = async ({ actor }: Person) => (await desk().listOwnCases(actor)).rows.map((one) => one.caseId);
  expect(await idsOf(another)).toEqual([caseId]);
  expect(await idsOf(helper)).not.toContain(caseId);
});

test('of two who open a case of one kind at once one is told that it is there', async () => {
  const another = await aHelper();
  const kind = 'wrong-details' as const;
  const codes = await Promise.all([codeOf(open({ kind })), codeOf(open({ kind }, another))]);
  expect(codes.toSorted()).toEqual(['already-reported', 'done']);
  const same = wish({ kind: 'paid-without-ticket' });
  const [first, second] = [
    await desk().openCase(helper.actor, same),
    await desk().openCase(helper.actor, same),
  ];
  expect(second).toEqual(first);
});

test('of two admins who decide one case at once one does, and the other is told to look again', async () => {
  const other = await makeAdmin(world, await signUpPerson(world));
  const { caseId } = await open();
  const by = ({ actor }: Person, event: 'answer' | 'close') =>
    desk().decideCase(actor, { tripId: trip.tripId, caseId, event, said: 'Decided.', seenMoves: 1 });
  const codes = await Promise.all([codeOf(by(boss, 'answer')), codeOf(by(other, 'close'))]);
  expect(codes.toSorted()).toEqual(['already-decided', 'done']);
  const [{ moves } = { moves: [] }] = (await view()).cases.filter((one) => one.caseId === caseId);
  expect(moves).toHaveLength(2);
  expect(await codeOf(by(boss, 'close'))).toBe('already-decided');
});

test('a case needs a text, and so does an answer; closing needs none', async () => {
  const spare = await sell(['E1']);
  const about = { bookingId: spare.bookingId };
  expect(await codeOf(open({ ...about, text: '  ' }))).toBe('invalid-input');
  expect(await codeOf(open({ ...about, text: 'x'.repeat(2_001) }))).toBe('invalid-input');
  expect(await codeOf(open({ ...about, bookingId: randomUUID() }))).toBe('not-found');
  const { caseId } = await open(about);
  expect(await codeOf(decide(caseId, 'answer', 1, ' '))).toBe('invalid-input');
  expect(await codeOf(decide(caseId, 'close', 1, ' '))).toBe('done');
});

test('support needs a second factor; without the right the desk is shut at once', async () => {
  const person = await signUpPerson(world);
  const input = { userId: userOf(person), role: 'support' } as const;
  await world.portal.people.grantRole(boss.actor, input);
  const granted = await again(world, person);
  expect(granted.actor.account).toMatchObject({ isSupport: true, isAdmin: false, accountType: 'user' });
  expect(await codeOf(find(bought.pnr, granted))).toBe('second-factor-required');
  const { person: seen, acts } = await world.portal.people.viewPerson(boss.actor, { userId: userOf(person) });
  expect(seen).toMatchObject({ isSupport: true });
  expect(acts[0]).toMatchObject({ act: 'role-granted', detail: { role: 'support' } });
  await world.portal.people.revokeRole(boss.actor, input);
  await expect(again(world, person)).rejects.toThrow('signed in no more');
});

test('the audit log is whole after all of it', async () => {
  const auditor = openDatabase(world.databaseUrl, 'poth_auditor', { max: 2 });
  const broken = await runAudit(auditor).finally(() => auditor.destroy());
  expect(broken.filter(({ invariant }) => ['I-16', 'I-17', 'I-18'].includes(invariant))).toEqual([]);
});
