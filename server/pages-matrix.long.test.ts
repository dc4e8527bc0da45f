import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageGate } from '@poth/domain/identity/gate.ts';
import { addresses, resources } from '@poth/web/addresses.ts';
import { builtPages } from './testing/built-pages.ts';
import { type Role, roles } from './testing/matrix/callers.ts';
import { fillAddress } from './testing/matrix/fill-address.ts';
import { createScene, type Scene } from './testing/matrix/scene.ts';
import { createWorld, type World } from './testing/world.ts';

const members: Role[] = ['staffOfAnother', 'ownerOfAnother', 'conductor', 'counterAgent', 'operatorOwner'];
const owners: Role[] = ['ownerOfAnother', 'operatorOwner'];

/** Roles that each gate lets through, written out by hand because the gates themselves are tested. */
const through: Record<PageGate, readonly Role[]> = {
  everybody: roles,
  halfSignedIn: roles.filter((role) => role !== 'nobody'),
  signedIn: roles.filter((role) => role !== 'nobody'),
  busProvider: [...owners, 'ownerWithoutFactor'],
  canBecomeProvider: ['owner', 'otherPassenger', ...owners, 'ownerWithoutFactor'],
  provider: members,
  operatorMember: members,
  operatorOwner: owners,
  staffMember: ['staffOfAnother', 'conductor', 'counterAgent', 'agentOnNewDevice'],
  seller: ['staffOfAnother', 'ownerOfAnother', 'counterAgent', 'operatorOwner'],
  ownerOrAdmin: [...owners, 'admin'],
  admin: ['admin'],
  support: ['support'],
};

/** Roles that may see a page behind its gate, where it shows data of single people or companies. */
const about: Record<string, readonly Role[]> = {
  'checkout/:tripId/:bookingId': ['owner'],
  'pay/wait/:tranId': ['owner'],
  'ticket/:pnr': ['owner'],
  'ticket/:pnr/pdf': ['owner'],
  'ticket/:pnr/calendar': ['owner'],
  'ticket/:pnr/receipt': ['owner'],
  'ticket/:pnr/cancel': ['owner'],
  'ticket/:pnr/another-coach': ['owner'],
  'ticket/:pnr/change-trip': ['owner'],
  'ticket/:pnr/another-name': ['owner'],
  'ticket/:pnr/report': ['owner'],
  'ticket/:pnr/rate': ['owner'],
  'ticket/:pnr/share': ['owner'],
  'profile/:email': ['owner', 'admin'],
  // The form of a bus is open once the application of a company is verified.
  'add-buses': owners,
  'buses/:tripId': ['conductor', 'counterAgent', 'operatorOwner'],
  'seat-plans/:planId': ['operatorOwner'],
  'buses/coaches/:coachId': ['operatorOwner'],
  'routes-and-counters/routes/:routeId': ['operatorOwner'],
  'schedules/:scheduleId': ['operatorOwner'],
  'schedules/:scheduleId/preview': ['operatorOwner'],
  'counter/tickets/:pnr': ['counterAgent', 'operatorOwner'],
  'manifests/:tripId': ['conductor', 'counterAgent', 'operatorOwner'],
  'manifests/:tripId/pdf': ['conductor', 'counterAgent', 'operatorOwner'],
  'manifests/:tripId/csv': ['conductor', 'counterAgent', 'operatorOwner'],
  'board/:tripId': ['conductor', 'counterAgent', 'operatorOwner'],
  'counter/tickets/:pnr/print': ['counterAgent', 'operatorOwner'],
  'settlements/:settlementId': ['operatorOwner'],
  'settlements/:settlementId/csv': ['operatorOwner'],
  'documents/:documentId': ['operatorOwner', 'admin'],
  // Open to everybody, but the scene has no picture.
  'coach-images/:imageId': [],
  'logos/:logoId': [],
};
const forSeconds = (seconds: number): string =>
  `public, max-age=${seconds}, stale-while-revalidate=${seconds}`;

/** Pages that a cache in front of the portal may keep for clients without a cookie, written out by hand. */
const sameForAll: Readonly<Record<string, string>> = {
  '/': forSeconds(1),
  search: forSeconds(1),
  'one-change/:from/:to/:date': forSeconds(1),
  'lowest-fares/:from/:to/:date': forSeconds(1),
  routes: forSeconds(1),
  'routes/:slug': forSeconds(1),
  'about-us': forSeconds(60),
  'our-partners': forSeconds(60),
  'contact-us': forSeconds(60),
  'call-center': forSeconds(60),
  'live-chat': forSeconds(60),
  careers: forSeconds(60),
  history: forSeconds(60),
  'how-to-buy': forSeconds(60),
  'how-to-cancel': forSeconds(60),
  faqs: forSeconds(60),
  'guide/first-coach': forSeconds(60),
  operators: forSeconds(60),
  'operators/:company': forSeconds(60),
  developers: forSeconds(60),
  privacy: forSeconds(60),
  terms: forSeconds(60),
  returns: forSeconds(60),
  accessibility: forSeconds(60),
};
/** Files that any cache may keep, whoever asked for them. */
const keptFiles: Readonly<Record<string, string>> = {
  'counter-names': 'public, max-age=300',
  'paper.css': 'public, max-age=86400',
  'sitemap.xml': 'public, max-age=3600',
  'robots.txt': 'public, max-age=3600',
  'cards/:card': 'public, max-age=86400',
};
/** Answers that never end, or that only take input: the rights matrix of their calls covers them. */
const notAsked = new Set(['board-marks/:tripId', 'board-position/:tripId', 'live/seats/:tripId', 'passkey']);

describe('pages', () => {
  let world: World;
  let scene: Scene;
  beforeAll(async () => {
    world = await createWorld({ chores: false, web: await builtPages() });
    scene = await createScene(world);
  }, 90_000);
  afterAll(() => world.stop());

  /** Headers of the answers, by role and path. */
  const headersOf = new Map<string, Headers>();
  const ask = async (path: string, role: Role): Promise<'allowed' | 'refused'> => {
    const { browser, actor } = scene.callers[role];
    const buyer = `buyer=${world.deps.linkSigner.sign('buyer', actor.buyerId)}`;
    const cookie = [buyer, browser.headers.get('cookie')].filter(Boolean).join('; ');
    const answer = await fetch(world.publicUrl + path, {
      redirect: 'manual',
      // Compressing thousands of answers costs more than drawing them, and has its own tests.
      headers: { cookie, accept: 'text/html', 'accept-encoding': 'identity' },
    });
    headersOf.set(`${role} ${path}`, answer.headers);
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
    const led = answer.headers.get('location') ?? '';
    if (/^(\/bn)?\/(login(\/second-factor)?|security|device)\?.*\bto=/.test(led)) return 'refused';
    // A reader without the right to a ticket's file is redirected to where its number is asked for.
    if (path.startsWith('/ticket/') && /^\/(ticket|cancel-ticket)\b/.test(led)) return 'refused';
    // A ticket that may not be shown asks for the number instead, and reveals nothing.
    return answer.status >= 400 ||
      /name="intent" value="look-up"/.test(text) === (path !== '/ticket' && path !== '/cancel-ticket')
      ? 'refused'
      : 'allowed';
  };

  const asked = [...addresses, ...resources].filter(({ path }) => !notAsked.has(path));
  test.each(asked)('$path', { timeout: 30_000 }, async ({ path, gate }) => {
    const seen: Record<string, string> = {};
    for (const role of roles) seen[role] = await ask(fillAddress(path, scene), role);
    const allowed = about[path] ?? through[gate];
    const expected = roles.map((role) => [role, allowed.includes(role) ? 'allowed' : 'refused']);
    expect(seen).toEqual(Object.fromEntries(expected));
  });

  test.each(asked)(
    '$path is kept by caches only where it is the same for all',
    { timeout: 30_000 },
    async (one) => {
      const [path, expected] = [fillAddress(one.path, scene), keptFiles[one.path]];
      const kept = expected ?? expect.stringContaining('no-store');
      // Every role sends the cookie of a buyer, who may hold seats.
      for (const role of roles) {
        if (!headersOf.has(`${role} ${path}`)) await ask(path, role);
        const headers = headersOf.get(`${role} ${path}`);
        expect([role, headers?.get('cache-control'), headers?.get('cdn-cache-control')]).toEqual([
          role,
          kept,
          null,
        ]);
      }
      const inBangla = addresses.includes(one) ? [`/bn${path === '/' ? '' : path}`] : [];
      for (const address of [path, ...inBangla]) {
        const { headers, status } = await fetch(world.publicUrl + address, { redirect: 'manual' });
        const forAll = sameForAll[one.path] ?? null;
        expect([address, headers.get('cdn-cache-control')]).toEqual([address, forAll]);
        expect([headers.get('cache-control'), headers.getSetCookie()]).toEqual([kept, []]);
        if (!forAll) continue;
        expect([status, headers.get('vary')]).toEqual([200, 'Accept-Encoding, Authorization, Cookie']);
        expect(headers.get('content-security-policy')).not.toContain('nonce');
      }
    },
  );
});
