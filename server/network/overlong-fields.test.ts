import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  owner = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
}, 60_000);
afterAll(() => world.stop());

const send = async (path: string, fields: readonly (readonly [string, string])[]) => {
  const answer = await fetch(world.publicUrl + path, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    headers: {
      cookie: owner.browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
  });
  return { status: answer.status, page: (await answer.text()).replace(/<script\b.*?<\/script>/gs, '') };
};

const coach = (changed: Record<string, string>) =>
  Object.entries({
    coachId: randomUUID(),
    coachNumber: 'MV-100',
    busName: '',
    coachType: 'AC',
    seatPlan: 'economy-36',
    ...changed,
  });

test.each([
  ['coachNumber', 'At most 20 characters.'],
  ['busName', 'At most 60 letters.'],
  ['coachType', 'Choose AC or Non AC.'],
  ['seatPlan', 'This plan is not offered any more.'],
])('a coach with far too much in %s is told so at the field, and keeps the rest', async (field, sentence) => {
  const { status, page } = await send(
    '/buses/coaches/new',
    coach({ coachNumber: 'MV-200', [field]: 'z'.repeat(900) }),
  );
  expect(status).toBe(422);
  expect(page).toContain(sentence);
  if (field !== 'coachNumber') expect(page).toContain('value="MV-200"');
});

const route = (changed: Record<string, string>, stops = ['s0', 's1']) => [
  ...Object.entries({
    intent: 'save',
    routeId: randomUUID(),
    seenVersion: '0',
    's0.place': 'dhaka',
    's1.place': 'sylhet',
    's1.km': '240',
    's1.arrives': '5:50',
    ...changed,
  }),
  ...stops.map((key): [string, string] => ['stop', key]),
];

test.each([
  ['s1.km', /Write whole kilometres/],
  ['s1.arrives', /Write hours and minutes/],
])('a route with far too much in %s is told so at the field, and keeps the rest', async (field, sentence) => {
  const { status, page } = await send('/routes-and-counters/routes/new', route({ [field]: '9'.repeat(900) }));
  expect(status).toBe(422);
  expect(page).toMatch(sentence);
  expect(page).toMatch(/aria-invalid="true"/);
});

test('a route with far too many stops is refused by a sentence', async () => {
  const keys = Array.from({ length: 45 }, (_, at) => `s${at}`);
  const { status, page } = await send('/routes-and-counters/routes/new', route({}, keys));
  expect(status).toBe(422);
  expect(page).toContain('Some fields need a correction.');
});

test.each([
  ['busName', 'At most 60 letters.'],
  ['busNumber', 'At most 20 characters.'],
  ['reportingTime', 'Write a time such as 11:00 pm or 23:00.'],
  ['from', 'We know no place of that name.'],
  ['fare', 'Write the fare in whole taka'],
])('a bus with far too much in %s is told so at the field, and keeps the rest', async (field, sentence) => {
  const form = { intent: 'add-bus', key: randomUUID(), destination: 'sylhet', coachType: 'ac' };
  const typed = { ...form, departureTime: '22:15', [field]: 'z'.repeat(3_000) };
  const { status, page } = await send('/add-buses', Object.entries(typed));
  expect(status).toBe(422);
  expect(page).toContain(sentence);
  expect(page).toContain('value="22:15"');
});

test('a schedule with far too much in its fields is kept as a draft with the faults of the fields', async () => {
  const scheduleId = randomUUID();
  const form = {
    intent: 'save',
    scheduleId,
    departureTime: 'z'.repeat(3_000),
    reportingMinutes: '9'.repeat(300),
  };
  const { status } = await send('/schedules/new', Object.entries({ ...form, otherDate: '', otherTime: '' }));
  expect(status).toBe(200);
  const { faults } = await world.portal.schedule.viewSchedule(owner.actor, { scheduleId });
  expect(faults).toMatchObject({ departureTime: 'time-wrong', reportingMinutes: 'reporting-wrong' });
});
