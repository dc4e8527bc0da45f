import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { builtPages } from '../testing/built-pages.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const rename = (from: string, to: string) =>
  withClient(world.databaseUrl, (client) => client.query(`alter table ${from} rename to ${to}`));
const read = async (path: string) => {
  const answer = await fetch(world.publicUrl + path, { headers: { accept: 'text/html' } });
  return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') };
};

test('where the places cannot be fetched, the home box stays and says that an error has occurred', async () => {
  await rename('place', 'place_gone');
  const there = '/?from=dhaka&to=sylhet&date=2099-01-01&coachType=ac';
  const home = await read(there);
  expect(home.status).toBe(503);
  expect(home.text).toContain('An error has occurred: ');
  expect(home.text).toMatch(/<form[^>]*action="\/search"/);
  expect(home.text).toContain('Why Poth');
  expect((await read('/bn' + there.slice(1))).text).toContain('একটি সমস্যা হয়েছে: ');
  expect((await read('/search?from=dhaka&to=sylhet&date=2099-01-01')).text).toContain(
    'An error has occurred: ',
  );
  expect(world.log.filter((line) => /^GET \/(search)? .*place/.test(line))).not.toEqual([]);
  await rename('place_gone', 'place');
  const again = await read('/');
  expect([again.status, again.text.includes('An error has occurred: ')]).toEqual([200, false]);
});
