import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import { drawCard } from '../link-preview/draw-card.ts';
import type { Database } from '../db/database.ts';
import { addRun, openTestPortal } from '../db/seed/testing-network.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { asking } from '../testing/asking.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { viewRoute } from './view-route.ts';

const today = DhakaDate.parse('2026-11-24');
const now = () => dhakaInstant(today, 9 * 60);

let portal: Awaited<ReturnType<typeof openTestPortal>>;
let db: Database;
const toNaogaon = (departure: string, fullFareTaka: number, kind: 'plain' | 'cool' = 'plain') =>
  addRun(db, {
    stops: [
      ['dhaka', 0, 0],
      ['bogura', 193, 255],
      ['naogaon', 243, 330],
    ],
    departure,
    kind,
    fullFareTaka,
  });

beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.db;
  // Half past midnight is the end of the traveller's day, half past five its beginning.
  await toNaogaon('00:30', 600);
  await toNaogaon('05:30', 700);
  await toNaogaon('22:45', 1400, 'cool');
  await addRun(db, {
    stops: [
      ['naogaon', 0, 0],
      ['dhaka', 243, 330],
    ],
    departure: '10:00',
    operatorState: 'suspended',
  });
  const days = Array.from({ length: 30 }, (_, ahead) => addDays(today, ahead + 1));
  await publishTrips({ db, settings: fixedSettings() })(days);
});
afterAll(() => portal.close());

const view = (slug: string) => viewRoute(asking({ db, now, settings: fixedSettings() }), slug);

test('a road says what its coaches say', async () => {
  const answer = await view('dhaka-to-naogaon');
  if (answer.kind !== 'found') throw new Error(answer.kind);
  const { route } = answer;
  expect(route.departures.map(({ departsMinute }) => departsMinute)).toEqual([330, 1365, 30]);
  expect(route).toMatchObject({
    departuresADay: 3,
    distanceKm: 243,
    durationMinutes: { lowest: 330, highest: 330 },
    fares: [
      { coachType: 'ac', lowest: taka(1400), highest: taka(1400) },
      { coachType: 'non-ac', lowest: taka(600), highest: taka(700) },
    ],
    back: undefined,
  });
  expect(
    route.months.map(({ month, coachType, lowestPricePaisa }) => [month, coachType, lowestPricePaisa]),
  ).toEqual([
    ['2026-11', 'ac', taka(1400)],
    ['2026-11', 'non-ac', taka(600)],
    ['2026-12', 'ac', taka(1400)],
    ['2026-12', 'non-ac', taka(600)],
  ]);
  expect(route.operators).toHaveLength(3);
  expect(route.boarding).toHaveLength(3);
  expect(route.boarding[0]).toMatchObject({
    name: { en: 'dhaka counter' },
    address: { en: 'Bus stand' },
    phone: '+8801700000001',
    operator: { en: 'Test Line' },
  });
  expect(route.dropping.map(({ name }) => name.en)).toEqual(Array(3).fill('naogaon counter'));
  expect(route.neighbours.map(({ from, to }) => `${from.placeId} ${to.placeId}`)).toEqual([
    'dhaka bogura',
    'bogura naogaon',
  ]);
});

test('an old spelling has moved, an unknown road offers others, one without a coach too', async () => {
  expect(await view('Dacca-to-Nogaon')).toEqual({ kind: 'moved', slug: 'dhaka-to-naogaon' });
  const unknown = await view('dahka-to-nowhere');
  expect(unknown).toMatchObject({ kind: 'unknown', ends: undefined });
  if (unknown.kind === 'unknown') expect(unknown.suggestions[0]?.from.placeId).toBe('dhaka');
  // The road's operator is suspended.
  expect(await view('naogaon-to-dhaka')).toMatchObject({
    kind: 'unknown',
    ends: { from: { placeId: 'naogaon' }, to: { placeId: 'dhaka' } },
  });
});

test('the card of a road is a picture of 1200 × 630, of an unknown one there is none', async () => {
  const context = asking({ db, now, settings: fixedSettings() });
  const card = Buffer.from((await drawCard(context, { slug: 'dhaka-to-naogaon', language: 'bn' })) ?? []);
  expect([card.toString('latin1', 1, 4), card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
  expect(await drawCard(context, { slug: 'naogaon-to-dhaka', language: 'en' })).toBeUndefined();
});
