import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { makeAdmin, makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 60_000);
afterAll(() => world.stop());

test('a desk without an opening ahead leads to the page that sets one', async () => {
  const owner = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
  const admin = await makeAdmin(world, await signUpPerson(world));
  const main = async ({ browser }: Person, path: string): Promise<string> => {
    const headers = { cookie: browser.headers.get('cookie') ?? '', accept: 'text/html' };
    const page = await (await fetch(world.publicUrl + path, { headers })).text();
    return /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  };
  expect(await main(owner, '/waiting-rooms')).toContain('href="/sale-windows"');
  expect(await main(admin, '/bn/admin/waiting-rooms')).toContain('href="/bn/admin/sale-windows"');
});
