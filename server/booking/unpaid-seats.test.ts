import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPortal } from '../portal.ts';
import { eventually, newAddress, newBuyer, newPhone } from '../testing/buyer.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { readMail } from '../testing/mailbox.ts';
import { again, makeAdmin, makeStaff, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { forgetUnpaid } from './forget-unpaid.ts';

let world: World;
/** Connection as the owner of the database, which sees the sessions that wait for a lock. */
let observer: pg.Client;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  observer = new pg.Client(world.databaseUrl);
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await world.stop();
});

const rowsOfCoach = 'ABCDEFGHI';
/** The 36 seats of the sample coach, four by four. */
const bookings = [...rowsOfCoach].map((row) => [1, 2, 3, 4].map((number) => `${row}${number}`));

type Answer = { status: number; body: Record<string, unknown>; cookie: string };

/** Sends a request as a program does that keeps no cookie: every answer makes it a new buyer. */
const post = async (path: string, body: object, from: string, cookie = ''): Promise<Answer> => {
  const answer = await fetch(`${world.publicUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-poth-client': 'attack',
      'x-forwarded-for': from,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    cookie: cookie || (answer.headers.get('set-cookie')?.split(';')[0] ?? ''),
  };
};

const hold = (tripId: string, seatNos: string[], from: string, cookie = '') =>
  post(
    '/api/holds',
    { tripId, fromStopNo: 0, toStopNo: 2, seatNos, language: 'en', key: randomUUID() },
    from,
    cookie,
  );

/** Holds seats under a fresh cookie and starts to pay them: the longest that seats can be kept without money. */
const holdAndPay = async (tripId: string, seatNos: string[], from: string): Promise<Answer> => {
  const held = await hold(tripId, seatNos, from);
  if (held.status !== 200) return held;
  const ref = { tripId, bookingId: held.body.bookingId };
  const details = { name: 'Buyer', phone: newPhone(), email: '', passengers: [], termsAccepted: true };
  await post('/api/bookings/details', { ...ref, ...details, language: 'en' }, from, held.cookie);
  return post('/api/payments', { ...ref, method: 'other', key: randomUUID() }, from, held.cookie);
};

const seatsInHands = async (tripId: string): Promise<number> => {
  const legs = await world.db
    .selectFrom('tripSeat')
    .select('seatNo')
    .distinct()
    .where('tripId', '=', tripId)
    .where('state', 'in', ['held', 'paying'])
    .execute();
  return legs.length;
};

test('one address without cookies takes 12 seats of a coach, not all 36', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = '203.0.113.7';
  const answers = await Promise.all(bookings.map((seatNos) => holdAndPay(tripId, seatNos, from)));
  const further = await Promise.all(bookings.flat().map((seatNo) => hold(tripId, [seatNo], from)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(3);
  expect(await seatsInHands(tripId)).toBe(12);
  const refused = [...answers, ...further].filter(({ body }) => body.code === 'number-proof-needed');
  expect(refused.length).toBe(6 + 24);
  expect(refused[0]).toMatchObject({ status: 403 });
});

/** Holds four seats at a time from an address until `rowCount` rows of the coach are taken. */
const fill = async (tripId: string, rowCount: number, from: (row: number) => string): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const [row, seatNos] of bookings.slice(0, rowCount).entries())
    answers.push(await hold(tripId, seatNos, from(row)));
  return answers;
};
const codes = (answers: Answer[]) => answers.map(({ status, body }) => (status === 200 ? 'held' : body.code));

test('IPv6 counts by its /64, and neighbouring addresses by their network', async () => {
  const [six, near, apart, faraway] = await Promise.all([1, 2, 3, 4].map(() => sampleTrip(world.db)));
  if (!six || !near || !apart || !faraway) throw new Error('no trips');
  const phone = await fill(six.tripId, 4, (row) => `2001:db8:7:1:aaaa::${row}`);
  expect(codes(phone)).toEqual(['held', 'held', 'held', 'number-proof-needed']);
  expect(codes([await hold(six.tripId, ['I1'], '2001:db8:7:2::1')])).toEqual(['held']);

  const office = await fill(near.tripId, 6, (row) => `198.51.100.${row + 1}`);
  expect(codes(office)).toEqual(['held', 'held', 'held', 'held', 'held', 'number-proof-needed']);
  const tunnel = await fill(apart.tripId, 6, (row) => `2001:db8:9:${row}::1`);
  expect(codes(tunnel)).toEqual(['held', 'held', 'held', 'held', 'held', 'number-proof-needed']);
  const country = await fill(faraway.tripId, 9, () => newAddress());
  expect(new Set(codes(country))).toEqual(new Set(['held']));
});

test('what a client writes into X-Forwarded-For itself changes nothing', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  const answers = await fill(tripId, 4, (row) => `${newAddress()}, 10.0.0.${row}, ${from}`);
  expect(codes(answers)).toEqual(['held', 'held', 'held', 'number-proof-needed']);
});

/** Asks for the code of a number and gives it back, as a client of the API does. */
const prove = async (phone: string, from: string, cookie: string): Promise<Answer> => {
  const asked = await post('/api/buyers/number-codes', { phone, language: 'en' }, from, cookie);
  const number = String(asked.body.phone);
  const code = /code (\d{6})/.exec((await readMail(world, number)).join())?.[1] ?? '';
  return post('/api/buyers/number', { phone, codeId: asked.body.codeId, code }, from, cookie);
};

test('a proven number goes on where the address is full, within its own limit', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  await fill(tripId, 3, () => from);
  const refused = await hold(tripId, ['D1'], from);
  expect(refused).toMatchObject({ status: 403, body: { code: 'number-proof-needed' } });
  const phone = newPhone();
  expect(await prove(phone, from, refused.cookie)).toMatchObject({ status: 200 });
  // With another cookie the number has to be proved again: the proof does not let the whole address in.
  expect(codes([await hold(tripId, ['D1'], from)])).toEqual(['number-proof-needed']);
  expect(codes([await hold(tripId, ['D1', 'D2', 'D3'], from, refused.cookie)])).toEqual(['held']);
  expect(codes([await hold(tripId, ['D4'], from, refused.cookie)])).toEqual(['held']);
  // Two more browsers of the same number: eight seats, and no more.
  const [second, third] = [await hold(tripId, ['E1'], from), await hold(tripId, ['E1'], from)];
  await world.db.deleteFrom('tryCount').execute();
  await prove(phone, from, second.cookie);
  expect(codes([await hold(tripId, ['E1', 'E2', 'E3', 'E4'], from, second.cookie)])).toEqual(['held']);
  await world.db.deleteFrom('tryCount').execute();
  await prove(phone, from, third.cookie);
  expect(await hold(tripId, ['F1'], from, third.cookie)).toMatchObject({
    status: 409,
    body: { code: 'unpaid-limit', limit: 8 },
  });
});

test('a code of another number, or of another browser, proves nothing', async () => {
  const from = newAddress();
  const { tripId } = await sampleTrip(world.db);
  await fill(tripId, 3, () => from);
  const { cookie } = await hold(tripId, ['D1'], from);
  const phone = newPhone();
  const asked = await post('/api/buyers/number-codes', { phone, language: 'en' }, from, cookie);
  const code = /code (\d{6})/.exec((await readMail(world, String(asked.body.phone))).join())?.[1] ?? '';
  const { codeId } = asked.body;
  const other = await post('/api/buyers/number', { phone: newPhone(), codeId, code }, from, cookie);
  const elsewhere = await post('/api/buyers/number', { phone, codeId, code }, from);
  expect(codes([other, elsewhere])).toEqual(['code-expired', 'code-expired']);
  expect(codes([await hold(tripId, ['D1'], from, cookie)])).toEqual(['number-proof-needed']);
});

test('who is signed in with a proven number needs no further code', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  await fill(tripId, 3, () => from);
  const person = await signUpPerson(world);
  const wish = () => ({
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['D1'],
    language: 'en' as const,
    key: randomUUID(),
  });
  const withoutNumber = { ...person.actor, address: from };
  await expect(world.portal.booking.holdSeats(withoutNumber, wish())).rejects.toMatchObject({
    code: 'number-proof-needed',
  });
  const { userId } = person.actor.account;
  await world.db
    .updateTable('authUser')
    .set({ phone: `+88${newPhone()}` })
    .where('id', '=', userId)
    .execute();
  const withNumber = { ...(await again(world, person)).actor, address: from };
  expect((await world.portal.booking.holdSeats(withNumber, wish())).state).toBe('held');
});

test('paid seats and seats given back at once make room, lapsed ones after the cool-down', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  const [first, second, third] = await fill(tripId, 3, () => from);
  if (!first || !second || !third) throw new Error('no holds');
  const bookingOf = ({ body }: Answer) => String(body.bookingId);
  const tries = async () => codes([await hold(tripId, ['H1', 'H2', 'H3', 'H4'], from)]);
  expect(await tries()).toEqual(['number-proof-needed']);

  await post(
    '/api/holds/release',
    { tripId, bookingId: first.body.bookingId, seatNos: bookings[0] },
    from,
    first.cookie,
  );
  expect(await tries()).toEqual(['held']);
  expect(codes([await hold(tripId, ['I1'], from)])).toEqual(['number-proof-needed']);

  // The hold is over, swept or not: its seats are free, but still count for the address that let them lapse.
  await world.age(tripId, bookingOf(second), 11);
  expect(codes([await hold(tripId, ['I1'], from)])).toEqual(['number-proof-needed']);
  expect(codes([await hold(tripId, ['B1'], newAddress())])).toEqual(['held']);
  await world.age(tripId, bookingOf(second), 31);
  expect(codes([await hold(tripId, ['I1'], from)])).toEqual(['held']);

  await world.db
    .updateTable('booking')
    .set({ state: 'confirmed', pnr: randomUUID().slice(0, 10) })
    .where('bookingId', '=', bookingOf(third))
    .execute();
  expect(codes([await hold(tripId, ['G1', 'G2', 'G3', 'G4'], from)])).toEqual(['held']);
});

test('giving seats back just before the end does not make them new', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  for (const held of await fill(tripId, 3, () => from)) {
    const bookingId = String(held.body.bookingId);
    await world.age(tripId, bookingId, 9);
    await post(
      '/api/holds/release',
      { tripId, bookingId, seatNos: ['A1', ...bookings.flat()].slice(0, 20) },
      from,
      held.cookie,
    );
  }
  expect(await seatsInHands(tripId)).toBe(0);
  expect(codes([await hold(tripId, ['A1', 'A2', 'A3'], from)])).toEqual(['number-proof-needed']);
});

test('one browser that lets two bookings lapse proves its number, wherever it calls from', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { cookie, body } = await hold(tripId, bookings[0] ?? [], newAddress());
  await world.age(tripId, String(body.bookingId), 11);
  const next = await hold(tripId, bookings[0] ?? [], newAddress(), cookie);
  await world.age(tripId, String(next.body.bookingId), 11);
  expect(codes([next, await hold(tripId, ['A1'], newAddress(), cookie)])).toEqual([
    'held',
    'number-proof-needed',
  ]);
});

test('a request whose address is not known meets no limit by address', async () => {
  const { tripId } = await sampleTrip(world.db);
  for (const seatNos of bookings.slice(0, 4)) {
    const actor = { ...newBuyer(), address: null };
    const wish = { tripId, fromStopNo: 0, toStopNo: 2, seatNos, language: 'en' as const, key: randomUUID() };
    await world.portal.booking.holdSeats(actor, wish);
  }
  expect(await seatsInHands(tripId)).toBe(16);
});

test('twenty at once at the edge: one of them comes in', async () => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  await fill(tripId, 2, () => from);
  await hold(tripId, ['C1', 'C2', 'C3'], from);
  const wanted = bookings.slice(3).flat().slice(0, 20);
  const answers = codes(await Promise.all(wanted.map((seatNo) => hold(tripId, [seatNo], from))));
  expect(answers.filter((code) => code === 'held').length).toBe(1);
  expect(answers.filter((code) => code === 'number-proof-needed').length).toBe(19);
  expect(await seatsInHands(tripId)).toBe(12);
});

const countedSince = {
  statement: 'insert into booking_seat',
  guard: 'unpaid_source.version = excluded.version - 1',
};

/**
 * Makes two holds from one address with room for one seat: the first is kept waiting at its seat, after it has counted;
 * the second comes then, through another process. Returns the outcomes of both.
 */
const interleave = async (deps: World['deps']): Promise<string[]> => {
  const { tripId } = await sampleTrip(world.db);
  const from = newAddress();
  await fill(tripId, 2, () => from);
  await hold(tripId, ['C1', 'C2', 'C3'], from);
  const wish = (seatNo: string) =>
    buildPortal({ ...deps })
      .booking.holdSeats(
        { ...newBuyer(), address: from },
        { tripId, fromStopNo: 0, toStopNo: 2, seatNos: [seatNo], language: 'en', key: randomUUID() },
      )
      .then(
        () => 'held',
        (thrown) => String(thrown.code),
      );
  const waiting = () => countWaiting(observer);
  let both: Promise<string>[] = [];
  await world.db.transaction().execute(async (tx) => {
    await sql`select from trip_seat where trip_id = ${tripId} and seat_no = 'H1' for update`.execute(tx);
    const first = wish('H1');
    await eventually(async () => (await waiting()) === 1, 'the first waits at its seat');
    let ended = false;
    const second = wish('H2').finally(() => {
      ended = true;
    });
    await eventually(async () => ended || (await waiting()) === 2, 'the second waits or is through');
    both = [first, second];
  });
  return Promise.all(both);
};

test('two at the edge, one held between counting and taking: the second counts after the first', async () => {
  expect(await interleave(world.deps)).toEqual(['held', 'number-proof-needed']);
});

test('control: without the version in that statement both come in', async () => {
  expect(await withoutGuard(world, countedSince, (_portal, deps) => interleave(deps))).toEqual([
    'held',
    'held',
  ]);
});

test('no address is written down, and nothing is kept beyond the cool-down', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { tripId: other } = await sampleTrip(world.db);
  const from = newAddress();
  const { body } = await hold(tripId, ['A1'], from);
  await hold(other, ['A1'], from);
  const { rows } = await sql<{ text: string; hash: string }>`
    select h::text as text, address_hash as hash from unpaid_hold h
    where trip_id in (${tripId}, ${other})`.execute(world.db);
  expect(rows.filter(({ text }) => text.includes(from))).toEqual([]);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  await world.age(tripId, String(body.bookingId), 45);
  await world.db.updateTable('booking').set({ state: 'expired' }).where('tripId', '=', tripId).execute();
  await forgetUnpaid(world.deps)();
  const left = await world.db
    .selectFrom('unpaidHold')
    .select('tripId')
    .where('tripId', 'in', [tripId, other])
    .execute();
  expect(left).toEqual([{ tripId: other }]);
});

test('the operator and an admin see that unpaid seats bunch up, and no address', async () => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const desk = await makeStaff(world, await signUpPerson(world), operatorId, 'counter-agent');
  const admin = await makeAdmin(world, await signUpPerson(world));
  const from = newAddress();
  await fill(tripId, 2, () => from);
  expect(await world.portal.booking.viewUnpaid(desk.actor, tripId)).toBeNull();
  const third = await hold(tripId, bookings[2] ?? [], from);
  await hold(tripId, ['I1'], newAddress());
  const signal = { seats: 13, mostFromOneNetwork: 12 };
  expect(await world.portal.booking.viewUnpaid(desk.actor, tripId)).toMatchObject(signal);
  const crowded = async () =>
    (await world.portal.backOffice.viewHealth(admin.actor)).crowded.find((trip) => trip.tripId === tripId);
  expect(await crowded()).toMatchObject(signal);
  expect(JSON.stringify(await crowded())).not.toContain(from);
  // Lapsed seats still count in the signal: the next hold from there would be asked for a code too.
  await world.age(tripId, String(third.body.bookingId), 11);
  expect(await crowded()).toMatchObject({ seats: 9, mostFromOneNetwork: 12 });
});
