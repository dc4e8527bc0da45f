import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { addresses, resources } from '@poth/web/addresses.ts';
import { indexedPaths } from '@poth/web/shell/indexed.ts';
import { builtPages } from './testing/built-pages.ts';
import { fillAddress } from './testing/matrix/fill-address.ts';
import { createScene, type Scene } from './testing/matrix/scene.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  scene = await createScene(world);
}, 90_000);
afterAll(() => world.stop());

// Every role on every page: pages-matrix.long.test.ts.
const gated = [...addresses, ...resources].filter(({ gate }) => gate !== 'everybody');
test.each(gated)('$path asks a visitor without an account to log in', async ({ path }) => {
  const answer = await fetch(world.publicUrl + fillAddress(path, scene), {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  const led = answer.headers.get('location') ?? '';
  expect([answer.status, led]).toEqual([303, expect.stringMatching(/^\/login\?.*\bto=/)]);
});

const read = async (path: string) => (await fetch(world.publicUrl + path)).text();

test('the sitemap lists every public page, road and company in both languages, and nothing private', async () => {
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const companies = await world.db
    .selectFrom('operator')
    .select('slug')
    .where('state', '=', 'verified')
    .execute();
  expect(companies.map(({ slug }) => slug)).toContain(scene.operatorId);
  const expected = [
    ...indexedPaths,
    ...companies.map(({ slug }) => `/operators/${slug}`),
    '/routes/dhaka-to-naogaon',
    '/routes/dhaka-to-bogura',
    '/routes/bogura-to-naogaon',
  ]
    .flatMap((path) => [path, `/bn${path === '/' ? '' : path}`])
    .map((path) => world.publicUrl + path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(await read('/robots.txt')).toContain(`Sitemap: ${world.publicUrl}/sitemap.xml`);
});

test('a page names its own address and the other language; a private one asks not to be listed', async () => {
  const [found, door] = [await read('/bn/search'), await read('/login')];
  expect(found).toContain(`<link rel="canonical" href="${world.publicUrl}/bn/search"/>`);
  expect(found).toContain(`hrefLang="en" href="${world.publicUrl}/search"`);
  expect(found).not.toContain('noindex');
  expect(door).toContain('<meta name="robots" content="noindex"/>');
  expect(door).not.toContain('canonical');
});

test('a search is listed as the page of its road, whatever else is asked; without one it asks not to be', async () => {
  const road = await read('/bn/search?from=Dhaka&to=naogaon&date=2020-01-01&op=none&sort=fare');
  expect(road).toContain(`<link rel="canonical" href="${world.publicUrl}/bn/routes/dhaka-to-naogaon"/>`);
  expect(road).toContain(`hrefLang="en" href="${world.publicUrl}/routes/dhaka-to-naogaon"`);
  const ahead = addDays(dhakaDate(new Date()), 2);
  const dated = await read(`/search?from=dhaka&to=naogaon&date=${ahead}&period=night`);
  expect(dated).toContain(`<link rel="canonical" href="${world.publicUrl}/routes/dhaka-to-naogaon"/>`);
  for (const query of [`from=naogaon&to=dhaka&date=${ahead}`, 'from=nowhere&to=dhaka', 'date=2026-11-27']) {
    const page = await read(`/search?${query}`);
    expect(page, query).toContain('<meta name="robots" content="noindex"/>');
    expect(page, query).not.toContain('canonical');
  }
});

test('a road moves to its right spelling, an unknown one is not found', async () => {
  const moved = await fetch(`${world.publicUrl}/bn/routes/Dhaka-to-Naogaon`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/bn/routes/dhaka-to-naogaon']);
  expect((await fetch(`${world.publicUrl}/routes/dhaka-to-nowhere`)).status).toBe(404);
  const road = await read('/routes/dhaka-to-naogaon');
  for (const kind of ['BusTrip', 'BreadcrumbList', 'FAQPage']) expect(road).toContain(`"@type":"${kind}"`);
});

const articles = indexedPaths.filter(
  (path) => !['/', '/search', '/query', '/ticket', '/cancel-ticket', '/money'].includes(path),
);
test.each([...articles, '/routes/dhaka-to-naogaon'])('%s comes without a framework', async (path) => {
  const scripts = [...(await read(path)).matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)];
  // The script for measures is small and loads nothing else.
  expect(scripts.map(([tag]) => tag)).toEqual([
    expect.stringMatching(/ src="\/assets\/measure-[^"]+\.js" data-page="[^"]+" data-one-in="20">$/),
  ]);
  expect(await read(path)).not.toContain('modulepreload');
});
