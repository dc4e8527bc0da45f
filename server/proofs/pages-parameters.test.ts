import { readdirSync, readFileSync } from 'node:fs';
import { facets } from '@poth/domain/search/refine-offers.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { GateName } from '@poth/domain/identity/gate.ts';
import { addresses, resources } from '@poth/web/addresses.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import type { Role } from '../testing/matrix/callers.ts';
import { createScene, type Scene } from '../testing/matrix/scene.ts';
import { fillAddress } from '../testing/matrix/fill-address.ts';
import { createWorld, type World } from '../testing/world.ts';

/** Answers that never end, and one that takes only what is posted to it. */
const notPages = new Set(['live/seats/:tripId', 'board-marks/:tripId', 'board-position/:tripId']);
const asked = [...addresses, ...resources].filter(({ path }) => !notPages.has(path));

/** Names of parameters that a page reads, found in the source: a new one is tried from its first day. */
const parameterNames = (() => {
  const folders = ['../../web/', '../../domain/'].map((folder) => new URL(folder, import.meta.url));
  const found = new Set<string>([...Object.values(facets), 'seats', 'sort']);
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /^(build|node_modules|\.react-router)/.test(file)) continue;
      const source = readFileSync(new URL(file, folder), 'utf8');
      for (const [, name = ''] of source.matchAll(/\.(?:get|getAll|has)\('([A-Za-z_]+)'\)/g)) found.add(name);
      for (const [, name = 'page'] of source.matchAll(/\bpageOf\(request(?:, '([A-Za-z_]+)')?\)/g))
        found.add(name);
    }
  return [...found];
})();

const values = {
  unknown: ['zzz'],
  empty: [''],
  doubled: ['dhaka', 'zzz'],
  Bengali: ['ঢাকা থেকে ২০২৬'],
  'without an end': ['9'.repeat(40)],
  'not a text of the database': ['a\u0000b'],
  'an address of its own': ['00000000-0000-4000-8000-000000000000'],
} satisfies Record<string, readonly string[]>;
const huge = 'z'.repeat(450);
/** Most huge values in one request: the HTTP server takes 16 KiB of headers. */
const hugeAtOnce = 30;

const visitor: Record<GateName, Role> = {
  everybody: 'owner',
  halfSignedIn: 'owner',
  signedIn: 'owner',
  signedInFresh: 'owner',
  busProvider: 'operatorOwner',
  canBecomeProvider: 'operatorOwner',
  provider: 'operatorOwner',
  operatorMember: 'operatorOwner',
  operatorOwner: 'operatorOwner',
  operatorOwnerFresh: 'operatorOwner',
  ownerOrAdmin: 'operatorOwner',
  ownerOrAdminFresh: 'operatorOwner',
  seller: 'operatorOwner',
  staffMember: 'conductor',
  admin: 'admin',
  adminFresh: 'admin',
  support: 'support',
};

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  scene = await createScene(world);
}, 90_000);
afterAll(() => world.stop());

/** Opens an address as a role that may see it; returns its status and text. */
const open = async (address: string, role: Role): Promise<{ status: number; text: string }> => {
  const { browser, actor } = scene.callers[role];
  const buyer = `buyer=${world.deps.linkSigner.sign('buyer', actor.buyerId)}`;
  const cookie = [buyer, browser.headers.get('cookie')].filter(Boolean).join('; ');
  const answer = await fetch(world.publicUrl + address, {
    redirect: 'manual',
    // Compressing thousands of answers costs more than drawing them, and has its own tests.
    headers: { cookie, accept: 'text/html', 'accept-encoding': 'identity' },
  });
  return { status: answer.status, text: await answer.text() };
};

const query = (pairs: readonly (readonly [string, string])[]): string =>
  `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;

/** Lists the queries that are tried on one page, each with all names at once, since a page ignores those it does not read. */
const queries = (): string[] => {
  const found = Object.values(values).map((said) =>
    query(parameterNames.flatMap((name) => said.map((value) => [name, value] as const))),
  );
  for (let at = 0; at < parameterNames.length; at += hugeAtOnce)
    found.push(query(parameterNames.slice(at, at + hugeAtOnce).map((name) => [name, huge])));
  return found;
};

test('the parameters that pages read are found in the source', () => {
  for (const name of ['from', 'to', 'date', 'trip', 'leg', 'q', 'page'])
    expect(parameterNames).toContain(name);
});

/** Number of pages of which one is asked with a given query. */
const turns = 6;
/** Picks the queries of a page: each of them on every sixth page. All of them on every page are tested in the browser. */
const byTurn = <Value>(all: readonly Value[], turn: number): Value[] =>
  all.filter((_, at) => at % turns === turn % turns);

const inTurn = asked.map((page, turn) => ({ ...page, turn }));
test.each(inTurn)('$path opens with any parameters', { timeout: 60_000 }, async ({ path, gate, turn }) => {
  const role = visitor[gate];
  const right = fillAddress(path, scene);
  const tried = byTurn(queries(), turn).map((said) => right + said);
  for (const [, name = ''] of path.matchAll(/:(\w+)/g))
    for (const said of byTurn([...Object.values(values).flat(), huge], turn))
      if (said) tried.push(fillAddress(path, scene, { [name]: said }));
  if (addresses.some((page) => page.path === path)) tried.push(`/bn${right}${query([['q', 'ঢাকা']])}`);
  const failed: string[] = [];
  for (const address of tried) {
    const { status, text } = await open(address, role);
    if (status >= 500 || /Something went wrong on our side|আমাদের দিকে একটি সমস্যা হয়েছে/.test(text))
      failed.push(`${status} ${address.slice(0, 160)}`);
  }
  expect(failed).toEqual([]);
});

test('a search with its places right opens with anything else wrong', { timeout: 60_000 }, async () => {
  const day = addDays(dhakaDate(new Date()), 2);
  const right = [
    ['from', 'dhaka'],
    ['to', 'naogaon'],
    ['date', day],
    ['trip', scene.tripId],
    ['leg', '0-2'],
  ] as const;
  for (const name of [
    'from',
    'to',
    'date',
    'trip',
    'leg',
    'period',
    'coachType',
    'seats',
    'rating',
    'punctual',
    'sort',
    ...Object.values(facets),
  ])
    for (const said of [...Object.values(values), ['z'.repeat(12_000)]]) {
      const rest = right.filter(([other]) => other !== name);
      const address = `/search${query([...rest, ...said.map((value) => [name, value] as const)])}`;
      const { status } = await open(address, 'nobody');
      expect(status, address.slice(0, 200)).toBeLessThan(500);
    }
});

test.each([
  ['/search', 'We know no place of that name. Choose one from the list.'],
  ['/bn/search', 'এই নামে কোনো জায়গা নেই। তালিকা থেকে বেছে নিন।'],
])('%s says beside the field that a place is unknown', async (path, sentence) => {
  for (const [name, address] of [
    ['to', `${path}?from=dhaka&to=zzz&date=2099-01-01`],
    ['from', `${path}?from=zzz&to=dhaka&date=2099-01-01`],
  ] as const) {
    const { text } = await open(address, 'nobody');
    const field = text.split('class="field ').find((one) => one.includes(`name="${name}"`));
    expect(field, address).toContain(sentence);
  }
});
