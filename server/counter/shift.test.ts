import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differenceOf, expectedInTill } from '@poth/domain/counter/shift.ts';
import { taka } from '@poth/domain/money.ts';
import { randomUUID } from 'node:crypto';
import { expectBooksToAgree } from '../testing/books.ts';
import { aCounter, anAgent, aSale, counterAt } from '../testing/counter.ts';
import { makeOwner, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Amount that a shift has taken by the ledger, less what it handed out. */
const ledgerOf = async (shiftId: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select sum(l.amount_paisa)::bigint as total from till_move m
      join ledger_line l on l.book = m.trip_id and l.source_id = m.source_id and l.account like 'operator_cash:%'
    where m.shift_id = ${shiftId}`.execute(world.db);
  return rows[0]?.total ?? 0;
};

test('a shift adds up: float, cash, mobile money and what was handed back; its sum is the ledger’s', async () => {
  const { counter } = world.portal;
  const { tripId, actor, shiftId } = await aCounter(world);
  const { bookingId } = await counter.sellAtCounter(actor, aSale(tripId));
  const byPhone = { tender: 'mobile-money' as const, reference: 'BKX7766554' };
  await counter.sellAtCounter(actor, aSale(tripId, { ...byPhone, seatNos: ['C1'] }));
  const asked = { tripId, bookingId, seatNos: ['B4'] };
  const { refundPaisa } = await counter.quoteAtCounter(actor, asked);
  await counter.cancelAtCounter(actor, { ...asked, shownRefundPaisa: refundPaisa, key: randomUUID() });

  const open = await counter.viewOpenShift(actor);
  expect(open).toMatchObject({
    floatPaisa: taka(500),
    cashInPaisa: taka(1400),
    mobileMoneyPaisa: taka(700),
    cashOutPaisa: taka(665),
    ticketCount: 3,
    closedAt: null,
  });
  if (!open) throw new Error('no shift');
  expect(expectedInTill(open)).toBe(taka(1235));
  expect(await ledgerOf(shiftId)).toBe(open.cashInPaisa + open.mobileMoneyPaisa - open.cashOutPaisa);

  const closed = await counter.closeShift(actor, { shiftId, countedPaisa: taka(1200) });
  expect(closed.countedPaisa).toBe(taka(1200));
  expect(differenceOf(closed)).toBe(taka(-35));
  expect(await counter.viewOpenShift(actor)).toBeNull();
  await expect(counter.closeShift(actor, { shiftId, countedPaisa: 0 })).rejects.toMatchObject({
    code: 'shift-closed',
  });
  await expect(counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['D1'] }))).rejects.toMatchObject({
    code: 'no-shift',
  });
  await expectBooksToAgree(world);
});

test('an agent has one open shift, however often the button is pressed', async () => {
  const { operatorId, actor } = await aCounter(world);
  const counterId = await counterAt(world, operatorId, 'bogura');
  await expect(world.portal.counter.openShift(actor, { counterId, floatPaisa: 0 })).rejects.toMatchObject({
    code: 'shift-open',
  });
  const other = await anAgent(world, operatorId, { shift: false });
  const opened = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      world.portal.counter.openShift(other.actor, { counterId, floatPaisa: 0 }),
    ),
  );
  expect(opened.filter(({ status }) => status === 'fulfilled').length).toBe(1);
});

test('a counter with an open shift is not retired, whichever of the two comes first', async () => {
  const { counter, network } = world.portal;
  const owner = await makeOwner(world, await signUpPerson(world));
  const { operatorId } = owner;
  await sql`insert into place (place_id, name_en, name_bn, district_en, district_bn, list_order)
    values ('dhaka', 'Dhaka', 'ঢাকা', 'Dhaka', 'ঢাকা', 0) on conflict do nothing`.execute(world.db);
  const counterId = randomUUID();
  await sql`insert into counter (counter_id, operator_id, place_id, name_en, name_bn, address_en, address_bn, phone)
    values (${counterId}, ${operatorId}, 'dhaka', 'Gabtoli', 'গাবতলী', 'Gabtoli', 'গাবতলী', '+8801700000000')`.execute(
    world.db,
  );
  const agents = [await anAgent(world, operatorId), await anAgent(world, operatorId, { shift: false })];
  const retire = () => network.retireCounter(owner.actor, { counterId });
  const open = () => counter.openShift(agents[1]!.actor, { counterId, floatPaisa: 0 });
  await expect(retire()).rejects.toMatchObject({
    code: 'counter-open',
    fields: { agents: [expect.any(String)] },
  });
  await counter.closeShift(agents[0]!.actor, { shiftId: agents[0]!.shiftId, countedPaisa: taka(500) });
  const [retired, opened] = await Promise.allSettled([retire(), open()]);
  expect([retired.status, opened.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  if (retired.status === 'rejected') expect(retired.reason).toMatchObject({ code: 'counter-open' });
  if (opened.status === 'rejected') expect(opened.reason).toMatchObject({ code: 'not-found' });
});

test('the owner sees every shift of the company and closes one that was forgotten; another agent does not', async () => {
  const { counter } = world.portal;
  const owner = await makeOwner(world, await signUpPerson(world));
  const { operatorId } = owner;
  const counterId = randomUUID();
  await sql`insert into place (place_id, name_en, name_bn, district_en, district_bn, list_order)
    values ('dhaka', 'Dhaka', 'ঢাকা', 'Dhaka', 'ঢাকা', 0) on conflict do nothing`.execute(world.db);
  await sql`insert into counter (counter_id, operator_id, place_id, name_en, name_bn, address_en, address_bn, phone)
    values (${counterId}, ${operatorId}, 'dhaka', 'Gabtoli', 'গাবতলী', 'Gabtoli', 'গাবতলী', '+8801700000000')`.execute(
    world.db,
  );
  const [one, other] = [await anAgent(world, operatorId), await anAgent(world, operatorId)];
  await expect(
    counter.closeShift(other.actor, { shiftId: one.shiftId, countedPaisa: 0 }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await expect(counter.listShifts(one.actor, { page: 1 })).rejects.toMatchObject({ code: 'not-allowed' });
  await counter.closeShift(owner.actor, { shiftId: one.shiftId, countedPaisa: taka(500) });
  const { shifts, hasMore } = await counter.listShifts(owner.actor, { page: 1 });
  expect(hasMore).toBe(false);
  expect(shifts.map((shift) => [shift.shiftId, differenceOf(shift)])).toEqual([
    [other.shiftId, null],
    [one.shiftId, 0],
  ]);
});
