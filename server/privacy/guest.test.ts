import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnFromGateway, newPhone, startPaying } from '../testing/buyer.ts';
import { readMail } from '../testing/mailbox.ts';
import { letTripBeOver } from '../testing/move-trip.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = await makeAdmin(world, await signUpPerson(world));
});
afterAll(() => world.stop());

/** A guest who has bought two seats of a trip ahead. */
const aGuest = async (phone = newPhone(), seatNos = ['B3', 'B4']) => {
  const { tripId } = await sampleTrip(world.db);
  const bought = await startPaying(world, { tripId, seatNos, phone });
  const { returnUrl, fields } = await world.gateway.choose(bought.tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId);
  return bought;
};

/** Reads the code of the guest's SMS back to the admin. */
const prove = async (phone: string, by = admin) => {
  await world.db.deleteFrom('tryCount').execute();
  const { codeId } = await world.portal.privacy.sendGuestCode(by.actor, { phone, language: 'en' });
  const sent = (await readMail(world, `+88${phone}`)).flatMap(
    (text) => /code (\d{6})\. Read/.exec(text)?.[1] ?? [],
  );
  await world.portal.privacy.proveGuest(by.actor, { phone, codeId, code: sent.at(-1) ?? '' });
  return codeId;
};
const contactOf = async (bookingId: string) => {
  const { contactPhone } = await world.db
    .selectFrom('booking')
    .select('contactPhone')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return contactPhone;
};

test('an admin takes out and erases what is kept of a guest who proves the number, and the log names nobody', async () => {
  const guest = await aGuest();
  const codeId = await prove(guest.phone);
  expect(await world.portal.privacy.viewGuestData(admin.actor, { codeId })).toMatchObject({
    bookings: 1,
    hasAccount: false,
    hindrances: ['journey-ahead'],
  });
  let file = '';
  for await (const piece of await world.portal.privacy.takeOutGuestData(admin.actor, { codeId }))
    file += piece;
  expect(JSON.parse(file)).toMatchObject({
    phone: `+88${guest.phone}`,
    bookings: [{ contactName: 'Tasnim Rahman', passengers: [{ seat: 'B3' }, { seat: 'B4' }] }],
  });
  const erase = () => world.portal.privacy.eraseGuest(admin.actor, { codeId, sure: true });
  await expect(erase()).rejects.toMatchObject({ code: 'erasure-waits' });
  await letTripBeOver(world, guest.tripId);
  const outcomes = await Promise.allSettled([erase(), erase()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).not.toEqual([]);
  expect(await contactOf(guest.bookingId)).toBeNull();
  await expect(erase()).rejects.toMatchObject({ code: 'code-expired' });

  const { rows } = await sql<{ act: string; detail: string }>`
    select act, detail::text from audit_log where stream = 'portal:privacy' order by entry_no`.execute(
    world.db,
  );
  expect(rows.map(({ act }) => act).slice(0, 2)).toEqual(['guest-data-taken-out', 'guest-erased']);
  expect(rows[1]?.detail).toBe('{"bookings": 1}');
});

test('a code of one guest opens nothing of another, for another admin, later, or unread', async () => {
  const [one, other] = [await aGuest(), await aGuest()];
  const codeId = await prove(one.phone);
  let file = '';
  for await (const piece of await world.portal.privacy.takeOutGuestData(admin.actor, { codeId }))
    file += piece;
  expect(file).toContain(one.phone);
  expect(file).not.toContain(other.phone);

  const second = await makeAdmin(world, await signUpPerson(world));
  const view = (by: Person, id: string) => world.portal.privacy.viewGuestData(by.actor, { codeId: id });
  await expect(view(second, codeId)).rejects.toMatchObject({ code: 'code-expired' });
  await world.db.deleteFrom('tryCount').execute();
  const { codeId: unread } = await world.portal.privacy.sendGuestCode(admin.actor, {
    phone: other.phone,
    language: 'en',
  });
  await expect(view(admin, unread)).rejects.toMatchObject({ code: 'code-expired' });
  await sql`update phone_code set used_at = used_at - interval '11 minutes' where code_id = ${codeId}`.execute(
    world.db,
  );
  await expect(view(admin, codeId)).rejects.toMatchObject({ code: 'code-expired' });
});

test('bookings of an account with the number, and those of twelve months ago, are not a guest’s', async () => {
  const phone = newPhone();
  const one = () => aGuest(phone, ['B3']);
  const [mine, old, accounts] = [await one(), await one(), await one()];
  const person = await signUpPerson(world);
  await sql`update booking set user_id = ${person.actor.account.userId} where booking_id = ${accounts.bookingId}`.execute(
    world.db,
  );
  await sql`update booking set created_at = now() - interval '13 months' where booking_id = ${old.bookingId}`.execute(
    world.db,
  );
  for (const { tripId } of [mine, old, accounts]) await letTripBeOver(world, tripId);
  const codeId = await prove(phone);
  expect(await world.portal.privacy.eraseGuest(admin.actor, { codeId, sure: true })).toBe(1);
  expect(await contactOf(mine.bookingId)).toBeNull();
  expect(await contactOf(old.bookingId)).toBe(`+88${phone}`);
  expect(await contactOf(accounts.bookingId)).toBe(`+88${phone}`);
});
