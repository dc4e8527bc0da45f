import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { formatMoney, paisa, taka } from '@poth/domain/money.ts';
import { commissionOf } from '@poth/domain/settlement/commission.ts';
import { invariants } from '../invariants/invariants.ts';
import { withClient } from '../db/testing.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { returnFromGateway, eventually, holdWithDetails } from '../testing/buyer.ts';
import { anAgent, aSale } from '../testing/counter.ts';
import { readMail } from '../testing/mailbox.ts';
import { makeAdmin, makeStaff, signUpPerson } from '../testing/people.ts';
import { typedPromo } from '../testing/promo.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { letNightCoachLeave, letTripBeOver } from '../testing/move-trip.ts';
import { buyOnWeb, cancelOnWeb } from '../testing/settlement.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

let world: World;
let preparer: Visitor;
let approver: Visitor;
const today = dhakaDate(new Date());
const yesterday = addDays(today, -1);

beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  preparer = (await makeAdmin(world, await signUpPerson(world))).actor;
  approver = (await makeAdmin(world, await signUpPerson(world))).actor;
});
afterAll(() => world.stop());

/** Publishes another trip of the same coach, some days ahead. */
const anotherTrip = async (operatorId: string, daysAhead: number): Promise<string> => {
  const date = addDays(today, daysAhead);
  await publishTrips(world.deps)([date]);
  const { tripId } = await world.db
    .selectFrom('trip')
    .select('tripId')
    .where('operatorId', '=', operatorId)
    .where('serviceDate', '=', date)
    .executeTakeFirstOrThrow();
  return tripId;
};
/** Balance of an operator's account in paisa, by the ledger. */
const standsAt = async (account: string): Promise<number> => {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as paisa from ledger_line where account = ${account}`.execute(
    world.db,
  );
  return rows[0]?.paisa ?? 0;
};
const prepare = async (operatorId: string, until = yesterday, actor = preparer): Promise<string> => {
  const { settlementIds } = await world.portal.settlement.prepareSettlements(actor, { operatorId, until });
  return settlementIds[0] ?? '';
};
const view = async (settlementId: string, actor: Visitor = preparer) =>
  world.portal.settlement.viewSettlement(actor, { settlementId });
const limitPayouts = (limit: number) =>
  sql`insert into portal_setting (key, value, changed_by) values ('payoutApprovalPaisa', ${String(limit)}::jsonb, 'test')
    on conflict (key) do update set value = excluded.value`
    .execute(world.db)
    .then(() => world.deps.settings.refresh());

/** Sets the company's address and the owner's language; returns a function that waits for the next mail. */
const writeTo = async (operatorId: string, language: 'en' | 'bn') => {
  const contactEmail = `${randomUUID().slice(0, 13)}@example.com`;
  await world.db.updateTable('operator').set({ contactEmail }).where('operatorId', '=', operatorId).execute();
  await world.db
    .updateTable('authUser')
    .set({ language })
    .where('id', '=', stage.actor.account?.userId ?? '')
    .execute();
  return () => eventually(async () => (await readMail(world, contactEmail))[0], 'the mail has come');
};

/** Changes the database as superuser: no role of the portal may do this. */
const asSuperuser = (statements: string) =>
  withClient(world.databaseUrl, (client) => client.query(statements));
/** Makes the statements a day older, so that another may follow, up to yesterday. */
const aDayPasses = async (): Promise<void> => {
  await asSuperuser('update settlement set from_date = from_date - 1, until_date = until_date - 1');
};

let stage: RunningTripStage;
let waiting: { refundId: string; tripId: string };
let first: string;

test('a period with web and counter sales, a cancellation, a trip called off: the statement is the ledger, to the paisa', async () => {
  stage = await runTrip(world, 5);
  const { tripId, operatorId, actor: owner } = stage;
  const { settlement, counter, trip } = world.portal;
  expect(await settlement.setCommission(preparer, { operatorId, basisPoints: 825 })).toEqual({
    fromDate: addDays(today, 1),
  });
  // The rate is backdated to these trips' days, as if it had been agreed in time.
  await sql`update operator_commission set from_date = ${addDays(today, -30)}::date where operator_id = ${operatorId}`.execute(
    world.db,
  );

  const web = await buyOnWeb(world, tripId, ['B3', 'B4', 'C1']);
  expect(await cancelOnWeb(world, web, ['C1'])).toBe(taka(665));
  const agent = await anAgent(world, operatorId);
  const sold = await counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: ['D1', 'D2'] }));
  const off = await anotherTrip(operatorId, 6);
  const gone = await buyOnWeb(world, off, ['A1']);
  const cancel = { kind: 'cancel', reason: 'breakdown' } as const;
  const effect = await trip.previewChange(owner, { tripId: off, change: cancel });
  const shown = { bookings: effect.bookings, paisa: effect.refundPaisa + effect.freePaisa };
  await trip.cancelTrip(owner, { tripId: off, change: cancel, shown, key: randomUUID() });
  await workOff(world, off);
  // Cancelled on the web; its money is handed out at a counter much later.
  expect(await cancelOnWeb(world, { tripId, bookingId: sold.bookingId }, ['D2'])).toBe(taka(665));
  const { refundId } = await world.db
    .selectFrom('refund')
    .select('refundId')
    .where('bookingId', '=', sold.bookingId)
    .executeTakeFirstOrThrow();
  waiting = { tripId, refundId };

  await expect(prepare(operatorId)).rejects.toMatchObject({ code: 'nothing-to-settle' });
  await letTripBeOver(world, tripId);
  await letTripBeOver(world, off, 3);
  await expect(prepare(operatorId, today)).rejects.toMatchObject({ code: 'invalid-input' });
  const { standing } = await settlement.viewSettlements(owner, {});
  first = await prepare(operatorId);

  const seen = await view(first, owner);
  // Web: three seats of 700, one refunded less 5 percent; counter: two seats for 1,400, one refund still waiting.
  const sums = {
    onlineFarePaisa: taka(2800),
    onlineBackPaisa: taka(665 + 700),
    counterFarePaisa: taka(1400),
    counterBackPaisa: taka(665),
    otherPaisa: 0,
    payablePaisa: taka(2170),
    cashPaisa: taka(1400),
    commissionPaisa: commissionOf(taka(1435), 825),
    keptPaisa: taka(70),
  };
  expect(seen.totals).toMatchObject(sums);
  // Four web seats were charged 20 each, and the charge of the called-off one was refunded.
  expect(seen.totals).toMatchObject({ serviceChargePaisa: taka(60), discountPaisa: 0 });
  expect(seen.trips.map(({ tripId: id, basisPoints }) => [id, basisPoints]).sort()).toEqual(
    [
      [tripId, 825],
      [off, 825],
    ].sort(),
  );
  expect(seen.settlement).toMatchObject({
    settlementNo: 1,
    state: 'draft',
    fromDate: addDays(today, -3),
    untilDate: yesterday,
    duePaisa: taka(2170 - 1400) - commissionOf(taka(1435), 825),
  });
  expect(standing).toMatchObject({
    payablePaisa: sums.payablePaisa,
    cashPaisa: sums.cashPaisa,
    commissionPaisa: sums.commissionPaisa,
    nextPaisa: seen.settlement.duePaisa,
    nextTrips: 2,
  });
  expect(await standsAt(`operator_payable:${operatorId}`)).toBe(-sums.payablePaisa);
  expect(await standsAt(`operator_cash:${operatorId}`)).toBe(sums.cashPaisa);
  expect(gone.tripId).toBe(off);
  await expect(prepare(operatorId)).rejects.toMatchObject({ code: 'nothing-to-settle' });
});

test('above the limit another admin approves; it is paid once, and the operator’s accounts are even', async () => {
  const { settlement } = world.portal;
  const { operatorId } = stage;
  await limitPayouts(taka(500));
  const pay = { settlementId: first, bankReference: ' bb/2026 114-7 ' };
  await expect(settlement.paySettlement(preparer, pay)).rejects.toMatchObject({ code: 'already-decided' });
  await expect(settlement.carrySettlement(preparer, { settlementId: first })).rejects.toMatchObject({
    code: 'already-decided',
  });
  await expect(settlement.approveSettlement(preparer, { settlementId: first })).rejects.toMatchObject({
    code: 'second-admin-needed',
  });
  await settlement.approveSettlement(approver, { settlementId: first });
  await expect(settlement.paySettlement(preparer, { ...pay, bankReference: '?' })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  const mailed = await writeTo(operatorId, 'en');
  const paid = await Promise.allSettled([1, 2, 3].map(() => settlement.paySettlement(preparer, pay)));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { settlement: seen } = await view(first);
  expect(seen).toMatchObject({ state: 'paid', bankReference: 'BB/2026 114-7' });
  expect(await standsAt(`operator_payable:${operatorId}`)).toBe(0);
  expect(await standsAt(`operator_cash:${operatorId}`)).toBe(0);
  expect(await standsAt('bank')).toBe(-seen.duePaisa);
  expect(await standsAt('commission')).toBe(-seen.commissionPaisa);
  const amount = formatMoney(seen.duePaisa, 'en');
  const mail = await mailed();
  for (const said of [`${amount} to your`, 'BB/2026 114-7', `${world.publicUrl}/settlements/${first}`])
    expect(mail).toContain(said);
  await expectBooksToAgree(world);
});

test('a late refund is the next statement’s; what the operator owes is said and carried over until it is earned', async () => {
  const { settlement, counter } = world.portal;
  const { operatorId, actor: owner } = stage;
  // The counter hands the money out after the statement was paid.
  const agent = await anAgent(world, operatorId);
  await counter.payOutRefund(agent.actor, { ...waiting, key: randomUUID() });
  await limitPayouts(taka(1_000_000));
  const owing = await anotherTrip(operatorId, 4);
  const sold = await counter.sellAtCounter(agent.actor, aSale(owing, { seatNos: ['E1', 'E2'] }));
  await cancelOnWeb(world, { tripId: owing, bookingId: sold.bookingId }, ['E1', 'E2']);
  await letTripBeOver(world, owing, 1);
  await aDayPasses();
  const second = await prepare(operatorId);
  const late = await view(second, owner);
  expect(late.trips.map(({ tripId, earlier }) => [tripId, earlier])).toEqual(
    expect.arrayContaining([
      [waiting.tripId, true],
      [owing, false],
    ]),
  );
  // The 665 handed out count for the operator again; of the 1,400 in its tills 70 are its own.
  expect(late.settlement).toMatchObject({
    settlementNo: 2,
    payablePaisa: taka(70),
    cashPaisa: taka(1400 - 665),
    commissionPaisa: 0,
    carriedInPaisa: 0,
    duePaisa: taka(70 - 735),
  });
  await expect(settlement.approveSettlement(approver, { settlementId: second })).rejects.toMatchObject({
    code: 'already-decided',
  });
  await settlement.carrySettlement(preparer, { settlementId: second });
  expect(await standsAt(`operator_payable:${operatorId}`)).toBe(taka(665));
  expect((await settlement.viewSettlements(owner, {})).standing.nextPaisa).toBe(taka(-665));

  const earning = await anotherTrip(operatorId, 3);
  await buyOnWeb(world, earning, ['F1', 'F2']);
  await letTripBeOver(world, earning, 1);
  await aDayPasses();
  const third = await prepare(operatorId);
  expect((await view(third)).settlement).toMatchObject({
    carriedInPaisa: taka(-665),
    duePaisa: taka(1400 - 665) - commissionOf(taka(1400), 825),
  });
  // Below the limit one admin is enough.
  await settlement.approveSettlement(preparer, { settlementId: third });
  const mailed = await writeTo(operatorId, 'bn');
  await settlement.paySettlement(preparer, { settlementId: third, bankReference: 'EFT 99' });
  const { duePaisa } = (await view(third)).settlement;
  const mail = await mailed();
  for (const said of [
    `${formatMoney(duePaisa, 'bn')} আপনার`,
    'EFT 99',
    `${world.publicUrl}/bn/settlements/${third}`,
  ])
    expect(mail).toContain(said);
  expect(await standsAt(`operator_payable:${operatorId}`)).toBe(0);
  expect(await standsAt(`operator_cash:${operatorId}`)).toBe(0);
  expect((await settlement.listDue(preparer, {})).closed.map(({ settlementId }) => settlementId)).toEqual([
    third,
    second,
    first,
  ]);
  await expectBooksToAgree(world);
});

test('a statement is its owner’s and the admins’; the file of it says what the page says', async () => {
  const { settlement } = world.portal;
  const file = await settlement.exportSettlement(stage.actor, { settlementId: first });
  expect(paisa(file.trips.reduce((sum, trip) => sum + trip.payablePaisa, 0))).toBe(
    file.settlement.payablePaisa,
  );
  const stranger = await runTrip(world);
  const agent = await makeStaff(world, await signUpPerson(world), stage.operatorId, 'counter-agent');
  await expect(view(first, stranger.actor)).rejects.toMatchObject({ code: 'not-found' });
  await expect(view(first, agent.actor)).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(settlement.viewSettlements(agent.actor, {})).rejects.toMatchObject({ code: 'not-allowed' });
});

test('the audit finds a statement that is not the ledger’s, one that is not booked and a line that is settled elsewhere', async () => {
  const found = (name: string, damage: string): Promise<number> =>
    withClient(world.databaseUrl, async (client) => {
      const { sql: statement = '' } = { sql: '', ...invariants[name] };
      await client.query('begin');
      await client.query(damage);
      const { rows } = await client.query(statement);
      await client.query('rollback');
      return rows.length;
    });
  const one = `settlement_id = '${first}'`;
  for (const [name, damage] of [
    ['I-statement', `update settlement_trip set cash_paisa = cash_paisa + 1 where ${one}`],
    ['I-statement', `delete from settlement_line where ${one}`],
    ['I-statement', 'update settlement set carried_in_paisa = 0, due_paisa = due_paisa - carried_in_paisa'],
    ['I-payout', `delete from ledger_line where source = 'settlement' and source_id = '${first}'`],
    [
      'I-payout',
      `update settlement set state = 'draft', closed_at = null, closed_by = null, bank_reference = null where ${one}`,
    ],
    ['I-settled-once', `delete from ledger_line where source = 'confirmation'`],
    [
      'I-settled-once',
      `update settlement set operator_id = (select operator_id from operator o
      where o.operator_id <> settlement.operator_id limit 1)`,
    ],
  ] as const) {
    expect(await found(name, 'select 1')).toBe(0);
    expect(await found(name, damage), damage).toBeGreaterThan(0);
  }
  for (const table of ['settlement_line', 'settlement_trip', 'settlement'])
    await expect(sql`delete from ${sql.table(table)}`.execute(world.db)).rejects.toThrow('permission denied');
  await expect(sql`update settlement set due_paisa = 1`.execute(world.db)).rejects.toThrow(
    'permission denied',
  );
});

test('a discount and what an admin gives back: Poth bears the one, the operator of the other what it was said to bear', async () => {
  const { backOffice, booking, payment, promo } = world.portal;
  const { tripId, operatorId } = await runTrip(world, 5);
  const typed = typedPromo({ kind: 'fixed', amountTaka: '100.01' });
  await promo.savePromo(preparer, typed);
  const held = await holdWithDetails(world, { tripId, seatNos: ['A1', 'A2'] });
  const { bookingId, actor } = held;
  await booking.applyPromo(actor, { tripId, bookingId, code: typed.code });
  const asked = { tripId, bookingId, method: 'bkash', key: randomUUID() } as const;
  const { paymentId } = await payment.startPayment(actor, asked);
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId);
  // The buyer paid 700 less a discount of 50.01; cancelling keeps about 32 of it, and the operator gets 35, as without
  // a code.
  expect(await cancelOnWeb(world, held, ['A1'])).toBe(61_799);
  const give = async (bornBy: 'operator' | 'portal', amountPaisa: number) => {
    const wish = { tripId, bookingId, amountPaisa, bornBy, reason: 'The coach was late.', key: randomUUID() };
    expect(await backOffice.giveBack(preparer, wish)).toMatchObject({ requestId: null });
    await workOff(world, tripId);
  };
  await give('operator', taka(30));
  await give('portal', taka(2));
  await letTripBeOver(world, tripId);

  const { commissionBasisPoints } = world.deps.settings();
  expect((await view(await prepare(operatorId))).totals).toMatchObject({
    onlineFarePaisa: taka(1400),
    onlineBackPaisa: taka(665 + 30),
    otherPaisa: 0,
    payablePaisa: taka(705),
    cashPaisa: 0,
    commissionPaisa: commissionOf(taka(705), commissionBasisPoints),
    keptPaisa: taka(35),
    serviceChargePaisa: taka(40),
    discountPaisa: 10_001 - (66_500 - 61_799),
  });
  // A later refund belongs to the next statement, which gives back the commission on it.
  await give('operator', taka(20));
  await aDayPasses();
  expect((await view(await prepare(operatorId))).totals).toMatchObject({
    onlineBackPaisa: taka(20),
    payablePaisa: -taka(20),
    commissionPaisa: -commissionOf(taka(20), commissionBasisPoints),
    discountPaisa: 0,
  });
  await expectBooksToAgree(world);
});

/** Lets two admins prepare at the same moment: both have read the open lines before either has written its statement. */
const prepareAtOnce = async (operatorId: string) => {
  const both = await meetAtLock(world, 'lock table settlement in share row exclusive mode', [
    () => prepare(operatorId),
    () => prepare(operatorId, yesterday, approver),
  ]);
  return both.map((outcome) => (outcome.status === 'fulfilled' ? 'made' : outcome.reason.code));
};

test('a night coach that is still on its way when its day is settled stands in the next statement, as of an earlier day', async () => {
  const { operatorId, actor: owner, tripId: over } = await runTrip(world, 5);
  const underWay = await anotherTrip(operatorId, 6);
  await buyOnWeb(world, over, ['A1']);
  await buyOnWeb(world, underWay, ['A1', 'A2']);
  await letTripBeOver(world, over, 1);
  await letNightCoachLeave(world, underWay);
  const daily = await view(await prepare(operatorId), owner);
  expect(daily.trips.map(({ tripId }) => tripId)).toEqual([over]);
  expect(daily.settlement.untilDate).toBe(yesterday);

  // A day later, for the statement and for the coach, which has arrived.
  await aDayPasses();
  await letTripBeOver(world, underWay, 2);
  const next = await view(await prepare(operatorId), owner);
  expect(next.trips.map(({ tripId, earlier }) => [tripId, earlier])).toEqual([[underWay, true]]);
  expect(next.totals).toMatchObject({ onlineFarePaisa: taka(1400), payablePaisa: taka(1400) });
  await expectBooksToAgree(world);
});

test('another default commission counts from tomorrow’s coaches on: those that have left keep the one of their day', async () => {
  const { settings, settlement } = world.portal;
  const [early, late] = [await runTrip(world, 5), await runTrip(world, 5)];
  for (const { tripId } of [early, late]) await buyOnWeb(world, tripId, ['A1']);
  await letTripBeOver(world, early.tripId, 3);
  await letTripBeOver(world, late.tripId, 2);
  const { commissionBasisPoints: before } = world.deps.settings();
  const set = (percent: string, seenVersion: number) =>
    settings.changeSetting(preparer, { key: 'commissionBasisPoints', typed: [percent], seenVersion });
  await set('9', 0);
  await set('12.5', 1);
  expect(await settlement.viewCommission(preparer, late.operatorId)).toEqual({
    today: before,
    tomorrow: 1250,
    rates: [],
  });
  const shareOf = async ({ operatorId }: RunningTripStage) => {
    const { settlement: made, trips } = await view(await prepare(operatorId));
    return [made.commissionPaisa, trips.map(({ basisPoints }) => basisPoints)];
  };
  expect(await shareOf(early)).toEqual([commissionOf(taka(700), before), [before]]);
  // Three days later the new rate counts for the coach that left two days ago.
  await sql`update default_commission set from_date = from_date - 3 where isfinite(from_date)`.execute(
    world.db,
  );
  const { standing } = await settlement.viewSettlements(late.actor, {});
  expect(standing.commissionPaisa).toBe(commissionOf(taka(700), 1250));
  expect(await shareOf(late)).toEqual([commissionOf(taka(700), 1250), [1250]]);
  expect(await settlement.viewCommission(preparer, early.operatorId)).toMatchObject({ today: 1250 });
  await expectBooksToAgree(world);
});

test('at the operator’s cost a booking with a code comes to nothing: fare, charge and discount are each zero', async () => {
  const { booking, payment, promo, backOffice } = world.portal;
  const trip = await runTrip(world, 5);
  const { tripId, operatorId } = trip;
  const typed = typedPromo({ kind: 'fixed', amountTaka: '100.01', usesPerPhone: '1' });
  await promo.savePromo(preparer, typed);
  const buy = async (seatNos: string[]) => {
    const held = await holdWithDetails(world, { tripId, seatNos });
    const { bookingId, actor } = held;
    await booking.applyPromo(actor, { tripId, bookingId, code: typed.code });
    const asked = { tripId, bookingId, method: 'bkash', key: randomUUID() } as const;
    const { paymentId } = await payment.startPayment(actor, asked);
    const { tranId } = await world.db
      .selectFrom('payment')
      .select('tranId')
      .where('paymentId', '=', paymentId)
      .executeTakeFirstOrThrow();
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    await returnFromGateway(returnUrl, fields);
    await workOff(world, tripId);
    return bookingId;
  };
  /** Reads the nonzero balances of a booking, by account. */
  const left = async (bookingId: string) => {
    const { rows } = await sql<{ account: string; paisa: number }>`
      select account, sum(amount_paisa)::bigint as paisa from ledger_line l
      where l.book = ${tripId} and l.source_id in (
        select ${bookingId}::uuid union all
        select payment_id from payment where trip_id = ${tripId} and booking_id = ${bookingId} union all
        select refund_id from refund where trip_id = ${tripId} and booking_id = ${bookingId})
      group by account having sum(amount_paisa) <> 0 order by account`.execute(world.db);
    return rows;
  };
  const [byAdmin, aided, whole, partly] = [
    await buy(['A1', 'A2']),
    await buy(['B1', 'B2']),
    await buy(['C1', 'C2']),
    await buy(['D1', 'D2']),
  ];
  expect(await left(whole)).toMatchObject([
    { account: 'gateway_clearing:sslcommerz', paisa: 133_999 },
    { account: `operator_payable:${operatorId}`, paisa: -140_000 },
    { account: 'promo_expense', paisa: 10_001 },
    { account: 'service_charge', paisa: -4_000 },
  ]);
  const give = async (bookingId: string, bornBy: 'operator' | 'portal', amountPaisa: number | null) => {
    const wish = {
      tripId,
      bookingId,
      amountPaisa,
      bornBy,
      reason: 'The coach broke down.',
      key: randomUUID(),
    };
    await backOffice.giveBack(preparer, wish);
    await workOff(world, tripId);
  };
  await give(byAdmin, 'operator', null);
  expect(await left(byAdmin)).toEqual([]);
  const passengerPays = await cancelOnWeb(world, { tripId, bookingId: partly }, ['D1']);
  await cancelOnWeb(world, { tripId, bookingId: aided }, ['B1']);
  // Goodwill that Poth paid itself stays with Poth.
  await give(aided, 'portal', 500);
  await give(aided, 'operator', null);
  expect(await left(aided)).toEqual([
    { account: 'goodwill', paisa: 500 },
    { account: `operator_payable:${operatorId}`, paisa: -500 },
  ]);

  await trip.change({ kind: 'cancel', reason: 'breakdown' });
  await workOff(world, tripId);
  expect(await left(whole)).toEqual([]);
  // Of the seat that its passenger cancelled before, the operator keeps its fee, and Poth its charge and its share of
  // the discount.
  expect(passengerPays).toBeGreaterThan(0);
  const kept = Object.fromEntries(
    (await left(partly)).map(({ account, paisa: amount }) => [account, amount]),
  );
  expect(kept['service_charge']).toBe(-2_000);
  expect(kept[`operator_payable:${operatorId}`]).toBe(-3_500);
  await expectBooksToAgree(world);
});

test('of two admins who prepare at once one makes the statement; without the keys the money is owed twice', async () => {
  const guarded = await runTrip(world);
  await buyOnWeb(world, guarded.tripId, ['A1']);
  await letTripBeOver(world, guarded.tripId);
  expect((await prepareAtOnce(guarded.operatorId)).sort()).toEqual(['made', 'nothing-to-settle']);
  await expectBooksToAgree(world);

  const bare = await runTrip(world);
  await buyOnWeb(world, bare.tripId, ['A1']);
  await letTripBeOver(world, bare.tripId);
  // The audit log's chain is a guard too: without this the second writer would start again and find nothing left.
  await asSuperuser(`alter table settlement drop constraint settlement_pkey;
    alter table settlement_line drop constraint settlement_line_pkey;
    alter table audit_log drop constraint audit_log_pkey`);
  expect(await prepareAtOnce(bare.operatorId)).toEqual(['made', 'made']);
  const broken = (await runAudit(world.auditor)).map(({ invariant }) => invariant);
  expect(broken).toEqual(expect.arrayContaining(['I-settled-once', 'I-statement']));
});
