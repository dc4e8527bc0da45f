import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { makeOwner, makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let owner: Person & { operatorId: string };
let other: Person & { operatorId: string };
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const provider = () => signUpPerson(world, { accountType: 'busProvider' });
  owner = await makeOwner(world, await provider());
  other = await makeOwner(world, await provider());
});
afterAll(() => world.stop());

const picture = (background: string): Promise<Uint8Array> =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
const send = ({ browser }: Person, fields: Record<string, string | Uint8Array>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'logo.png'));
  return fetch(`${world.publicUrl}/bus-provider/logo`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { cookie: browser.headers.get('cookie') ?? '', origin: world.publicUrl },
  });
};
const logosOn = async (path: string): Promise<string[]> => {
  const html = await (await fetch(world.publicUrl + path, { headers: { accept: 'text/html' } })).text();
  return [...html.matchAll(/<img[^>]*src="(\/logos\/[^"]+)"/g)].map(([, src = '']) => src);
};

test('an owner uploads a logo: it stands for the company wherever companies are shown, until it is taken off', async () => {
  expect(await logosOn('/operators')).toEqual([]);
  const saved = await send(owner, { intent: 'save', image: await picture('#a02050') });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/bus-provider/logo']);
  const [logo = ''] = await logosOn('/operators');
  expect(await logosOn('/')).toEqual([logo]);
  const file = await fetch(world.publicUrl + logo);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(60);

  await send(owner, { intent: 'save', image: await picture('#1d5f2f') });
  const [second = ''] = await logosOn('/operators');
  expect(second).not.toBe(logo);
  await send(owner, { intent: 'remove' });
  expect(await logosOn('/operators')).toEqual([]);
  const acts = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('stream', '=', `operator:${owner.operatorId}`)
    .where('act', '=', 'operator-logo-changed')
    .execute();
  expect(acts).toHaveLength(3);
});

test('what is no picture is refused in the field, and nothing becomes of it', async () => {
  for (const [image, sentence] of [
    [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no JPEG, PNG or WebP'],
    [new Uint8Array(), 'Choose a picture.'],
  ] as const) {
    const refused = await send(owner, { intent: 'save', image });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(sentence);
  }
  expect(await logosOn('/operators')).toEqual([]);
  for (const unknown of ['/logos/none', `/logos/${crypto.randomUUID()}`])
    expect((await fetch(world.publicUrl + unknown)).status).toBe(404);
});

test('it is the owner’s alone, and of the own company', async () => {
  const agent = await makeStaff(world, await signUpPerson(world), other.operatorId, 'counter-agent');
  const image = await picture('#000000');
  expect((await send(agent, { intent: 'save', image })).status).not.toBe(303);
  await expect(world.portal.operator.changeLogo(agent.actor, image)).rejects.toBeDefined();
  await send(owner, { intent: 'save', image });
  const { logoId } = await world.db
    .selectFrom('operator')
    .select('logoId')
    .where('operatorId', '=', other.operatorId)
    .executeTakeFirstOrThrow();
  expect(logoId).toBeNull();
});
