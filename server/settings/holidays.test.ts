import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type DhakaDate, dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { fixedHolidaysOf } from '@poth/domain/settings/holidays.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { setStage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = await makeAdmin(world, await signUpPerson(world));
});
afterAll(() => world.stop());

const add = (date: string, nameEn = 'Eid-ul-Fitr') =>
  world.portal.settings.addHoliday(admin.actor, { date, nameEn, nameBn: 'ঈদুল ফিতর' });
const list = () => world.portal.settings.listHolidays(admin.actor);
const refused = (fields: object) => expect.objectContaining({ code: 'invalid-input', fields });

test('a new installation knows the fixed holidays of this year and the next as the program offers them', async () => {
  const today = dhakaDate(new Date());
  const year = Number(today.slice(0, 4));
  const rows = await world.db.selectFrom('holiday').selectAll().orderBy('date').execute();
  expect(rows.map(({ date, nameEn, nameBn }) => ({ date, name: { en: nameEn, bn: nameBn } }))).toEqual([
    ...fixedHolidaysOf(year),
    ...fixedHolidaysOf(year + 1),
  ]);
  expect((await list()).missing).toEqual([]);
});

test('a holiday counts for what is promised from then on, and a refund keeps the day that was told', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, bookingId, actor } = stage;
  const asked = { tripId, bookingId, seatNos: ['B4'] };
  const quoted = async () => (await world.portal.refund.quoteRefund(actor, asked)).promisedBy;
  const told = await quoted();
  await stage.cancel(['B3']);
  await workOff(world, tripId);
  const { pnr } = await stage.view();
  const promised = async () => {
    const { refunds } = await world.portal.ticket.viewTicket(actor, pnr ?? '');
    return refunds.map(({ promisedBy }) => promisedBy);
  };
  expect(await promised()).toEqual([told]);
  const sms = (await world.gateway.messages(`+88${stage.phone}`)).map(({ text }) => text);
  expect(sms.join('\n')).toContain(`business days, by ${formatDate(told, 'en', 'day')}.`);

  await add(told, 'Eid');
  expect((await quoted()) > told).toBe(true);
  expect(await promised()).toEqual([told]);
  await world.portal.settings.removeHoliday(admin.actor, { date: told });
  expect(await quoted()).toBe(told);
});

test('a refund is overdue by the day that was told, not by how holidays are counted today', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const { refundId } = await stage.cancel(['B3']);
  const set = (promisedBy: DhakaDate | null) =>
    world.db
      .updateTable('refund')
      .set({ promisedBy, requestedAt: new Date(Date.now() - 60 * 86_400_000), state: 'sent' })
      .where('refundId', '=', refundId ?? '')
      .execute();
  const overdue = async () => {
    const { rows } = await world.portal.backOffice.listTroubledRefunds(admin.actor, { page: 1 });
    const { figures } = await world.portal.backOffice.viewToday(admin.actor);
    return [rows.some((row) => row.refundId === refundId), figures.overdueRefunds];
  };
  const today = dhakaDate(new Date());
  await set(today);
  expect(await overdue()).toEqual([false, 0]);
  await set(addDays(today, -1));
  expect(await overdue()).toEqual([true, 1]);
  // Without a promised day the business days of the settings count.
  await set(null);
  expect(await overdue()).toEqual([true, 1]);
});

test('a date is a holiday once: of two admins at once the second is told', async () => {
  const date = addDays(dhakaDate(new Date()), 40);
  const outcomes = await Promise.allSettled([add(date, 'Eid-ul-Fitr'), add(date, 'Eid holiday')]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([
    expect.objectContaining({ reason: refused({ faults: { date: 'taken' } }) }),
  ]);
  const { entries } = await world.portal.auditLog.listActs(admin.actor, {
    filter: { about: 'settings', who: '', act: 'holiday-added', from: null, until: null },
  });
  expect(entries.filter(({ detail }) => detail.date === date)).toHaveLength(1);
});

test('a fixed holiday that was taken away is offered again', async () => {
  const [first] = (await list()).holidays.filter(({ name }) => name.en === 'Victory Day');
  if (!first) throw new Error('no Victory Day');
  const { date } = first;
  await world.portal.settings.removeHoliday(admin.actor, { date });
  expect(world.deps.settings.holidays().has(date)).toBe(false);
  await expect(world.portal.settings.removeHoliday(admin.actor, { date })).rejects.toMatchObject({
    code: 'already-decided',
  });
  expect((await list()).missing).toEqual([first]);
  expect(await world.portal.settings.addFixedHolidays(admin.actor)).toEqual({ added: 1 });
  expect(world.deps.settings.holidays().has(date)).toBe(true);
});
