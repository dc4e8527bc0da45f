import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const provider = () => signUpPerson(world, { accountType: 'busProvider' });
const read = async ({ browser }: Person, path: string) => {
  const cookie = browser.headers.get('cookie') ?? '';
  const answer = await fetch(world.publicUrl + path, { headers: { cookie, accept: 'text/html' } });
  return (await answer.text()).replaceAll('<!-- -->', '');
};
const desk = /<nav[^>]*id="desk-menu"/;

test.each(['submitted', 'rejected'] as const)(
  'the owner of a company that is %s sees how the application stands and no menu of pages that do not open',
  async (state) => {
    const owner = await makeOwner(world, await provider(), state);
    for (const path of ['/add-buses', '/bus-provider']) expect(await read(owner, path)).not.toMatch(desk);
    if (state === 'submitted') {
      expect(await read(owner, '/add-buses')).toContain('Your Request is Processing');
      expect(await read(owner, '/bn/add-buses')).toContain('আপনার আবেদন যাচাই করা হচ্ছে');
    }
  },
);

test('a verified company has its desk', async () => {
  const owner = await makeOwner(world, await provider());
  expect(await read(owner, '/add-buses')).toMatch(desk);
});
