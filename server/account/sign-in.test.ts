import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';
import { aBrowser } from '../testing/browser.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const person = { name: 'Rahima Khatun', email: 'rahima@example.com', password: 'a long dry road' };

test('who signs up is signed in, and a session cookie is HttpOnly, Lax and ends on the server with log-out', async () => {
  const browser = aBrowser();
  await world.portal.account.signUp(
    newBuyer(),
    { ...person, accountType: 'user', rememberMe: true, language: 'en' },
    browser,
  );
  expect(browser.setCookies.join('\n')).toMatch(/^sid=[^;]+;.*HttpOnly; SameSite=Lax/m);
  const { account } = await recognise(world.deps)(browser);
  expect(account).toMatchObject({
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    accountType: 'user',
    isAdmin: false,
  });

  const stolen = browser.copy();
  await world.portal.account.signOut(newBuyer(), browser);
  expect((await recognise(world.deps)(stolen)).account).toBeNull();

  await world.portal.account.signIn(
    newBuyer(),
    { email: ' Rahima@example.com', password: person.password, rememberMe: false },
    browser,
  );
  expect((await recognise(world.deps)(browser)).account).toMatchObject({ name: 'Rahima Khatun' });
});
