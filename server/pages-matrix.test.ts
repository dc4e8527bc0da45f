import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GateName } from '@poth/domain/account/gate.ts';
import { addresses, resources } from '@poth/web/addresses.ts';
import { createScene, type Role, roles, type Scene } from './testing/matrix/scene.ts';
import { createWorld, type World } from './testing/world.ts';
import { openWeb } from './http/web.ts';

// npm test builds the pages before; where nobody has, there is nothing to ask.
const built = existsSync(new URL('../web/build/server/index.js', import.meta.url));

const members: Role[] = ['staffOfAnother', 'ownerOfAnother', 'conductor', 'counterAgent', 'operatorOwner'];
const owners: Role[] = ['ownerOfAnother', 'operatorOwner'];

/** Who comes through each gate, written out by hand: the gates themselves are what is tested. */
const through: Record<GateName, readonly Role[]> = {
  everybody: roles,
  halfSignedIn: roles.filter((role) => role !== 'nobody'),
  signedIn: roles.filter((role) => role !== 'nobody'),
  busProvider: owners,
  provider: members,
  operatorMember: members,
  operatorOwner: owners,
  seller: ['staffOfAnother', 'ownerOfAnother', 'counterAgent', 'operatorOwner'],
  admin: ['admin'],
};

/** Behind the gate a page may still be about somebody's own things. */
const about: Record<string, readonly Role[]> = {
  'checkout/:tripId/:bookingId': ['owner'],
  'pay/wait/:tranId': ['owner'],
  'ticket/:pnr': ['owner'],
  'ticket/:pnr/pdf': ['owner'],
  'ticket/:pnr/cancel': ['owner'],
  'profile/:email': ['owner', 'admin'],
  'buses/:tripId': ['conductor', 'counterAgent', 'operatorOwner'],
  'seat-plans/:planId': ['operatorOwner'],
  'counter/tickets/:pnr': ['counterAgent', 'operatorOwner'],
  'counter/tickets/:pnr/print': ['counterAgent', 'operatorOwner'],
  'documents/:documentId': ['operatorOwner', 'admin'],
  // Open to everybody, but the scene has no picture.
  'coach-images/:imageId': [],
};
/** Answers that never end, or that only take what is sent: who may is tested by their calls. */
const notAsked = new Set(['live/seats/:tripId', 'passkey']);

const fill = (path: string, scene: Scene): string => {
  const values: Record<string, string> = {
    tripId: scene.tripId,
    bookingId: scene.heldBookingId,
    tranId: scene.tranId,
    pnr: path.startsWith('counter/') ? scene.sale.pnr : scene.pnr,
    email: encodeURIComponent(scene.callers.owner.email),
    operatorId: scene.operatorId,
    userId: scene.spareUserId,
    planId: scene.planId,
    documentId: scene.documentId,
    imageId: scene.documentId,
  };
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '').replace(/^\/?/, '/');
};

describe.skipIf(!built)('pages', () => {
  let world: World;
  let scene: Scene;
  beforeAll(async () => {
    world = await createWorld({ chores: false, web: await openWeb() });
    scene = await createScene(world);
  }, 90_000);
  afterAll(() => world.stop());

  const ask = async (path: string, role: Role): Promise<'allowed' | 'refused'> => {
    const { browser, actor } = scene.callers[role];
    const buyer = `buyer=${world.deps.linkSigner.sign('buyer', actor.buyerId)}`;
    const cookie = [buyer, browser.headers.get('cookie')].filter(Boolean).join('; ');
    const answer = await fetch(world.publicUrl + path, { redirect: 'manual', headers: { cookie } });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
    const led = answer.headers.get('location') ?? '';
    if (/^(\/bn)?\/(login(\/second-factor)?|security)\?.*\bto=/.test(led)) return 'refused';
    // Who may not have a ticket's file is led to where its number is asked for.
    if (path.startsWith('/ticket/') && /^\/(ticket|cancel-ticket)\b/.test(led)) return 'refused';
    // A ticket that is not shown asks for the number instead, and tells nothing of itself.
    return answer.status >= 400 ||
      /name="intent" value="look-up"/.test(text) === (path !== '/ticket' && path !== '/cancel-ticket')
      ? 'refused'
      : 'allowed';
  };

  const asked = [...addresses, ...resources].filter(({ path }) => !notAsked.has(path));
  test.each(asked)('$path', { timeout: 30_000 }, async ({ path, gate }) => {
    const seen: Record<string, string> = {};
    for (const role of roles) seen[role] = await ask(fill(path, scene), role);
    const allowed = about[path] ?? through[gate];
    const expected = roles.map((role) => [role, allowed.includes(role) ? 'allowed' : 'refused']);
    expect(seen).toEqual(Object.fromEntries(expected));
  });
});
