import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { newPhone } from '../testing/buyer.ts';
import { signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

test('a saved name is told as saved, though a number beside it waits for its code', async () => {
  const { email, browser } = await signUpPerson(world, { name: 'Tasnim' });
  const update = (name: string, phone: string) =>
    fetch(`${world.publicUrl}/profile/${encodeURIComponent(email)}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: browser.headers.get('cookie') ?? '',
        origin: world.publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ name, phone }),
    });
  const renamed = await update('Tasnim Rahman', newPhone());
  expect([renamed.status, renamed.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/security\?phone=/),
  ]);
  expect(renamed.headers.getSetCookie().join()).toContain('notice=profile-updated');
  const waiting = await update('Tasnim Rahman', newPhone());
  expect(waiting.headers.getSetCookie().join()).not.toContain('notice=');
});
