import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type JarBrowser } from '../testing/browser.ts';
import { newBuyer } from '../testing/buyer.ts';
import { type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const signInElsewhere = async ({ email, password }: Person) => {
  const browser = aBrowser();
  const phone: JarBrowser = {
    ...browser,
    get headers() {
      const { headers } = browser;
      headers.set('user-agent', android);
      return headers;
    },
  };
  await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: true }, phone);
  return browser;
};
const isIn = async (browser: JarBrowser) => (await recognise(world.deps)(browser)).account !== null;

test('a person sees where they are signed in, this place first and marked', async () => {
  const person = await signUpPerson(world);
  await signInElsewhere(person);
  const [here, there, ...more] = await world.portal.identity.listSessions(person.actor);
  expect(here).toMatchObject({ sessionId: person.actor.account.session.sessionId, isThis: true });
  expect(there).toMatchObject({ isThis: false, device: { browser: 'Chrome', system: 'Android' } });
  expect(more).toEqual([]);
});

test('one session is ended, at once, by its own person only', async () => {
  const person = await signUpPerson(world);
  const stranger = await signUpPerson(world);
  const elsewhere = await signInElsewhere(person);
  const sessions = await world.portal.identity.listSessions(person.actor);
  const sessionId = sessions.find(({ isThis }) => !isThis)?.sessionId ?? '';
  await expect(world.portal.identity.endSession(stranger.actor, { sessionId })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await isIn(elsewhere)).toBe(true);
  await world.portal.identity.endSession(person.actor, { sessionId });
  expect([await isIn(elsewhere), await isIn(person.browser)]).toEqual([false, true]);
  await expect(world.portal.identity.endSession(person.actor, { sessionId })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('signing out everywhere else leaves this place and other people alone', async () => {
  const person = await signUpPerson(world);
  const stranger = await signUpPerson(world);
  const places = [await signInElsewhere(person), await signInElsewhere(person)];
  await world.portal.identity.endOtherSessions(person.actor);
  expect(await Promise.all([...places, person.browser, stranger.browser].map(isIn))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
