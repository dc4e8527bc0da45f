import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogFilter } from '@poth/domain/audit-log/input.ts';
import type { PlaceTyped } from '@poth/domain/place/input.ts';
import type { SettingKey } from '@poth/domain/settings.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { expireHolds } from '../booking/expire-holds.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { newBuyer, startPaying } from '../testing/buyer.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Person;
let tripId: string;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await seedPlaces(world.deps);
  await world.deps.settings.refresh();
  ({ tripId } = await sampleTrip(world.db));
  admin = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
});
afterAll(() => world.stop());

const set = (key: SettingKey, typed: string[], seenVersion = 0) =>
  world.portal.settings.changeSetting(admin.actor, { key, typed, seenVersion });
const refusal = (code: string, fields = {}) => expect.objectContaining({ code, fields });
const anything: LogFilter = { about: '', who: '', act: '', from: null, until: null };

const hold = (buyer: ReturnType<typeof newBuyer>, ...seatNos: string[]) =>
  world.portal.booking.holdSeats(buyer, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos,
    language: 'en',
    key: crypto.randomUUID(),
  });
const minutesLeft = ({ heldUntil }: { heldUntil: Date }) =>
  Math.round((heldUntil.getTime() - Date.now()) / 60_000);

test('a setting counts for what comes next; what was held before keeps its end and its price', async () => {
  const [early, late] = [newBuyer(), newBuyer()];
  const before = await hold(early, 'A1');
  await set('holdMinutes', ['১২']);
  await set('serviceChargePerSeat', ['35']);
  await set('seatsPerBooking', ['2']);
  const after = await hold(late, 'B1');
  expect([minutesLeft(before), minutesLeft(after)]).toEqual([10, 12]);
  const charge = async (buyer: typeof early, bookingId: string) =>
    (await world.portal.payment.viewCheckout(buyer, { tripId, bookingId })).price.serviceChargePaisa;
  expect(await charge(early, before.bookingId)).toBe(2_000);
  expect(await charge(late, after.bookingId)).toBe(3_500);
  const grown = await hold(early, 'A2');
  expect(grown.heldUntil).toEqual(before.heldUntil);
  expect(await charge(early, grown.bookingId)).toBe(4_000);
  await expect(hold(late, 'B2', 'C2')).rejects.toThrow(refusal('too-many-seats', { limit: 2 }));

  // Twelve minutes of hold, five for the payment, two of grace: a shorter grace does not end a payment that has begun.
  const paying = await startPaying(world, { tripId, seatNos: ['C1'] });
  await set('graceMinutes', ['0']);
  await set('serviceChargePerSeat', ['0'], 1);
  await world.age(tripId, paying.bookingId, 18);
  await expireHolds(world.deps)();
  const asked = await world.db
    .selectFrom('booking')
    .select(['state', 'serviceChargePaisa'])
    .where('bookingId', '=', paying.bookingId)
    .executeTakeFirstOrThrow();
  expect(asked).toEqual({ state: 'held', serviceChargePaisa: 3_500 });
});

test('beyond its limits, or in an order that makes no sense, nothing is set', async () => {
  const cases: [SettingKey, string[], string][] = [
    ['holdMinutes', ['2'], 'out-of-limits'],
    ['holdMinutes', ['twelve'], 'not-a-number'],
    ['seatsPerPhone', [' '], 'missing'],
    ['serviceChargePerSeat', ['500.01'], 'out-of-limits'],
    ['refundBusinessDays', ['14', '3'], 'order'],
    ['refundPolicy', ['12', '5', '48', '10'], 'tiers-order'],
  ];
  for (const [key, typed, fault] of cases)
    await expect(set(key, typed), `${key} ${typed}`).rejects.toThrow(
      refusal('invalid-input', { faults: { value: fault } }),
    );
  await set('refundPolicy', ['72', '2.5', '', '', '24', '50']);
  expect(world.deps.settings().refundPolicy).toEqual([
    { hoursBefore: 72, feeBasisPoints: 250 },
    { hoursBefore: 24, feeBasisPoints: 5_000 },
  ]);
});

test('of two admins at once the second is told, and the log has what was and what became', async () => {
  const outcomes = await Promise.allSettled([set('saleOpensDays', ['20']), set('saleOpensDays', ['25'])]);
  const lost = outcomes.filter(({ status }) => status === 'rejected');
  expect(lost).toEqual([expect.objectContaining({ reason: refusal('already-decided') })]);
  const settings = await world.portal.settings.viewSettings(admin.actor);
  const days = settings.find(({ key }) => key === 'saleOpensDays');
  expect(days).toMatchObject({ version: 1, byName: 'Nusrat Jahan' });
  const { entries } = await world.portal.auditLog.listActs(admin.actor, {
    filter: { ...anything, about: 'settings' },
  });
  expect(entries.map(({ detail }) => detail)).toContainEqual({
    key: 'saleOpensDays',
    was: 30,
    became: days?.value,
  });
});

test('the demonstration is switched off and on where it stands', async () => {
  await world.db.updateTable('operator').set({ demonstration: true }).execute();
  const states = async () =>
    (await world.db.selectFrom('operator').select('state').execute()).map((o) => o.state);
  await set('demonstration', ['off']);
  expect(new Set(await states())).toEqual(new Set(['suspended']));
  await set('demonstration', ['on'], 1);
  expect(new Set(await states())).toEqual(new Set(['verified']));
});

const typedPlace = (typed: Partial<PlaceTyped>): PlaceTyped => ({
  nameEn: 'Bogura',
  nameBn: 'বগুড়া',
  districtEn: 'Bogura',
  districtBn: 'বগুড়া',
  aliases: 'Bogra',
  listOrder: '5',
  ...typed,
});
const save = (placeId: string | null, typed: Partial<PlaceTyped>, seenVersion = 1) =>
  world.portal.place.savePlace(admin.actor, { placeId, typed: typedPlace(typed), seenVersion });

test('a new spelling and a new place are understood at once; two places never share a name', async () => {
  const find = async (words: string) => (await world.portal.place.findPlace(newBuyer(), words))?.placeId;
  expect(await find('Pundranagar')).toBeUndefined();
  await save('bogura', { aliases: 'Bogra, Pundranagar' });
  expect(await find('pundra nagar')).toBe('bogura');
  for (const seen of [1, 2 ** 40])
    await expect(save('bogura', {}, seen)).rejects.toThrow(refusal('already-decided'));
  await expect(save('bogura', { aliases: 'Dacca' }, 2)).rejects.toThrow(
    refusal('invalid-input', { faults: { aliases: 'taken:Dacca' } }),
  );
  const town = { nameEn: 'Sherpur of Bogura', nameBn: 'বগুড়ার শেরপুর', aliases: '' };
  expect(await save(null, town)).toEqual({ placeId: 'sherpur-of-bogura' });
  expect(await find('Sherpur of Bogura')).toBe('sherpur-of-bogura');
  const retire = (placeId: string) => world.portal.place.retirePlace(admin.actor, { placeId, retired: true });
  await retire('sherpur-of-bogura');
  expect(await find('Sherpur of Bogura')).toBeUndefined();
  await expect(retire('dhaka')).rejects.toThrow(refusal('place-in-use'));
  const { places } = await world.portal.place.browsePlaces(admin.actor, { words: 'pundra', page: 1 });
  expect(places.map(({ placeId }) => placeId)).toEqual(['bogura']);
});

test('what an admin writes is on the home page, what is not written stays as it was delivered', async () => {
  const { content } = world.portal;
  const home = await content.viewHome(newBuyer());
  expect(home.slides).toHaveLength(3);
  const [first] = home.slides;
  const slides = [{ ...first, title: { en: 'Eid *tickets*', bn: 'ঈদের *টিকিট*' }, drawing: 'night' }];
  const change = (part: string, written: unknown, seenVersion = 0) =>
    content.changeContent(admin.actor, { part, content: written, seenVersion });
  expect((await content.previewContent(admin.actor, { part: 'slides', content: slides })).slides).toEqual(
    slides,
  );
  expect((await content.viewHome(newBuyer())).slides).toHaveLength(3);
  await change('slides', slides);
  await change('routes', [{ from: 'Bogra', to: 'ঢাকা', name: { en: '', bn: '' } }]);
  const changed = await content.viewHome(newBuyer());
  expect(changed.slides).toEqual(slides);
  expect(changed.routes).toEqual([
    { from: 'bogura', to: 'dhaka', name: { en: 'Bogura-Dhaka', bn: 'বগুড়া-ঢাকা' } },
  ]);
  expect(changed.amenities).toEqual(home.amenities);
  await expect(change('slides', slides)).rejects.toThrow(refusal('already-decided'));
  await expect(change('slides', [{ ...first, title: { en: '', bn: 'খ' } }], 1)).rejects.toThrow(
    refusal('invalid-input', { faults: { '0.title.en': 'missing' } }),
  );
  await expect(change('routes', [{ from: 'Atlantis', to: 'dhaka' }], 1)).rejects.toThrow(
    refusal('invalid-input', { faults: expect.objectContaining({ '0.from': 'place-unknown' }) }),
  );
  for (const row of [null, undefined, 7, 'Dhaka', []])
    for (const part of ['routes', 'slides', 'milestones'])
      await expect(change(part, [row], 1)).rejects.toThrow(refusal('invalid-input', expect.anything()));
  for (const typed of [null, 'Dhaka', 7])
    for (const part of ['routes', 'facts', 'milestones'])
      await expect(change(part, typed, 1)).rejects.toThrow(refusal('invalid-input', expect.anything()));
  const nameless = [{ from: 'Bogra', to: 'Dhaka', name: null }];
  expect((await content.previewContent(admin.actor, { part: 'routes', content: nameless })).routes).toEqual(
    changed.routes.map((route) => ({ ...route, name: { en: 'Bogura-Dhaka', bn: 'বগুড়া-ঢাকা' } })),
  );
});

test('what an admin writes of the company is told at once; what is wrong is said by its field', async () => {
  const { content } = world.portal;
  const { facts, phones } = world.deps.settings.company();
  const change = (part: string, written: unknown, seenVersion = 0) =>
    content.changeContent(admin.actor, { part, content: written, seenVersion });
  await change('facts', { ...facts, since: '১৯৮৫', email: ' care@sadaron.com.bd ' });
  await change('phones', [...phones, { kind: 'telephone', number: '১৬৩৭৪' }]);
  const told = world.deps.settings.company();
  expect(told.facts).toEqual({ ...facts, since: 1985, email: 'care@sadaron.com.bd' });
  expect(told.phones.at(-1)).toEqual({ kind: 'telephone', number: '16374' });
  expect(told.managers).toHaveLength(6);
  expect(await content.viewContent(admin.actor)).toMatchObject({
    content: { facts: { since: 1985 } },
    editions: { facts: { version: 1, byName: 'Nusrat Jahan' }, managers: { version: 0 } },
  });
  await expect(change('facts', facts)).rejects.toThrow(refusal('already-decided'));
  const wrong = { ...facts, email: 'nobody', since: '2190', buses: 'many', hours: { en: '', bn: 'খ' } };
  await expect(change('facts', wrong, 1)).rejects.toThrow(
    refusal('invalid-input', {
      faults: { email: 'email-wrong', since: 'year-wrong', buses: 'count-wrong', 'hours.en': 'missing' },
    }),
  );
  const late = [{ year: 2190, text: { en: 'A road to the moon.', bn: 'চাঁদের পথ।' } }];
  await expect(change('milestones', late)).rejects.toThrow(
    refusal('invalid-input', { faults: { '0.year': 'year-wrong' } }),
  );
  await expect(change('facts', undefined, 1)).rejects.toThrow(refusal('invalid-input', expect.anything()));
  await expect(content.previewContent(admin.actor, { part: 'facts', content: facts })).rejects.toThrow(
    refusal('not-found'),
  );
  const log = { ...anything, about: 'portal:company' };
  const { entries } = await world.portal.auditLog.listActs(admin.actor, { filter: log });
  expect(entries.map(({ act }) => act)).toEqual(['company-changed', 'company-changed']);
});

test('the audit log is found by what, whom and whose, pages without a gap, and its chain is checked', async () => {
  const { auditLog } = world.portal;
  const list = (filter: Partial<LogFilter>) =>
    auditLog.listActs(admin.actor, { filter: { ...anything, ...filter } });
  const acts = async (filter: Partial<LogFilter>) =>
    new Set((await list(filter)).entries.map(({ act }) => act));
  expect(await acts({ who: 'nusrat', about: 'places' })).toEqual(
    new Set(['place-changed', 'place-added', 'place-retired']),
  );
  expect(await acts({ act: 'home-changed' })).toEqual(new Set(['home-changed']));
  expect(await acts({ about: 'Nusrat' })).toEqual(new Set(['role-granted']));
  expect((await list({ who: 'nobody of this name' })).entries).toEqual([]);

  for (let turn = 0; turn < 60; turn++)
    await set('holdsPerBrowser', [String(1 + (turn % 2))], turn === 0 ? 0 : turn);
  const first = await list({ about: 'portal:settings' });
  const second = await auditLog.listActs(admin.actor, {
    filter: { ...anything, about: 'portal:settings' },
    after: first.next,
  });
  const numbers = [...first.entries, ...second.entries].map(({ entryNo }) => entryNo);
  expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
  expect([first.entries.length, second.next]).toEqual([50, null]);
  expect(await auditLog.checkChain(admin.actor, 'portal:settings')).toEqual({
    stream: 'portal:settings',
    entries: numbers.length,
    brokenAt: null,
  });
  const exported = await auditLog.exportActs(admin.actor, { ...anything, act: 'setting-changed' });
  expect(exported).toHaveLength(numbers.length);
  expect(await acts({ about: 'audit' })).toEqual(new Set(['audit-log-exported']));
  const broken = (await runAudit(world.auditor)).map(({ invariant }) => invariant);
  for (const promise of ['I-16', 'I-17', 'I-settings']) expect(broken).not.toContain(promise);
});
