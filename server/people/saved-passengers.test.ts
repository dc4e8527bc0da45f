import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import { mostSavedPassengers } from '@poth/domain/people/saved-passengers-limit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const adult = (name: string): SavedPassenger => ({ name, kind: 'adult', gender: null });
const save = ({ actor }: Person, passengers: SavedPassenger[], instead: string | null = null) =>
  world.portal.people.savePassengers(actor, { passengers, instead });
const savedBy = ({ actor }: Person) => world.portal.people.listSavedPassengers(actor);
const namesOf = async (person: Person) => (await savedBy(person)).map(({ name }) => name);

const ask = (path: string, cookie: string, form?: Record<string, string>) =>
  fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: { cookie, accept: 'text/html', origin: world.publicUrl },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const buyerCookie = ({ buyerId }: Visitor): string => `buyer=${world.deps.linkSigner.sign('buyer', buyerId)}`;
const cookieOf = ({ actor, browser }: Person): string =>
  `${browser.headers.get('cookie') ?? ''}; ${buyerCookie(actor)}`;

test('a person keeps passengers, changes one and removes one; another person has none of them', async () => {
  const person = await signUpPerson(world);
  await save(person, [
    { name: '  Nasrin   Akter ', kind: 'adult', gender: 'female' },
    { name: 'Rafi', kind: 'child', gender: null },
  ]);
  // A name saved again without a gender is one passenger, and the saved gender stays.
  await save(person, [adult('Nasrin Akter'), adult('Nasrin Akter')]);
  expect(await savedBy(person)).toEqual([
    { name: 'Nasrin Akter', kind: 'adult', gender: 'female' },
    { name: 'Rafi', kind: 'child', gender: null },
  ]);
  await save(person, [adult('Rafi Ahmed')], 'Rafi');
  await world.portal.people.removeSavedPassenger(person.actor, { name: 'Nasrin Akter' });
  expect(await namesOf(person)).toEqual(['Rafi Ahmed']);

  const other = await signUpPerson(world);
  expect(await savedBy(other)).toEqual([]);
  const missing = { code: 'not-found' };
  await expect(
    world.portal.people.removeSavedPassenger(other.actor, { name: 'Rafi Ahmed' }),
  ).rejects.toMatchObject(missing);
  await expect(save(other, [adult('Mine')], 'Rafi Ahmed')).rejects.toMatchObject(missing);
  expect(await namesOf(person)).toEqual(['Rafi Ahmed']);
});

test('a name that is none is refused, and so is one too many, with all that came with it', async () => {
  const person = await signUpPerson(world);
  for (const [name, fault] of [
    ['  ', 'name-missing'],
    ['win at prize.example.com', 'name-address'],
    ['n'.repeat(51), 'name-long'],
  ] as const)
    await expect(save(person, [adult(name)])).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { faults: { name: fault } },
    });
  const names = Array.from({ length: mostSavedPassengers - 1 }, (_, at) => `Passenger ${at}`);
  for (const name of names) await save(person, [adult(name)]);
  const full = { code: 'invalid-input', fields: { faults: { name: 'passengers-full' } } };
  await expect(save(person, [adult('One'), adult('Two')])).rejects.toMatchObject(full);
  expect(await namesOf(person)).toHaveLength(names.length);
  await save(person, [adult('One')]);
  await save(person, [adult('Another')], 'One');
});

/** Saves two passengers at once for an account with room for one. */
const twoForOnePlace = async (portal: World['portal']) => {
  const person = await signUpPerson(world);
  for (let at = 1; at < mostSavedPassengers; at++) await save(person, [adult(`Passenger ${at}`)]);
  // The table lock lets them be counted, but not written.
  const lock = 'lock table saved_passenger in share mode';
  const saves = ['One', 'Two'].map(
    (name) => () => portal.people.savePassengers(person.actor, { passengers: [adult(name)], instead: null }),
  );
  const ends = await meetAtLock<unknown>(world, lock, saves);
  return [ends.filter(({ status }) => status === 'fulfilled').length, (await namesOf(person)).length];
};

test('of two who are saved at once only one takes the last place', async () => {
  expect(await twoForOnePlace(world.portal)).toEqual([1, mostSavedPassengers]);
});

test('without the lock of the account both take it', async () => {
  const guard = { statement: 'select from auth_user where id', guard: 'for no key update', becomes: '' };
  expect(await withoutGuard(world, guard, twoForOnePlace)).toEqual([2, mostSavedPassengers + 1]);
});

test('the page of saved passengers works without a script', async () => {
  const person = await signUpPerson(world);
  const send = (form: Record<string, string>) => ask('/passengers', cookieOf(person), form);
  const added = await send({ intent: 'save', was: '', name: 'Rafi', kind: 'child', gender: '' });
  expect([added.status, added.headers.get('location')]).toEqual([303, '/passengers']);
  await send({ intent: 'save', was: 'Rafi', name: 'Rafi Ahmed', kind: 'child', gender: 'male' });
  expect(await savedBy(person)).toEqual([{ name: 'Rafi Ahmed', kind: 'child', gender: 'male' }]);
  const refused = await send({ intent: 'save', was: '', name: ' ', kind: 'adult', gender: '' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Write the name of the person who travels.');
  await send({ intent: 'remove', was: 'Rafi Ahmed', name: 'Rafi Ahmed', kind: 'child', gender: '' });
  expect(await savedBy(person)).toEqual([]);
  expect(await (await ask('/bn/passengers', cookieOf(person))).text()).toContain('এখনও কারও নাম রাখা নেই।');
});

const countSaved = async (): Promise<number> =>
  (await world.db.selectFrom('savedPassenger').select('userId').execute()).length;

/** Holds two seats in a browser. */
const hold = async ({ actor }: { actor: Visitor }): Promise<string> => {
  const { tripId } = await sampleTrip(world.db, 9);
  const { bookingId } = await world.portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['B3', 'B4'],
    language: 'en',
    key: crypto.randomUUID(),
  });
  return `/checkout/${tripId}/${bookingId}`;
};
const details = () => ({
  key: crypto.randomUUID(),
  name: 'Tasnim Rahman',
  phone: newPhone(),
  email: '',
  'passenger-B3': '',
  'kind-B3': 'adult',
  'passenger-B4': 'Rafi Ahmed',
  'kind-B4': 'child',
  method: 'bkash',
  terms: 'on',
});

test('the checkout offers them, and keeps those of a booking only where its buyer ticks it', async () => {
  const person = await signUpPerson(world);
  const first = await hold(person);
  const page = await (await ask(first, cookieOf(person))).text();
  expect(page).toContain('Save these passengers for the next time');
  expect(page).not.toMatch(/<datalist/);
  expect((await ask(first, cookieOf(person), details())).status).toBe(303);
  expect(await savedBy(person)).toEqual([]);

  const other = await signUpPerson(world);
  const ticked = await ask(await hold(other), cookieOf(other), { ...details(), save: 'on' });
  expect([ticked.status, ticked.headers.get('location')]).toEqual([303, expect.stringContaining('http')]);
  expect(await savedBy(other)).toEqual([
    { name: 'Rafi Ahmed', kind: 'child', gender: null },
    { name: 'Tasnim Rahman', kind: 'adult', gender: null },
  ]);
  const next = await (await ask(await hold(other), cookieOf(other))).text();
  expect(next).toMatch(/<datalist[^>]*><option>Rafi Ahmed</);
});

test('a guest sees nothing of it, and what a guest sends saves nobody', async () => {
  const visitor = newBuyer();
  const address = await hold({ actor: visitor });
  const page = await (await ask(address, buyerCookie(visitor))).text();
  expect(page).toContain('name="passenger-B3"');
  expect(page).not.toMatch(/Save these passengers|<datalist/);
  const before = await countSaved();
  const sent = await ask(address, buyerCookie(visitor), { ...details(), save: 'on' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('http')]);
  expect(await countSaved()).toBe(before);
});
