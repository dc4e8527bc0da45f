import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type JarBrowser } from '../testing/browser.ts';
import { newBuyer } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { again, signUpPerson } from '../testing/people.ts';
import { totpOf } from '../testing/totp.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Person with a second factor, set up in their own browser; `open`: takes the first step of a sign-in in any browser. */
const withFactor = async () => {
  const person = await signUpPerson(world);
  const { email, password } = person;
  const open = async (device = newBuyer()) => {
    const browser = aBrowser();
    await world.portal.identity.signIn(device, { email, password, rememberMe: true }, browser);
    return { device, browser };
  };
  const early = await open();
  const { totpUri } = await world.portal.identity.startSecondFactor(
    person.actor,
    { password },
    person.browser,
  );
  await world.portal.identity.confirmSecondFactor(person.actor, { code: totpOf(totpUri) }, person.browser);
  const { actor } = await again(world, person);
  return { open, totpUri, own: newVisitor(actor.buyerId), early: early.device, userId: actor.account.userId };
};
const newVisitor = (buyerId: string) => ({ ...newBuyer(), buyerId });
type Step = { device: ReturnType<typeof newBuyer>; browser: JarBrowser };
const enter = ({ device, browser }: Step, code: string) =>
  world.portal.identity.enterSecondFactor(device, { code, kind: 'totp' }, browser).then(
    () => 'in',
    (thrown: { code?: string }) => thrown.code,
  );

test('who has the password and uses the tries up elsewhere keeps no owner out of a browser that the account knows', async () => {
  const { open, totpUri, own, userId } = await withFactor();
  await fillTries(world, 're-authentication', 'account', userId);
  const code = totpOf(totpUri, 1);
  expect(await enter(await open(), code)).toBe('too-many-tries');
  expect(await enter(await open(own), code)).toBe('in');
});

test('guesses in all strange browsers share the tries of the account, those in a known one have no more', async () => {
  const { open, own } = await withFactor();
  const strangers = [await open(), await open(), await open()];
  const said = [];
  for (const [place, step] of strangers.entries())
    for (let guess = 0; guess < 4; guess++) said.push(await enter(step, `00001${place}${guess}`.slice(-6)));
  expect(said.filter((code) => code === 'too-many-tries')).toHaveLength(2);
  const step = await open(own);
  const known = [];
  for (let guess = 0; guess < 11; guess++) known.push(await enter(step, `11111${guess % 10}`));
  expect(known.at(-1)).toBe('too-many-tries');
});

test('a browser that was known by the password alone is known no more once there is a factor', async () => {
  const { open, totpUri, early, userId } = await withFactor();
  await fillTries(world, 're-authentication', 'account', userId);
  expect(await enter(await open(early), totpOf(totpUri, 1))).toBe('too-many-tries');
});
