import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithDetails, newPhone, typeDetails } from '../testing/buyer.ts';
import { confirmEmail, makeOwner, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { aClient } from '../testing/specification-client.ts';
import { setStage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const lure = 'You won! evil.com/prize';
const Mails = z.array(
  z.object({ subject: z.string().default(''), text: z.string(), html: z.string().default('') }),
);
const mailsTo = async (to: string) => {
  await world.doChores();
  const answer = await fetch(`${world.gateway.url}/__sandbox/messages?to=${encodeURIComponent(to)}`);
  return Mails.parse(await answer.json());
};
/** Finds texts that a mail program would make links of and that lead neither to the portal nor to the counter of a ticket. */
const foreignLinks = ({ subject, text, html }: z.infer<typeof Mails>[number]) => {
  const own = (said: string) =>
    said
      .replaceAll(/http:\/\/localhost:\d+\/\S*/g, '')
      .replaceAll(/https:\/\/www\.google\.com\/maps\/search\/\?\S*|tel:\+\d+/g, '');
  const linkable = /https?:\/\/\S+|www\.[\p{L}\p{N}]|[\p{L}\p{N}-]+\.\p{L}{2,}/giu;
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  return [
    ...(own(subject).match(linkable) ?? []),
    ...(own(text).match(linkable) ?? []),
    ...hrefs.filter((href) => own(href) !== ''),
  ];
};
const signUp = (email: string, name: string) =>
  aClient(world).send('POST', '/auth/sign-up', { name, email, password: 'the road to Sylhet' });
const newEmail = () => `${randomUUID().slice(0, 13)}@example.com`;

test('a sign-up whose name holds an address is refused, and nothing is mailed', async () => {
  const victim = newEmail();
  const { status, body } = await signUp(victim, lure);
  expect([status, body]).toMatchObject([422, { faults: { name: 'name-address' } }]);
  expect(await mailsTo(victim)).toEqual([]);
});

test('no name goes to an address before it was proved', async () => {
  const victim = newEmail();
  expect((await signUp(victim, 'You Won Call Zero One')).status).toBe(200);
  await world.portal.identity.requestPasswordReset(
    { ...(await signUpPerson(world)).actor },
    { email: victim },
  );
  const mails = await mailsTo(victim);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain('You Won');
  expect(mails.flatMap(foreignLinks)).toEqual([]);
});

test('a name that was kept before is no link in a mail', async () => {
  const person = await confirmEmail(world, await signUpPerson(world));
  await world.db
    .updateTable('authUser')
    .set({ name: lure })
    .where('id', '=', person.actor.account.userId)
    .execute();
  await world.portal.identity.requestPasswordReset(person.actor, { email: person.email });
  const mails = await mailsTo(person.email);
  expect(mails.map(({ text }) => text.replaceAll('\u200b', '')).join('\n')).toContain(lure);
  expect(mails.flatMap(foreignLinks)).toEqual([]);
});

test("a company's name is no link in an invitation, and none to an address that its owner has not proved", async () => {
  const owner = await makeOwner(
    world,
    await confirmEmail(world, await signUpPerson(world, { accountType: 'busProvider' })),
  );
  await world.db
    .updateTable('operator')
    .set({ nameEn: lure })
    .where('operatorId', '=', owner.operatorId)
    .execute();
  const victim = newEmail();
  await world.portal.operator.inviteStaff(owner.actor, { email: victim, role: 'conductor' });
  const invited = await mailsTo(victim);
  expect(invited).toHaveLength(1);
  expect(invited.flatMap(foreignLinks)).toEqual([]);
  expect(invited[0]?.text).not.toContain(`${victim},`);
});

test('names with addresses are refused in profile and checkout', async () => {
  const person = await signUpPerson(world);
  const profile = { profile: person.email, name: lure, phone: newPhone() };
  await expect(world.portal.people.updateProfile(person.actor, profile)).rejects.toMatchObject({
    fields: { faults: { name: 'name-address' } },
  });
  const { tripId } = await sampleTrip(world.db);
  const buyer = await holdWithDetails(world, { tripId, seatNos: ['B3'] });
  const details = {
    tripId,
    bookingId: buyer.bookingId,
    name: lure,
    phone: buyer.phone,
    email: '',
    passengers: [],
    termsAccepted: true,
    language: 'en' as const,
  };
  await expect(world.portal.booking.enterDetails(buyer.actor, details)).rejects.toMatchObject({
    fields: { faults: { name: 'name-address' } },
  });
  await typeDetails(world, buyer);
});

test('the mail of a ticket greets nobody by a name that a stranger typed', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const mails = await mailsTo(`${stage.phone}@example.com`);
  expect(mails[0]?.text).toMatch(/^Your ticket is confirmed/);
  expect(mails.flatMap(foreignLinks)).toEqual([]);
});
