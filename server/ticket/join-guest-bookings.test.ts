import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnFromGateway, newPhone, startPaying } from '../testing/buyer.ts';
import { again, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const buy = async (wish: Parameters<typeof startPaying>[1]) => {
  const buyer = await startPaying(world, wish);
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(buyer.actor, buyer.tranId);
  return { ...buyer, pnr: pnr ?? '' };
};

/** Signs up an account with a phone number proved by code, as the database keeps it. */
const withPhone = async (phone: string): Promise<Person> => {
  const person = await signUpPerson(world);
  const { userId } = person.actor.account;
  await world.db
    .updateTable('authUser')
    .set({ phone: `+88${phone}` })
    .where('id', '=', userId)
    .execute();
  return again(world, person);
};

test('bookings made without logging in come to the account that proves their number, once', async () => {
  const phone = newPhone();
  const { tripId } = await sampleTrip(world.db);
  const one = await buy({ tripId, seatNos: ['A1'], phone });
  const two = await buy({ tripId, seatNos: ['A2'], phone });
  await buy({ tripId, seatNos: ['A3'] });
  const { actor } = await withPhone(phone);
  expect(await world.portal.ticket.countGuestBookings(actor)).toBe(2);

  const both = await Promise.all([
    world.portal.ticket.joinGuestBookings(actor),
    world.portal.ticket.joinGuestBookings(actor),
  ]);
  expect(both.sort()).toEqual([0, 2]);
  expect(await world.portal.ticket.joinGuestBookings(actor)).toBe(0);
  expect(await world.portal.ticket.countGuestBookings(actor)).toBe(0);
  const { tickets } = await world.portal.ticket.listMyTickets(actor, { section: 'upcoming', pages: 1 });
  expect(new Set(tickets.map(({ pnr }) => pnr))).toEqual(new Set([one.pnr, two.pnr]));
  expect(await world.portal.ticket.viewTicket(actor, one.pnr)).toMatchObject({ masked: false });
  await expect(world.portal.ticket.viewTicket(one.actor, one.pnr)).rejects.toMatchObject({
    code: 'not-found',
  });
  const acts = await world.db
    .selectFrom('auditLog')
    .select(['act', 'detail'])
    .where('stream', '=', `account:${actor.account.userId}`)
    .execute();
  expect(acts).toEqual([{ act: 'guest-bookings-joined', detail: { count: 2 } }]);
});

test('what another account has stays there, and so does what is older than a year', async () => {
  const phone = newPhone();
  const { tripId } = await sampleTrip(world.db);
  const friend = await signUpPerson(world);
  const theirs = await buy({ tripId, seatNos: ['A1'], phone, actor: friend.actor });
  const old = await buy({ tripId, seatNos: ['A2'], phone });
  await world.db
    .updateTable('booking')
    .set({ createdAt: sql<Date>`now() - interval '13 months'` })
    .where('bookingId', '=', old.bookingId)
    .execute();
  const { actor } = await withPhone(phone);
  expect(await world.portal.ticket.countGuestBookings(actor)).toBe(0);
  expect(await world.portal.ticket.joinGuestBookings(actor)).toBe(0);
  expect(await world.portal.ticket.viewTicket(friend.actor, theirs.pnr)).toMatchObject({ masked: false });
});

test('without a proved number there is nothing to join by', async () => {
  const { actor } = await signUpPerson(world);
  expect(await world.portal.ticket.countGuestBookings(actor)).toBeNull();
  await expect(world.portal.ticket.joinGuestBookings(actor)).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(world.portal.ticket.joinGuestBookings({ ...actor, account: null })).rejects.toMatchObject({
    code: 'sign-in-required',
  });
});
