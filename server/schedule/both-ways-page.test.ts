import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { runTrip } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let cookie: string;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const { owner } = await runTrip(world);
  cookie = owner.browser.headers.get('cookie') ?? '';
}, 60_000);
afterAll(() => world.stop());

const ask = async (path: string, form?: Record<string, string>) => {
  const answer = await fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};

test('an owner sets the discount for both ways among the fares, without a script and in Bangla digits', async () => {
  expect((await ask('/schedules')).text).toMatch(/name="percent"[^>]*value="0"/);
  expect(await ask('/bn/schedules', { percent: '১২' })).toMatchObject({ status: 303, to: '/bn/schedules' });
  expect((await ask('/bn/schedules')).text).toMatch(/name="percent"[^>]*value="১২"/);
});

test('more than may be is refused in words, and stays as it was typed', async () => {
  const refused = await ask('/schedules', { percent: '45' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Write a whole number from 0 to 30.');
  expect(refused.text).toMatch(/name="percent"[^>]*value="45"/);
  expect((await ask('/schedules')).text).toMatch(/name="percent"[^>]*value="12"/);
});
