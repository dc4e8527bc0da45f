import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '@poth/server/testing/built-pages.ts';
import { sampleTrip } from '@poth/server/testing/sample-trip.ts';
import { letSecondPass, openRoom, setUpRoom } from '@poth/server/testing/waiting-room.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

test('between lot and first admission the page says when the first are admitted, in both languages, and not afterwards', async () => {
  const { tripId } = await sampleTrip(world.db);
  const roomId = await setUpRoom(world, tripId);
  const address = `${world.publicUrl}/waiting-room/${roomId}`;
  const taken = await fetch(address, {
    method: 'POST',
    headers: { accept: 'text/html', origin: world.publicUrl },
    body: new URLSearchParams({ intent: 'take' }),
    redirect: 'manual',
  });
  const cookie = taken.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const look = async (language: '' | '/bn' = '') => {
    const answer = await fetch(address.replace('/waiting-room', `${language}/waiting-room`), {
      headers: { accept: 'text/html', cookie },
    });
    const html = await answer.text();
    return { html, state: /data-place="([^"]*)"/.exec(html)?.[1] };
  };
  expect(await look()).toMatchObject({ state: 'in-lot' });

  await openRoom(world, roomId);
  const waiting = await look();
  expect(waiting.state).toBe('waiting');
  expect(waiting.html).toMatch(/The first are admitted in about [1-8] seconds?\./);
  // The first in line: nothing moves yet, so there is no estimate.
  expect(waiting.html).toMatch(
    /<dt>Before you<\/dt><dd><span[^>]*>0<.*<dt>Waiting time<\/dt><dd><span[^>]*>–</,
  );
  expect((await look('/bn')).html).toMatch(/<dt>অপেক্ষার সময়<\/dt><dd><span[^>]*>–</);
  expect((await look('/bn')).html).toMatch(/প্রথমজনদের পালা আসবে প্রায় [১-৮] সেকেন্ড পরে।/);

  await letSecondPass(world, world.deps.rooms, roomId);
  const admitted = await look();
  expect(admitted.state).toBe('admitted');
  expect(admitted.html).not.toContain('The first are admitted');
});
