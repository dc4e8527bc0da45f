import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { tokenSentTo } from '../testing/mailbox.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';
import { aBrowser } from '../testing/browser.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const person = { name: 'Rahima Khatun', email: 'rahima@example.com', password: 'a long dry road' };

test('a session cookie is HttpOnly, Lax and ends on the server with log-out', async () => {
  const browser = aBrowser();
  const buyer = newBuyer();
  await world.portal.identity.signUp(buyer, { ...person, accountType: 'user', language: 'en' });
  const token = await tokenSentTo(world, person.email, 'verify-email');
  await world.portal.identity.verifyEmail(buyer, { token });
  const { email, password } = person;
  await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: true }, browser);
  expect(browser.setCookies.join('\n')).toMatch(/^sid=[^;]+;.*HttpOnly; SameSite=Lax/m);
  const { account } = await recognise(world.deps)(browser);
  expect(account).toMatchObject({
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    accountType: 'user',
    isAdmin: false,
    isSupport: false,
  });

  const stolen = browser.copy();
  await world.portal.identity.signOut(newBuyer(), browser);
  expect((await recognise(world.deps)(stolen)).account).toBeNull();

  await world.portal.identity.signIn(
    newBuyer(),
    { email: ' Rahima@example.com', password: person.password, rememberMe: false },
    browser,
  );
  expect((await recognise(world.deps)(browser)).account).toMatchObject({ name: 'Rahima Khatun' });
});
