import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, DhakaDate, dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { builtPages } from '../testing/built-pages.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { aClient } from '../testing/specification-client.ts';
import { createWorld, type World } from '../testing/world.ts';

const date = addDays(dhakaDate(new Date()), 3);
let world: World;
let tripId: string;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  ({ tripId } = await sampleTrip(world.db, 3));
  await world.db
    .updateTable('coach')
    .set({ busName: 'Desh Sleeper' })
    .where('coachNumber', '=', 'DT-4021')
    .execute();
});
afterAll(() => world.stop());

const read = async (path: string): Promise<string> => {
  const answer = await fetch(world.publicUrl + path, { headers: { accept: 'text/html' } });
  return (await answer.text()).replaceAll('<!-- -->', '');
};
const searched = `search?from=dhaka&to=naogaon&date=${date}`;
const words = (html: string): string[] =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .filter(Boolean);

test('each card says its date, the name of its bus and its company', async () => {
  for (const [path, language] of [
    [`/${searched}`, 'en'],
    [`/bn/${searched}`, 'bn'],
  ] as const) {
    const [card = ''] = /<article.*?<\/article>/s.exec(await read(path)) ?? [];
    expect(words(card)).toContain(formatDate(date, language));
    expect(card).toContain('Desh Sleeper · DT-4021');
    expect(card).toContain(language === 'en' ? 'Desh Travels' : 'দেশ ট্রাভেলস');
  }
});

test('the buttons say Search and NEXT', async () => {
  const open = words(await read(`/${searched}&trip=${tripId}&leg=0-2`));
  expect(open).toContain('Search');
  expect(open).toContain('NEXT');
});

test('places stand in the boxes in the order in which from-and-to answers them', async () => {
  const { body } = await aClient(world).get('/available-bus/from-and-to');
  const { data } = body as { data: { From: string; To: string }[] };
  const received = (end: 'From' | 'To') => [...new Set(data.map((pair) => pair[end]))];
  expect(received('From')).toEqual(['Bogura', 'Dhaka']);
  for (const path of ['/', '/search']) {
    const page = await read(path);
    for (const [name, end] of [
      ['from', 'From'],
      ['to', 'To'],
    ] as const) {
      const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(page) ?? [];
      const options = words(select).slice(1);
      expect(options.slice(0, received(end).length)).toEqual(received(end));
      expect(options.toSorted()).toEqual(['Bogura', 'Dhaka', 'Naogaon']);
    }
  }
});

test('a date that the box fills in is not called missing, but one that was emptied is', async () => {
  const missing = { en: 'Choose a date.', bn: 'একটি তারিখ বেছে নিন।' };
  for (const [prefix, says] of [
    ['', missing.en],
    ['/bn', missing.bn],
  ] as const) {
    expect(words(await read(`${prefix}/search?from=dhaka&to=naogaon`))).not.toContain(says);
    expect(words(await read(`${prefix}/search?from=dhaka&to=naogaon&date=`))).toContain(says);
    expect(words(await read(`${prefix}/search?from=dhaka&to=naogaon&date=tomorrow`))).toContain(says);
  }
});

test('the search of a route’s page says its date in the language of the page, without a script too', async () => {
  for (const [path, language] of [
    ['/routes/dhaka-to-naogaon', 'en'],
    ['/bn/routes/dhaka-to-naogaon', 'bn'],
  ] as const) {
    const page = await read(path);
    const [field = ''] = /<input[^>]*name="date"[^>]*>/.exec(page) ?? [];
    const proposed = DhakaDate.parse(/value="([^"]+)"/.exec(field)?.[1]);
    expect(words(page)).toContain(formatDate(proposed, language));
  }
});

test('the tabs carry what was searched for to Ticket Operation and back', async () => {
  const links = (html: string) =>
    [...(/<nav[^>]*search-tabs.*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(
      ([, href = '']) => href.replaceAll('&amp;', '&'),
    );
  const query = `?from=dhaka&to=naogaon&date=${date}`;
  expect(links(await read(`/${searched}&trip=${tripId}&leg=0-2`))).toEqual([
    `/search${query}`,
    `/ticket${query}`,
  ]);
  const operation = await read(`/bn/ticket${query}&pnr=K7XQ4M2P9A`);
  expect(links(operation)).toEqual([`/bn/search${query}`, `/bn/ticket${query}`]);
  expect(operation).toContain(`action="/bn/ticket${query.replaceAll('&', '&amp;')}"`);
  expect(links(await read('/ticket'))).toEqual(['/search', '/ticket']);
});
