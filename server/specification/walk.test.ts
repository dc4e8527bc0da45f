import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { TripRecord } from '@poth/domain/specification/bus-api.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { readMail } from '../testing/mailbox.ts';
import { grantAdmin, grantFactor } from '../testing/put-in.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { aClient } from '../testing/specification-client.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await seedPlaces(world);
  await sampleTrip(world.db, 3);
});
afterAll(() => world.stop());

const email = 'padma@example.com';
const password = 'the road to Sylhet';
const acknowledged = { acknowledged: true };
const date = addDays(dhakaDate(new Date()), 3);
const pictureOf = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b8a5f' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'coach.jpg',
  );

test('a client that signs in at /auth walks the specification from its first call to its last', async () => {
  const provider = aClient(world);
  await provider.signUp({ name: 'P', email, password, accountType: 'user' });

  // People.
  const before = await provider.get(`/users/${email}`);
  expect(before).toMatchObject({ status: 200, body: { email, accountType: 'user', isVerified: false } });
  await provider.takeToken(email);
  const user = { name: 'Padma Paribahan', email, accountType: 'busProvider', isVerified: false };
  expect(await provider.send('POST', '/users', user)).toMatchObject({ status: 200, body: acknowledged });
  const profile = { name: 'Padma Office', email, phone: '01711223344' };
  expect(await provider.send('PUT', `/users/${email}`, profile)).toMatchObject({
    status: 200,
    body: { ...acknowledged, data: acknowledged, phoneToProve: '+8801711223344' },
  });
  expect(await provider.get(`/users/${email}`)).toMatchObject({
    body: { _id: expect.any(String), name: 'Padma Office', email, accountType: 'busProvider', phone: null },
  });

  // Pages that travellers read, and a search.
  const open = aClient(world);
  const places = (await open.get('/available-bus/from-and-to')).body as { data: object[] };
  expect(places.data).toContainEqual({ From: 'Dhaka', To: 'Naogaon' });
  const sample = `/available-bus/search-data/?date=${date}&from=Dhaka&to=Naogaon&coachType=AC`;
  const found = (await open.get(sample)).body as { data: object[] };
  expect(found.data).toMatchObject([
    {
      BusName: 'Desh Travels',
      provider: 'Desh Travels',
      BusNumber: 'DT-4021',
      Facilities: ['Wifi'],
      SeatCapacity: 36,
    },
  ]);

  // A search with a placeholder finds nothing, and is no error.
  for (const placeholders of [
    'date=&from=From&to=From&coachType=Coach%20Type',
    `date=${date}&from=From&to=To&coachType=`,
    `date=${date}&from=&to=Naogaon&coachType=AC`,
    `date=&from=Dhaka&to=Naogaon&coachType=AC`,
  ])
    expect(await open.get(`/available-bus/search-data/?${placeholders}`)).toMatchObject({
      status: 200,
      body: { data: [] },
    });

  // The company.
  expect((await provider.get(`/busProvider/${email}`)).status).toBe(404);
  const company = { busName: 'Padma Paribahan', email, licenseNumber: 'BRTA-4711', isVerified: false };
  expect(await provider.send('POST', '/busProvider', company)).toMatchObject({
    status: 200,
    body: acknowledged,
  });
  const record = { email, busName: 'Padma Paribahan', licenseNumber: 'BRTA-4711' };
  const waiting = await provider.get(`/busProvider/${email}`);
  expect(waiting.body).toMatchObject({ ...record, isVerified: false });

  // Its verification, by an admin.
  const admin = aClient(world);
  await admin.signUp({ name: 'Admin', email: 'admin@example.com', password, accountType: 'user' });
  await grantAdmin(world, 'admin@example.com');
  await admin.takeToken('admin@example.com');
  expect((await admin.get('/busProvider')).body).toContainEqual(waiting.body);
  const { _id } = waiting.body as { _id: string };
  const verified = { modifiedCount: 1, data: { modifiedCount: 1 } };
  expect((await admin.send('PATCH', `/busProvider/${_id}`)).body).toMatchObject(verified);
  expect((await admin.send('PATCH', `/busProvider/${_id}`)).body).toMatchObject({ modifiedCount: 0 });
  expect((await provider.get(`/busProvider/${email}`)).body).toMatchObject({ isVerified: true });
  expect((await admin.get(`/users/${email}`)).body).toMatchObject({ isVerified: true, name: 'Padma Office' });

  // A bus with its picture: putting it on sale needs the second factor, which its owner sets up on the site.
  await grantFactor(world, email);
  const picture = new FormData();
  picture.set('image', await pictureOf());
  const uploaded = await provider.send('POST', '/1/upload?key=none', picture);
  expect(uploaded).toMatchObject({ status: 200, body: { success: true, status: 200 } });
  const listing = {
    email,
    provider: 'Padma Office',
    BusName: 'Padma Sleeper',
    BusNumber: 'PP-4001',
    Date: `${date}T00:00:00.000Z`,
    DepartureTime: '11:00 pm',
    ReportingTime: '10:30 pm',
    From: 'Dhaka',
    To: 'Sylhet',
    Fare: '570',
    CoachType: 'Non AC',
    SeatCapacity: '36',
  };
  const listed = await provider.send('POST', '/available-bus', listing);
  expect(listed).toMatchObject({ status: 200, body: acknowledged });
  expect(await provider.send('POST', '/available-bus', listing)).toEqual(listed);
  const { imageKey } = await world.db
    .selectFrom('coach')
    .select('imageKey')
    .where('coachNumber', '=', 'PP-4001')
    .executeTakeFirstOrThrow();
  expect(imageKey).toMatch(/^coach-images\//);

  const search = `/available-bus/search-data/?date=${date}&from=Dhaka&to=Sylhet&coachType=Non%20AC`;
  const { data } = (await open.get(search)).body as { data: object[] };
  const trip = TripRecord.parse(data[0]);
  expect(trip).toMatchObject({
    _id: (listed.body as { insertedId: string }).insertedId,
    BusName: 'Padma Sleeper',
    provider: 'Padma Paribahan',
    BusNumber: 'PP-4001',
    CoachType: 'Non AC',
    Date: date,
    DepartureTime: '11:00 pm',
    ReportingTime: '10:30 pm',
    Facilities: ['Water Bottle', 'Emergency Exit', 'Fire Extinguisher'],
    Fare: 570,
    From: 'Dhaka',
    To: 'Sylhet',
    SeatCapacity: 36,
  });
  expect(trip.SeatCombination).toHaveLength(36);
  expect(trip.SeatCombination[0]).toEqual({ SeatNumber: 'A1' });

  // The query form.
  const form = new FormData();
  const typed = {
    service_id: 'a service',
    template_id: 'a template',
    user_id: 'a key',
    lib_version: '4.4.1',
    first_name: 'Tasnim',
    last_name: '',
    user_email: 'tasnim@example.com',
    subject: 'A bag',
    message: 'It was left in row C.',
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(await open.send('POST', '/api/v1.0/email/send-form', form)).toMatchObject({
    status: 200,
    body: 'OK',
  });
  expect(await readMail(world, 'help@poth.example')).toEqual([
    expect.stringContaining('It was left in row C.'),
  ]);
});
