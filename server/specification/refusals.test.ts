import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { makeAdmin, makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { aClient, type Client } from '../testing/specification-client.ts';
import { createWorld, type World } from '../testing/world.ts';

const roles = ['nobody', 'passenger', 'provider', 'waiting', 'owner', 'admin'] as const;
type Role = (typeof roles)[number];

let world: World;
const emails = {} as Record<Role, string>;
const tokens = {} as Record<Role, string | undefined>;
const clients = {} as Record<Role, Client>;
let companyId: string;

const tokenOf = async ({ actor, email }: Person): Promise<string> =>
  (await world.portal.identity.viewToken(actor, email)).accessToken;

beforeAll(async () => {
  world = await createWorld({ chores: false });
  await seedPlaces(world);
  const provider = () => signUpPerson(world, { accountType: 'busProvider' });
  const waiting = await makeOwner(world, await provider(), 'submitted');
  companyId = waiting.operatorId;
  const people: Record<Exclude<Role, 'nobody'>, Person> = {
    passenger: await signUpPerson(world),
    provider: await provider(),
    waiting,
    owner: await makeOwner(world, await provider()),
    admin: await makeAdmin(world, await signUpPerson(world)),
  };
  for (const role of roles) {
    clients[role] = aClient(world);
    emails[role] = role === 'nobody' ? 'nobody@example.com' : people[role].email;
    tokens[role] = role === 'nobody' ? undefined : await tokenOf(people[role]);
    clients[role].bring(tokens[role]);
  }
}, 30_000);
afterAll(() => world.stop());

/** Status of an answer by role. */
const answersOf = async (ask: (client: Client, role: Role) => Promise<{ status: number }>) => {
  const seen: Partial<Record<Role, number>> = {};
  for (const role of roles) seen[role] = (await ask(clients[role], role)).status;
  return seen;
};

const soon = addDays(dhakaDate(new Date()), 5);
const user = (email: string) => ({ name: 'Rahima', email, accountType: 'user', isVerified: false });
const company = (email: string) => ({ busName: 'Meghna', email, licenseNumber: 'B-1000', isVerified: false });
const listing = (email: string) => ({
  email,
  provider: 'Padma',
  BusName: 'Padma',
  BusNumber: 'PP-1',
  Date: soon,
  DepartureTime: '11:00 pm',
  ReportingTime: '10:30 pm',
  From: 'Dhaka',
  To: 'Sylhet',
  Fare: 570,
  CoachType: 'AC',
  SeatCapacity: 27,
});
const picture = () => {
  const form = new FormData();
  form.set('image', new File(['no picture'], 'coach.jpg'));
  return form;
};
const nobodyElse = { nobody: 404, passenger: 404, provider: 404, waiting: 404 };

test('a person and a company are there for themselves and an admin; for everybody else, known or not, they are not', async () => {
  for (const path of [`/users/${emails.owner}`, `/busProvider/${emails.owner}`])
    expect(await answersOf((client) => client.get(path))).toEqual({ ...nobodyElse, owner: 200, admin: 200 });
  const [ofAnother, ofNobody] = await Promise.all([
    clients.passenger.get(`/users/${emails.owner}`),
    clients.nobody.get('/users/no-such-person@example.com'),
  ]);
  expect(ofAnother).toEqual(ofNobody);
  const jwt = `/users/jwt?email=${emails.owner}`;
  expect(await answersOf((client) => client.get(jwt))).toEqual({ ...nobodyElse, owner: 200, admin: 404 });
  const change = { name: 'Mine now', email: emails.owner, phone: '01711223344' };
  expect(
    await answersOf((client, role) =>
      role === 'owner' ? client.get(jwt) : client.send('PUT', `/users/${emails.owner}`, change),
    ),
  ).toEqual({ ...nobodyElse, owner: 200, admin: 404 });
  const mine = await clients.passenger.send('PUT', `/users/${emails.passenger}`, change);
  expect(mine).toMatchObject({ status: 422, body: { faults: { email: 'email-differs' } } });
});

test('half of a surrogate pair is stored as the sign that stands for what cannot be read', async () => {
  const person = await signUpPerson(world, { accountType: 'busProvider' });
  const client = aClient(world);
  client.bring(await tokenOf(person));
  const halved = { ...company(person.email), busName: 'Megh\ud800na', licenseNumber: 'B-1001' };
  expect(await client.send('POST', '/busProvider', halved)).toMatchObject({ status: 200 });
  expect(await client.get(`/busProvider/${person.email}`)).toMatchObject({
    body: { busName: 'Megh\ufffdna' },
  });
});

test('who may complete a profile, register, verify, upload and list', async () => {
  const asAnother = await answersOf((client) => client.send('POST', '/users', user('somebody@example.com')));
  expect(asAnother).toEqual({
    nobody: 401,
    passenger: 404,
    provider: 404,
    waiting: 404,
    owner: 404,
    admin: 404,
  });
  expect(await answersOf((client) => client.get('/busProvider'))).toEqual({
    nobody: 401,
    passenger: 403,
    provider: 403,
    waiting: 403,
    owner: 403,
    admin: 200,
  });
  expect(
    await answersOf((client, role) => client.send('POST', '/busProvider', company(emails[role]))),
  ).toEqual({ nobody: 401, passenger: 403, provider: 200, waiting: 409, owner: 409, admin: 403 });
  expect(
    await answersOf((client) => client.send('POST', '/busProvider', company('somebody@example.com'))),
  ).toMatchObject({ nobody: 401, provider: 404, owner: 404 });
  const others = roles.filter((role) => role !== 'admin');
  for (const role of others)
    expect([401, 403]).toContain((await clients[role].send('PATCH', `/busProvider/${companyId}`)).status);
  expect((await clients.admin.send('PATCH', `/busProvider/${randomUUID()}`)).status).toBe(404);
  const refusedAll = { nobody: 401, passenger: 403, admin: 403 };
  // The provider has just registered, and has no second factor yet.
  expect(await answersOf((client) => client.send('POST', '/1/upload', picture()))).toEqual({
    ...refusedAll,
    provider: 401,
    waiting: 422,
    owner: 422,
  });
  expect(
    await answersOf((client, role) => client.send('POST', '/available-bus', listing(emails[role]))),
  ).toEqual({ ...refusedAll, provider: 401, waiting: 409, owner: 200 });
  const ofAnother = await clients.owner.send('POST', '/available-bus', listing(emails.waiting));
  expect(ofAnother.status).toBe(404);
});

const long = 'x'.repeat(10_000);

test('nothing is taken that is not in the contract, and nobody makes himself more than he is', async () => {
  const { owner, passenger, waiting } = emails;
  const bad: [Role, string, string, object][] = [
    ...[{ accountType: 'admin' }, { isVerified: true }, { role: 'admin' }, { name: 7 }, { name: long }].map(
      (change): [Role, string, string, object] => [
        'passenger',
        'POST',
        '/users',
        { ...user(passenger), ...change },
      ],
    ),
    ...[{ isVerified: true }, { name: ['a'] }, { phone: long }, { name: long }, { phone: -1 }].map(
      (change): [Role, string, string, object] => [
        'passenger',
        'PUT',
        `/users/${passenger}`,
        { name: 'Rahima', email: passenger, phone: '01711223344', ...change },
      ],
    ),
    ...[{ isVerified: true }, { state: 'verified' }, { busName: null }, { licenseNumber: long }].map(
      (change): [Role, string, string, object] => [
        'waiting',
        'POST',
        '/busProvider',
        { ...company(waiting), ...change },
      ],
    ),
    ...[
      { isVerified: true },
      { operatorId: companyId },
      { SeatCapacity: 12 },
      { CoachType: 'Gold' },
      { From: long },
      { Fare: {} },
      { Fare: -5 },
      { BusName: undefined },
    ].map((change): [Role, string, string, object] => [
      'owner',
      'POST',
      '/available-bus',
      { ...listing(owner), ...change },
    ]),
  ];
  for (const [role, method, path, body] of bad)
    expect([path, body, (await clients[role].send(method, path, body)).status]).toEqual([path, body, 422]);
  const faulty = await clients.owner.send('POST', '/available-bus', {
    ...listing(owner),
    From: 'Atlantis',
    DepartureTime: 'soon',
    BusNumber: 'PP-9',
  });
  expect(faulty.body).toMatchObject({ faults: { From: 'place-unknown', DepartureTime: 'time-wrong' } });

  const search = `/available-bus/search-data/?date=${soon}&from=Dhaka&to=Sylhet`;
  expect((await clients.admin.get(search)).status).toBe(200);
  for (const path of [
    `/users/${long}`,
    `/users/jwt?email=${long}`,
    '/users/jwt',
    '/users/%00',
    `/busProvider/${long}`,
    '/available-bus/search-data/',
    `/available-bus/search-data/?date=2020-01-01&from=Dhaka&to=Sylhet`,
    `/available-bus/search-data/?date=${soon}&from=${long}&to=Dhaka`,
    `/available-bus/search-data/?date=x&from=Dhaka&to=Sylhet`,
    `${search}&coachType=Gold`,
    `${search}&isVerified=true`,
  ])
    expect([path.slice(0, 60), (await clients.admin.get(path)).status]).toEqual([path.slice(0, 60), 422]);
  expect((await clients.admin.send('PATCH', '/busProvider/none')).status).toBe(422);
  const { isVerified } = (await clients.passenger.get(`/users/${passenger}`)).body as { isVerified: boolean };
  expect(isVerified).toBe(false);
});

test('what is no JSON, and what is no form, is refused as input', async () => {
  const post = (path: string, body: string, type: string) =>
    fetch(world.publicUrl + path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${tokens.passenger}` },
    });
  for (const [path, body, type] of [
    ['/users', '{"name":', 'application/json'],
    ['/users', 'name=x', 'text/plain'],
    ['/1/upload', 'no form', 'multipart/form-data; boundary=x'],
    ['/api/v1.0/email/send-form', '{}', 'application/json'],
  ] as const)
    expect([path, (await post(path, body, type)).status]).toEqual([path, 422]);
  expect(
    (await post('/users', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json')).status,
  ).toBe(413);
});

test('the form-mail service says what is missing, takes so many queries and no more', async () => {
  const typed = {
    service_id: 's',
    template_id: 't',
    user_id: 'u',
    first_name: 'Rahim',
    user_email: 'r@example.com',
    subject: 'Lost\r\nBcc: everybody@example.com',
    message: 'A bag',
  };
  const client = aClient(world);
  const send = async (change: Record<string, string> = {}, left?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...change }))
      if (name !== left) form.set(name, value);
    const { status, body } = await client.send('POST', '/api/v1.0/email/send-form', form);
    return `${status} ${body}`;
  };
  expect(await send({}, 'user_id')).toBe('400 The user_id parameter is required');
  expect(await send({ service_id: '' })).toBe('400 The service_id parameter is required');
  expect(await send({}, 'message')).toBe('400 The message parameter is required');
  expect(await send({ user_email: 'r@example.com\r\nBcc: x@example.com' })).toBe(
    '400 The user_email parameter is invalid',
  );
  expect(await send({ message: long })).toBe('400 The message parameter is invalid');
  for (let sent = 0; sent < 5; sent++) expect(await send()).toBe('200 OK');
  expect(await send()).toBe('429 Too Many Requests');
  await world.doChores();
  const mails = await world.gateway.messages('help@poth.example');
  expect(mails).toHaveLength(5);
  expect(await world.gateway.messages('everybody@example.com')).toEqual([]);
});

test('a bearer token is its session: cookies beside it count for nothing, a made-up one is nobody, log-out ends it', async () => {
  const person = await signUpPerson(world);
  const token = await tokenOf(person);
  const client = aClient(world);
  client.bring(token);
  const mine = `/users/${person.email}`;
  expect((await client.get(mine)).status).toBe(200);

  const cookie = person.browser.headers.get('cookie') ?? '';
  const ask = (headers: Record<string, string>) => fetch(world.publicUrl + mine, { headers });
  expect((await ask({ cookie })).status).toBe(200);
  expect((await ask({ cookie, authorization: 'Bearer made.up.token' })).status).toBe(404);
  const [session, buyer] = token.split('.');
  expect((await ask({ authorization: `Bearer ${session}.${buyer}.AAAAAAAAAAAAAAAAAAAAAA` })).status).toBe(
    404,
  );
  // A cookie alone changes nothing: it needs the header that only our own clients can send.
  const blind = await fetch(world.publicUrl + '/users', {
    method: 'POST',
    body: JSON.stringify(user(person.email)),
    headers: { cookie, 'content-type': 'application/json' },
  });
  expect(blind.status).toBe(403);
  const foreign = await fetch(world.publicUrl + '/users', {
    method: 'POST',
    body: JSON.stringify(user(person.email)),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
  });
  expect(foreign.status).toBe(403);

  const { tripId } = await sampleTrip(world.db);
  const journey = { tripId, fromStopNo: 0, toStopNo: 1, seatNos: ['A1', 'A2'], language: 'en' };
  const held = await client.send('POST', '/api/holds', { ...journey, key: randomUUID() });
  const { bookingId } = held.body as { bookingId: string };
  const letGo = (seatNo: string) =>
    client.send('POST', '/api/holds/release', { tripId, bookingId, seatNos: [seatNo] });
  expect((await letGo('A1')).status).toBe(200);

  const neighbour = await signUpPerson(world);
  const beside = neighbour.browser.headers.get('cookie') ?? '';
  const signedOut = await fetch(world.publicUrl + '/auth/sign-out', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, cookie: beside },
  });
  expect(signedOut.status).toBe(200);
  const asNeighbour = await fetch(`${world.publicUrl}/users/${neighbour.email}`, {
    headers: { cookie: beside },
  });
  expect(asNeighbour.status).toBe(200);
  // After sign-out the token no longer gives access to the seats that the session's buyer held.
  expect((await letGo('A2')).status).toBe(404);
  for (const [method, path, body] of [
    ['GET', mine],
    ['GET', `/users/jwt?email=${person.email}`],
    ['PUT', mine, { name: 'Rahima', email: person.email, phone: '01711223344' }],
  ] as const)
    expect((await client.send(method, path, body)).status).toBe(404);
  expect((await client.send('POST', '/users', user(person.email))).status).toBe(401);
  expect((await ask({ cookie })).status).toBe(404);
});
