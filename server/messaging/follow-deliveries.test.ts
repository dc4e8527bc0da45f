import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { earlier } from '../testing/earlier.ts';
import { createWorld, type World } from '../testing/world.ts';

/** World where Infobip is tried first, since it reports deliveries. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, secondSms: true, smsFirst: 'infobip' });
});
afterEach(() => world.gateway.behaveWell());
afterAll(() => world.stop());

/** Buys a ticket, and sends its SMS as the sandbox's scenario says. */
const buy = async () => {
  const { tripId } = await sampleTrip(world.db);
  const sale = await startPaying(world, { tripId, seatNos: ['B3'] });
  const { returnUrl, fields } = await world.gateway.choose(sale.tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(sale.actor, sale.tranId);
  await world.doChores();
  return { ...sale, pnr: pnr ?? '' };
};
type Sale = Awaited<ReturnType<typeof buy>>;

/** Moves the times of a trip's messages into the past, and runs the chores. */
const letPass = async ({ tripId }: Sale, minutes: number) => {
  await sql`update sms_delivery set sent_at = ${earlier('sent_at', minutes * 60_000)},
    ask_at = ${earlier('ask_at', minutes * 60_000)} where trip_id = ${tripId}`.execute(world.db);
  await world.doChores();
  await world.doChores();
};
const deliveriesOf = ({ tripId }: Sale) =>
  world.db
    .selectFrom('smsDelivery')
    .select(['gateway', 'state', 'said', 'handedOverAt', 'askAt'])
    .where('tripId', '=', tripId)
    .orderBy('sentAt')
    .execute();
/** Lists the gateways that sent to the number of a sale, in order. */
const sentBy = async ({ phone }: Sale) =>
  (await world.gateway.messages(phone))
    .filter(({ kind }) => kind === 'sms')
    .map(({ sms }) => sms?.gateway)
    .toReversed();

test('a message that is on the phone is known to be, and asked about no more', async () => {
  const sale = await buy();
  expect(await deliveriesOf(sale)).toMatchObject([{ gateway: 'infobip', state: 'accepted', said: null }]);
  await letPass(sale, 1);
  expect(await deliveriesOf(sale)).toMatchObject([
    { state: 'delivered', said: 'DELIVERED_TO_HANDSET', askAt: null, handedOverAt: null },
  ]);
  expect(await sentBy(sale)).toEqual(['infobip']);
});

test('one that was given up goes through the other gateway, once', async () => {
  await world.gateway.behave({ infobipDelivery: 'undeliverable' });
  const sale = await buy();
  await letPass(sale, 1);
  await letPass(sale, 60);
  expect(await sentBy(sale)).toEqual(['infobip', 'ssl-wireless']);
  expect(await deliveriesOf(sale)).toMatchObject([
    {
      gateway: 'infobip',
      state: 'failed',
      said: 'UNDELIVERABLE_NOT_DELIVERED',
      handedOverAt: expect.any(Date),
    },
    { gateway: 'ssl-wireless', state: 'accepted', askAt: null },
  ]);
});

test('one that an operator has and the phone has not is waited for ten minutes, and may still arrive', async () => {
  await world.gateway.behave({ infobipDelivery: 'pending' });
  const sale = await buy();
  await letPass(sale, 8);
  expect(await sentBy(sale)).toEqual(['infobip']);
  await letPass(sale, 3);
  await letPass(sale, 30);
  expect(await sentBy(sale)).toEqual(['infobip', 'ssl-wireless']);
  await world.gateway.behaveWell();
  await letPass(sale, 60);
  expect(await deliveriesOf(sale)).toMatchObject([
    { gateway: 'infobip', state: 'delivered' },
    { gateway: 'ssl-wireless' },
  ]);
});

test('nothing is sent a second time because the gateway does not answer what became of it', async () => {
  const sale = await buy();
  await world.gateway.behave({ infobip: '500', infobipDelivery: 'undeliverable' });
  await letPass(sale, 30);
  expect(await sentBy(sale)).toEqual(['infobip']);
  expect(await deliveriesOf(sale)).toMatchObject([{ state: 'accepted', askAt: expect.any(Date) }]);
});

test('two processes that ask at once hand a message over once', async () => {
  await world.gateway.behave({ infobipDelivery: 'undeliverable' });
  const sale = await buy();
  await sql`update sms_delivery set ask_at = now() where trip_id = ${sale.tripId}`.execute(world.db);
  await Promise.all([world.doChores(), world.doChores()]);
  await world.doChores();
  expect(await sentBy(sale)).toEqual(['infobip', 'ssl-wireless']);
});

describe('an admin', () => {
  test('sees on the page of a booking which gateway took its SMS and what became of it', async () => {
    const sale = await buy();
    await letPass(sale, 1);
    const { actor } = await makeAdmin(world, await signUpPerson(world));
    const { messages } = await world.portal.backOffice.viewBooking(actor, sale.pnr);
    expect(messages.filter(({ way }) => way === 'sms')).toMatchObject([
      { topic: 'booking-confirmed', delivery: { gateway: 'infobip', state: 'delivered', asks: false } },
    ]);
    expect(messages.find(({ way }) => way === 'mail')).toMatchObject({ delivery: null });
  });

  test('sees how each gateway answers', async () => {
    const { actor } = await makeAdmin(world, await signUpPerson(world));
    const { sms } = await world.portal.backOffice.viewHealth(actor);
    expect(sms).toMatchObject([
      { name: 'infobip', goodAt: expect.any(Date), restsUntil: null },
      { name: 'ssl-wireless', restsUntil: null },
    ]);
  });
});
