import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recognise } from '../identity/recognise.ts';
import {
  returnFromGateway,
  holdWithDetails,
  newBuyer,
  newPhone,
  startPaying,
  typeDetails,
} from '../testing/buyer.ts';
import { withClient } from '../db/testing.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { aBrowser } from '../testing/browser.ts';
import { actsOf, readMail } from '../testing/mailbox.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { letTripBeOver } from '../testing/move-trip.ts';
import {
  again,
  confirmEmail,
  makeAdmin,
  makeOwner,
  makeStaff,
  type Person,
  signUpPerson,
} from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage } from '../testing/stage.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const erase = ({ actor, browser }: Person) =>
  world.portal.privacy.eraseAccount(actor, { sure: true }, { ...browser, forget: () => undefined });
const refusalOf = async (person: Person): Promise<unknown> =>
  erase(person).then(
    () => 'erased',
    ({ code, fields }: { code: string; fields: { reasons?: string[] } }) =>
      [code, ...(fields.reasons ?? []).map((reason) => reason.split(':')[0])].join(' | '),
  );
const read = async (person: Person): Promise<string> => {
  let text = '';
  for await (const piece of await world.portal.privacy.takeOutData(person.actor)) text += piece;
  return text;
};

/** A person with a proved number who has travelled. */
const traveller = async (name = 'Nasrin Akter') => {
  const phone = `+88${newPhone()}`;
  const person = await confirmEmail(world, await signUpPerson(world, { name }));
  const { userId } = person.actor.account;
  await world.db.updateTable('authUser').set({ phone }).where('id', '=', userId).execute();
  const known = await again(world, person);
  const { tripId } = await sampleTrip(world.db);
  const bought = await startPaying(world, { tripId, seatNos: ['B3', 'B4'], actor: known.actor });
  const { returnUrl, fields } = await world.gateway.choose(bought.tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId);
  return { ...bought, ...known, phoneOfAccount: phone };
};

/** Finds every row of the database, as text, that contains one of the words. */
const rowsThatSay = async (words: string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    world.db,
  );
  const found: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== 'migration'))
    for (const word of words) {
      const { rows } = await sql`select from ${sql.table(name)} t where t::text like ${`%${word}%`}`
        .execute(world.db)
        .catch(() => ({ rows: [] }));
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  return found;
};

test('a person takes out all that is kept about them as one JSON file', async () => {
  const person = await traveller();
  const file = JSON.parse(await read(person));
  expect(file).toMatchObject({
    portal: 'Poth',
    account: { name: 'Nasrin Akter', email: person.email, phone: person.phoneOfAccount },
    sessions: [expect.objectContaining({ since: expect.any(String) })],
    bookings: [
      {
        state: 'confirmed',
        contactPhone: expect.stringMatching(/^\+8801/),
        passengers: [{ seat: 'B3', name: 'Tasnim Rahman' }, { seat: 'B4' }],
        tickets: [{ seat: 'B3' }, { seat: 'B4' }],
        payments: [{ amountPaisa: 144_000, state: 'paid' }],
      },
    ],
  });
  expect(JSON.stringify(file)).not.toMatch(/scrypt|"password"|token/i);
  expect(await actsOf(world, person.actor.account.userId)).toContain('data-taken-out');
});

test('the file of one person says nothing of another', async () => {
  const [one, other] = [await traveller(), await traveller()];
  expect(await read(one)).not.toContain(other.bookingId);
  expect(await read(one)).not.toContain(other.email);
});

test('many bookings are read page by page, each once', async () => {
  const person = await signUpPerson(world);
  const { tripId } = await sampleTrip(world.db);
  const { bookingId } = await holdWithDetails(world, { tripId, seatNos: ['A1'], actor: person.actor });
  await sql`insert into booking select (jsonb_populate_record(b, jsonb_build_object('booking_id', gen_random_uuid(), 'pnr', null,
      'state', 'expired'))).* from booking b, generate_series(1, 120) where b.booking_id = ${bookingId}`.execute(
    world.db,
  );
  const { bookings } = JSON.parse(await read(person));
  expect(bookings).toHaveLength(121);
  // The copies have no history, which the audit would find.
  await withClient(world.databaseUrl, (client) =>
    client.query(`delete from booking where state = 'expired'`),
  );
});

test('nobody is erased while a journey, seats, money or a company is in the way, and each is said beforehand', async () => {
  const person = await traveller();
  expect(await refusalOf(person)).toBe('erasure-waits | a journey is still ahead');
  expect((await world.portal.privacy.viewOwnData(person.actor)).hindrances).toEqual(['journey-ahead']);

  const holder = await signUpPerson(world);
  await holdWithDetails(world, {
    tripId: (await sampleTrip(world.db)).tripId,
    seatNos: ['A1'],
    actor: holder.actor,
  });
  expect(await refusalOf(holder)).toBe('erasure-waits | seats are held for you at this moment');

  const payer = await signUpPerson(world);
  await startPaying(world, {
    tripId: (await sampleTrip(world.db)).tripId,
    seatNos: ['A1'],
    actor: payer.actor,
  });
  expect(await refusalOf(payer)).toContain('a payment or a refund is not at its end');

  const owner = await makeOwner(world, await signUpPerson(world));
  expect(await refusalOf(owner)).toBe('erasure-waits | you own a bus company here');
  const agent = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'conductor');
  expect(await refusalOf(agent)).toBe('erasure-waits | you work for a bus company here');
  const admin = await makeAdmin(world, await signUpPerson(world));
  expect(await refusalOf(admin)).toBe('erasure-waits | you are an admin');

  const { actor, browser } = await signUpPerson(world);
  await expect(
    world.portal.privacy.eraseAccount(actor, { sure: false }, { ...browser, forget: () => undefined }),
  ).rejects.toMatchObject({ fields: { faults: { sure: 'not-sure' } } });
  const stale = { ...actor.account, session: { ...actor.account.session, provenAt: new Date(0) } };
  expect(await refusalOf({ actor: { ...actor, account: stale }, browser } as Person)).toBe('proof-needed');
});

test('who is erased is logged out everywhere, is named nowhere, and e-mail and number are free', async () => {
  const person = await traveller('Mokbul Hossain');
  const { userId } = person.actor.account;
  const elsewhere = { ...person.browser };
  const passengers = [{ name: 'Jamila Hossain', kind: 'adult' as const, gender: 'female' as const }];
  await world.portal.people.savePassengers(person.actor, { passengers });
  expect(JSON.parse(await read(person))).toMatchObject({ savedPassengers: passengers });
  await letTripBeOver(world, person.tripId);
  await erase(person);
  await workOff(world, person.tripId);

  expect((await recognise(world.deps)(elsewhere)).account).toBeNull();
  const [mail] = (await readMail(world, person.email)).filter((text) => text.includes('was erased'));
  expect(mail).toBeDefined();
  expect(
    await rowsThatSay([
      'Mokbul',
      'Jamila',
      person.email,
      person.phoneOfAccount,
      `+88${person.phone}`,
      `${person.phone}@`,
    ]),
  ).toEqual([`phone_day: +88${person.phone}`]);
  const { rows } = await sql<{ state: string; paid: number }>`
    select state, fare_paisa + service_charge_paisa as paid from booking where booking_id = ${person.bookingId}`.execute(
    world.db,
  );
  expect(rows).toEqual([{ state: 'confirmed', paid: 144_000 }]);
  expect(await actsOf(world, userId)).toContain('account-erased');
  await expectBooksToAgree(world);

  const heir = await signUpPerson(world);
  await world.db
    .updateTable('authUser')
    .set({ email: person.email, phone: person.phoneOfAccount })
    .where('id', '=', heir.actor.account.userId)
    .execute();
  expect((await world.portal.privacy.viewOwnData((await again(world, heir)).actor)).bookings).toBe(0);
});

test('two who erase at once: the account goes once, and the second finds none', async () => {
  const person = await signUpPerson(world);
  const outcomes = await Promise.all([refusalOf(person), refusalOf(person), refusalOf(person)]);
  expect(outcomes.toSorted()).toEqual(['erased', 'sign-in-required', 'sign-in-required']);
  const acts = await actsOf(world, person.actor.account.userId);
  expect(acts.filter((act) => act === 'account-erased')).toHaveLength(1);
});

/**
 * Makes a person with a past trip and a new hold. `lock` holds up the erasure after its first reads, while details of
 * the new seats are typed.
 */
const erasedWhileTyping = async () => {
  const person = await traveller();
  await letTripBeOver(world, person.tripId);
  const { tripId } = await sampleTrip(world.db);
  const { actor } = person;
  const seats = {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A1'],
    language: 'en' as const,
    key: randomUUID(),
  };
  const { bookingId } = await world.portal.booking.holdSeats(actor, seats);
  const hold = { actor, tripId, bookingId, phone: newPhone() };
  const ownerOf = async () => {
    const row = await world.db
      .selectFrom('booking')
      .select(['userId', 'contactPhone'])
      .where('bookingId', '=', bookingId)
      .executeTakeFirstOrThrow();
    return [row.userId, row.contactPhone];
  };
  return {
    person,
    hold,
    ownerOf,
    lock: `select from booking_seat where booking_id = '${person.bookingId}' for update`,
  };
};
const endOf = (end: PromiseSettledResult<unknown> | undefined): string =>
  end?.status === 'rejected' ? (end.reason as { code: string }).code : 'done';

test('calls that wait while their account is erased answer as signed out', async () => {
  const person = await confirmEmail(world, await signUpPerson(world));
  const { actor, email, password } = person;
  const lock = `select from auth_user where id = '${actor.account.userId}' for update`;
  const ends = await meetAtLock<unknown>(world, lock, [
    () => erase(person),
    () => world.portal.identity.changeEmail(actor, { email: `new.${email}`, password }),
    () => world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: false }, aBrowser()),
  ]);
  expect(ends.map(endOf)).toEqual(['done', 'sign-in-required', 'credentials-wrong']);
});

test('a profile and a number that are completed meanwhile are refused alike', async () => {
  const person = await confirmEmail(world, await signUpPerson(world));
  const { actor, email, password } = person;
  const asked = { phone: newPhone(), password, language: 'en' as const };
  const { phone, codeId } = await world.portal.identity.startPhoneChange(actor, asked);
  const code = /code (\d{6})/.exec((await readMail(world, phone)).join())?.[1] ?? '';
  const lock = `select from auth_user where id = '${actor.account.userId}' for update`;
  const ends = await meetAtLock<unknown>(world, lock, [
    () => erase(person),
    () => world.portal.people.completeProfile(actor, { email, name: 'Nasrin', accountType: 'busProvider' }),
    () => world.portal.identity.finishPhoneChange(actor, { phone, codeId, code }),
  ]);
  expect(ends.map(endOf)).toEqual(['done', 'sign-in-required', 'sign-in-required']);
});

test('details that are typed while their account is erased are refused', async () => {
  const { person, hold, ownerOf, lock } = await erasedWhileTyping();
  const ends = await meetAtLock<unknown>(world, lock, [() => erase(person), () => typeDetails(world, hold)]);
  expect(ends.map(endOf)).toEqual(['done', 'sign-in-required']);
  expect(await ownerOf()).toEqual([null, null]);
});

test('without the lock of the account they would name a person who is gone', async () => {
  const { person, hold, ownerOf, lock } = await erasedWhileTyping();
  const guard = { statement: 'listed as (insert into account_booking', guard: 'for key share', becomes: '' };
  const ends = await withoutGuard(world, guard, (portal) =>
    meetAtLock<unknown>(world, lock, [
      () => erase(person),
      async () => {
        await typeDetails({ ...world, portal }, hold);
        return erase(person);
      },
    ]),
  );
  expect(ends.map(endOf)).toEqual(['done', 'sign-in-required']);
  expect(await ownerOf()).toEqual([person.actor.account.userId, `+88${hold.phone}`]);
});

/** Types details of new seats, whose account is erased after they were listed under it and before they are written. */
const erasedBeforeWritten = async (portal: World['portal']) => {
  const { person, hold, ownerOf } = await erasedWhileTyping();
  const eraseFirst = async () => {
    await erase(person);
    const pnr = { pnr: randomUUID().slice(0, 10), tripId: hold.tripId, bookingId: hold.bookingId };
    await world.db.insertInto('pnrDirectory').values(pnr).execute();
  };
  const ends = await meetAtLock<unknown>(world, 'lock table pnr_directory in share mode', [
    () => typeDetails({ ...world, portal }, hold),
    eraseFirst,
  ]);
  return { ends: ends.map(endOf), owner: await ownerOf(), person, hold };
};

test('details whose account is erased after they were listed under it are refused', async () => {
  const { ends, owner } = await erasedBeforeWritten(world.portal);
  expect(ends).toEqual(['sign-in-required', 'done']);
  expect(owner).toEqual([null, null]);
});

test('without the version of the booking they would name a person who is gone', async () => {
  const guard = { statement: 'terms_accepted_at = now()', guard: 'b.version = given.version' };
  const { ends, owner, person, hold } = await withoutGuard(world, guard, erasedBeforeWritten);
  expect(ends).toEqual(['done', 'done']);
  expect(owner).toEqual([person.actor.account.userId, `+88${hold.phone}`]);
});

test('money that comes late for seats of a person who was erased goes back whole', async () => {
  const stage = await setStage(world);
  const person = await signUpPerson(world);
  await sql`update booking set user_id = ${person.actor.account.userId} where booking_id = ${stage.bookingId}`.execute(
    world.db,
  );
  await stage.anHourPasses();
  await workOff(world, stage.tripId);
  await erase(person);
  await stage.chooseAndReturn();
  await workOff(world, stage.tripId);
  expect((await stage.refundsAtGateway()).map(({ amount }) => Number(amount))).toEqual([1440]);
});
