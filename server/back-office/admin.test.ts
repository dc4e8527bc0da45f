import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundBy } from '@poth/domain/back-office/find-key.ts';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { aCounter, aSale } from '../testing/counter.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { earlier } from '../testing/earlier.ts';
import { workOff } from '../testing/work-off.ts';

let world: World;
let boss: Person['actor'];
let second: Person['actor'];
let third: Person['actor'];
const reason = 'the coach broke down on the way';

beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  const admin = async () => (await makeAdmin(world, await signUpPerson(world))).actor;
  [boss, second, third] = [await admin(), await admin(), await admin()];
  // One admin may give back up to 300 taka alone.
  const typed = ['300'];
  await world.portal.settings.changeSetting(boss, { key: 'refundApprovalPaisa', typed, seenVersion: 0 });
});
afterAll(() => world.stop());

const pnrOf = async ({ bookingId }: Pick<Stage, 'bookingId'>): Promise<string> => {
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return pnr ?? '';
};
const view = async (stage: Pick<Stage, 'bookingId'>) =>
  world.portal.backOffice.viewBooking(boss, await pnrOf(stage));
const codeOf = ({ reason: why }: { reason: { code: string } }) => why.code;
/** Returns, for each call, 'done' or the code of its Problem. */
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : codeOf(one))).sort();
};
/** Marks the coach as departed: its tickets bring nothing back any more. */
const leaves = async ({ tripId }: Pick<Stage, 'tripId'>) => {
  await sql`update trip set state = 'departed' where trip_id = ${tripId}`.execute(world.db);
  await sql`update trip_stop set departs_at = ${earlier('departs_at', 30 * 86_400_000)} where trip_id = ${tripId}`.execute(
    world.db,
  );
};
const give = (stage: Stage, amountPaisa: number | null, actor = boss, key: string = randomUUID()) =>
  world.portal.backOffice.giveBack(actor, {
    tripId: stage.tripId,
    bookingId: stage.bookingId,
    amountPaisa,
    bornBy: 'operator',
    reason,
    key,
  });

test('a booking is found by everything that names it, and all that happened to it is there in order', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await stage.cancel(['B4']);
  await workOff(world, stage.tripId);
  const pnr = await pnrOf(stage);
  const { payments, refunds, moves, lines, messages, facts, seats } = await view(stage);
  const [[payment], [refund]] = [payments, refunds];
  if (!payment || !refund) throw new Error('nothing was paid or sent back');

  const names: [FoundBy, string][] = [
    ['pnr', formatPnr(pnr).toLowerCase()],
    ['phone', `+880 ${stage.phone.slice(1, 5)}-${stage.phone.slice(5)}`],
    ['email', `${stage.phone}@EXAMPLE.com`],
    ['tran', payment.tranId],
    ['receipt', payment.receiptId ?? ''],
    ['bank', payment.bankTranId ?? ''],
    ['refund', refund.refundTransId],
    ['gateway-refund', refund.gatewayRefundId ?? ''],
  ];
  for (const [foundBy, text] of names) {
    const { rows, more } = await world.portal.backOffice.findBookings(boss, { text, page: 1 });
    expect([more, rows.map((row) => [row.foundBy, row.pnr])]).toEqual([false, [[foundBy, pnr]]]);
  }
  for (const text of ['nobody@example.com', '01999999999', 'T0000', "' or 1=1 --"])
    expect((await world.portal.backOffice.findBookings(boss, { text, page: 1 })).rows).toEqual([]);
  const { rows: newest } = await world.portal.backOffice.findBookings(boss, { text: '', page: 1 });
  expect(newest.map((row) => row.pnr)).toEqual([pnr]);

  const told = moves.map(({ subject, to }) => `${subject} ${to}`);
  expect(told).toEqual([
    'trip on-sale',
    'booking held',
    'payment created',
    'payment redirected',
    'payment paid',
    'booking confirmed',
    'ticket issued',
    'ticket issued',
    'ticket void',
    'refund requested',
    'refund sent',
    'refund settled',
  ]);
  expect(lines.at(-1)).toMatchObject({ source: 'refund-settled', account: 'gateway_clearing:sslcommerz' });
  const balances = new Map(lines.map(({ account, balancePaisa }) => [account, balancePaisa]));
  expect(Object.fromEntries(balances)).toMatchObject({
    'gateway_clearing:sslcommerz': 144_000 - 66_500,
    customer_deposit: 0,
    refund_payable: 0,
    service_charge: -4_000,
  });
  expect(facts).toMatchObject({ state: 'confirmed', contactEmail: `${stage.phone}@example.com` });
  expect(seats.map(({ ticketState }) => ticketState)).toEqual(['issued', 'void']);
  expect(payment.said.map(({ kind }) => kind)).toContain('return');
  expect(messages.filter(({ way }) => way === 'sms').map(({ topic, stage: at }) => [topic, at])).toEqual([
    ['booking-confirmed', null],
    ['refund-stage', 'requested'],
    ['refund-stage', 'settled'],
  ]);
  for (const none of ['AAAAAAAAAA', 'no PNR'])
    await expect(world.portal.backOffice.viewBooking(boss, none)).rejects.toMatchObject({
      code: 'not-found',
    });

  // The gateway is asked, and its answer is kept beside its notices.
  const { tripId, bookingId } = stage;
  const asked = await world.portal.backOffice.askGateway(boss, { tripId, paymentId: payment.paymentId });
  expect(asked).toEqual({ answer: 'paid', state: 'paid' });
  const [said] = (await view(stage)).payments[0]?.said ?? [];
  expect(said).toMatchObject({ kind: 'asked', body: { status: 'paid', val_id: payment.receiptId } });

  // A double click sends the ticket once; the remaining seat is cancelled by the policy.
  const key = randomUUID();
  const again = () => world.portal.backOffice.resendTicket(boss, { tripId, bookingId, key });
  await Promise.all([again(), again()]);
  await workOff(world, tripId);
  const sms = (await world.gateway.messages(stage.phone)).filter(({ text }) => text.includes('Poth ticket'));
  expect(sms).toHaveLength(2);
  const { quote } = await view(stage);
  expect(quote).toEqual([{ seatNo: 'B3', refundPaisa: 66_500 }]);
  const cancel = { tripId, bookingId, seatNos: ['B3'], shownRefundPaisa: 66_500, reason, key: randomUUID() };
  await world.portal.backOffice.cancelForPassenger(boss, cancel);
  await workOff(world, tripId);
  const seen = await view(stage);
  expect([seen.facts.state, seen.leftPaisa, seen.freePaisa]).toEqual(['cancelled', 11_000, 11_000]);
  expect(seen.acts.map(({ act }) => act)).toEqual(['seats-cancelled', 'ticket-sent-again', 'gateway-asked']);
  await expect(again()).resolves.toEqual({ sent: true });
  const other = world.portal.backOffice.resendTicket(boss, { tripId, bookingId, key: randomUUID() });
  await expect(other).rejects.toMatchObject({ code: 'booking-closed' });
});

test('beyond the policy one admin gives up to the limit, above it another must agree, and never more than is left', async () => {
  const stage = await setStage(world);
  await stage.buy();
  // Amounts that cancelling live tickets would bring back cannot be given away.
  await expect(give(stage, 10_000)).rejects.toMatchObject({ code: 'refund-too-much' });
  await leaves(stage);
  const key = randomUUID();
  const [small, same] = await Promise.all([give(stage, 20_000, boss, key), give(stage, 20_000, boss, key)]);
  expect([small.requestId, same.refundId]).toEqual([null, small.refundId]);
  // A second small refund passes the limit together with the first; two at once make one request.
  expect(await outcomes([give(stage, 20_000), give(stage, 20_000, third)])).toEqual([
    'done',
    'request-waiting',
  ]);
  const { rows } = await world.portal.backOffice.listRequests(boss, { page: 1 });
  const [request] = rows;
  if (!request) throw new Error('nobody was asked');
  const [asker, others] = request.requestedBy.endsWith(boss.account.userId)
    ? [boss, [second, third]]
    : [third, [boss, second]];
  const { tripId, requestId } = request;
  const decideAs = (actor: Person['actor'], decision: 'approve' | 'decline') =>
    world.portal.backOffice.decideRequest(actor, { tripId, requestId, decision });
  await expect(decideAs(asker, 'approve')).rejects.toMatchObject({ code: 'own-request' });
  expect(await outcomes(others.map((actor) => decideAs(actor, 'approve')))).toEqual([
    'already-decided',
    'done',
  ]);
  await workOff(world, tripId);
  const { refunds, leftPaisa, alonePaisa, lines } = await view(stage);
  expect(refunds.map(({ amountPaisa, state }) => [amountPaisa, state])).toEqual([
    [20_000, 'settled'],
    [20_000, 'settled'],
  ]);
  expect([leftPaisa, alonePaisa]).toEqual([104_000, 0]);
  const bornBy = lines.filter(({ source }) => source === 'given-back').map(({ account }) => account);
  expect(bornBy.filter((account) => account.startsWith('operator_payable:'))).toHaveLength(2);
  // Giving back all that is left voids the tickets; a declined request gives nothing back.
  const whole = await give(stage, null);
  expect(whole).toMatchObject({ amountPaisa: 104_000, refundId: null });
  const wanted = { tripId, requestId: whole.requestId ?? '', decision: 'decline' as const };
  await world.portal.backOffice.decideRequest(second, wanted);
  expect((await view(stage)).refunds).toHaveLength(2);
  const once = await give(stage, null);
  await world.portal.backOffice.decideRequest(second, {
    tripId,
    requestId: once.requestId ?? '',
    decision: 'approve',
  });
  await workOff(world, tripId);
  const end = await view(stage);
  expect([end.facts.state, end.leftPaisa]).toEqual(['cancelled', 0]);
  expect(end.seats.map(({ ticketState }) => ticketState)).toEqual(['void', 'void']);
  expect(
    new Map(end.lines.map(({ account, balancePaisa }) => [account, balancePaisa])).get('refund_payable'),
  ).toBe(0);
  await expect(give(stage, 100)).rejects.toMatchObject({ code: 'refund-too-much' });
});

test('two refunds at once of what is enough for one: one goes back', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await stage.cancel();
  // The policy kept 11,000 of 144,000: enough for one refund of 8,000, not for two.
  expect((await view(stage)).leftPaisa).toBe(11_000);
  expect(await outcomes([give(stage, 8_000), give(stage, 8_000, second)])).toEqual([
    'done',
    'refund-too-much',
  ]);
  await workOff(world, stage.tripId);
  expect((await view(stage)).leftPaisa).toBe(3_000);
});

test('what was paid at a counter waits there when an admin gives it back', async () => {
  const { tripId, actor } = await aCounter(world);
  const { bookingId } = await world.portal.counter.sellAtCounter(actor, aSale(tripId));
  await leaves({ tripId });
  const wish = {
    tripId,
    bookingId,
    amountPaisa: 5_000,
    bornBy: 'portal' as const,
    reason,
    key: randomUUID(),
  };
  const { refundId } = await world.portal.backOffice.giveBack(boss, wish);
  await workOff(world, tripId);
  const seen = await view({ bookingId });
  expect(seen.refunds.map(({ gateway, state }) => [gateway, state])).toEqual([['counter', 'requested']]);
  await world.portal.counter.payOutRefund(actor, { tripId, refundId: refundId ?? '', key: randomUUID() });
  expect((await view({ bookingId })).refunds[0]?.state).toBe('settled');
});

test('a risky payment is approved into tickets or declined into its refund, once', async () => {
  const stages = [await setStage(world, { risk: '1' }), await setStage(world, { risk: '1' })] as const;
  for (const stage of stages) await stage.chooseAndReturn();
  const { rows } = await world.portal.backOffice.listReviews(boss, { page: 1 });
  expect(rows.map(({ reason: why, said }) => [why, said[0]?.body.risk_level])).toEqual([
    ['risky', '1'],
    ['risky', '1'],
  ]);
  const decideAs = (stage: Stage, decision: 'approve' | 'decline', actor = boss) =>
    world.portal.backOffice.decideReview(actor, {
      tripId: stage.tripId,
      bookingId: stage.bookingId,
      decision,
    });
  const [good, bad] = stages;
  expect(await outcomes([decideAs(good, 'approve'), decideAs(good, 'approve', second)])).toEqual([
    'already-decided',
    'done',
  ]);
  expect(await decideAs(bad, 'decline')).toEqual({ state: 'unseated' });
  for (const stage of stages) await workOff(world, stage.tripId);
  expect((await view(good)).seats.map(({ ticketState }) => ticketState)).toEqual(['issued', 'issued']);
  const { refunds, acts } = await view(bad);
  expect([refunds.map(({ state }) => state), acts[0]?.act]).toEqual([['settled'], 'payment-declined']);
  const { rows: unseated } = await world.portal.backOffice.listUnseated(boss, { page: 1 });
  expect(unseated.map(({ pnr, refunds: back }) => [pnr, back[0]?.state])).toEqual([
    [await pnrOf(bad), 'settled'],
  ]);
  expect((await world.portal.backOffice.countMoney(boss)).reviews).toBe(0);
});

test('a refund that the gateway refuses is sent again under its id, or settled by the bank when two admins say so', async () => {
  const stage = await setStage(world, { refund: 'fail' });
  await stage.buy();
  await stage.cancel();
  await workOff(world, stage.tripId);
  const refundOf = async () => {
    const [refund] = (await view(stage)).refunds;
    if (!refund) throw new Error('nothing goes back');
    return refund;
  };
  const { refundId, refundTransId, state } = await refundOf();
  expect(state).toBe('failed');
  const ref = { tripId: stage.tripId, refundId };
  const { rows } = await world.portal.backOffice.listTroubledRefunds(boss, { page: 1 });
  expect(rows.map((row) => [row.refundTransId, row.refundState])).toEqual([[refundTransId, 'failed']]);
  expect(await world.portal.backOffice.sendRefundAgain(boss, ref)).toEqual({ state: 'failed' });
  expect((await refundOf()).refundTransId).toBe(refundTransId);

  const outside = { ...ref, reference: 'BB-778812', reason };
  const { requestId } = await world.portal.backOffice.settleOutside(boss, outside);
  await expect(world.portal.backOffice.settleOutside(second, outside)).rejects.toMatchObject({
    code: 'request-waiting',
  });
  await expect(world.portal.backOffice.sendRefundAgain(second, ref)).rejects.toMatchObject({
    code: 'request-waiting',
  });
  const agree = { tripId: stage.tripId, requestId, decision: 'approve' as const };
  await expect(world.portal.backOffice.decideRequest(boss, agree)).rejects.toMatchObject({
    code: 'own-request',
  });
  await world.portal.backOffice.decideRequest(second, agree);
  const { refunds, lines } = await view(stage);
  expect(refunds[0]?.state).toBe('settled');
  const balances = new Map(lines.map(({ account, balancePaisa }) => [account, balancePaisa]));
  // The gateway still holds the whole amount: our bank has paid.
  expect([
    balances.get('gateway_clearing:sslcommerz'),
    balances.get('bank'),
    balances.get('refund_payable'),
  ]).toEqual([144_000, -133_000, 0]);
  await expect(world.portal.backOffice.sendRefundAgain(second, ref)).rejects.toMatchObject({
    code: 'already-decided',
  });
});

test('a refund on its way for too long, a silent gateway and a planted damage are seen; asking again mends what it can', async () => {
  const late = await setStage(world, { refundSettleMs: 600_000 });
  await late.buy();
  await late.cancel();
  await workOff(world, late.tripId);
  await sql`update refund set requested_at = now() - interval '30 days', promised_by = current_date - 2 where trip_id = ${late.tripId}`.execute(
    world.db,
  );
  const { rows } = await world.portal.backOffice.listTroubledRefunds(boss, { page: 1 });
  expect(rows.map(({ tripId, refundState }) => [tripId, refundState])).toEqual([[late.tripId, 'sent']]);
  await world.gateway.settleRefunds();
  const [refund] = rows;
  const ref = { tripId: late.tripId, refundId: refund?.refundId ?? '' };
  expect(await world.portal.backOffice.askAboutRefund(boss, ref)).toEqual({ state: 'settled' });

  const silent = await setStage(world, { query: '500', ipn: 'none' });
  await silent.choose();
  await silent.anHourPasses();
  const { rows: quiet } = await world.portal.backOffice.listSilentPayments(boss, { page: 1 });
  expect(quiet.map(({ tripId }) => tripId)).toEqual([silent.tripId]);
  const asked = { tripId: silent.tripId, paymentId: silent.paymentId };
  expect(await world.portal.backOffice.askGateway(boss, asked)).toMatchObject({ answer: 'unknown' });
  await silent.behave({ query: 'ok' });
  expect(await world.portal.backOffice.askGateway(boss, asked)).toEqual({ answer: 'paid', state: 'paid' });
  await workOff(world, silent.tripId);

  const today = await world.portal.backOffice.viewToday(boss);
  expect(today.sales.map(({ channel, seats }) => [channel, seats]).sort()).toEqual([
    ['counter', 2],
    ['web', expect.any(Number)],
  ]);
  expect(today.money).toEqual({
    reviews: 0,
    silent: 0,
    refunds: 0,
    reversals: 0,
    differences: 0,
    requests: 0,
  });

  const look = async () => {
    await world.portal.invariants.requestInvariantCheck(boss);
    await world.doChores();
    return world.portal.backOffice.viewHealth(boss);
  };
  const well = await look();
  const broken = ({ checks }: typeof well) =>
    checks
      .filter(({ found, invariant }) => found > 0 && invariant !== 'I-15')
      .map(({ invariant }) => invariant);
  expect(broken(well)).toEqual([]);
  // The test server runs without fsync, which I-15 reports.
  expect((await runAudit(world.auditor, ['I-15'])).map(({ invariant }) => invariant)).toEqual([]);
  expect(well.checks.length).toBeGreaterThan(20);
  const numbered = well.checks.flatMap(({ invariant }) => /^I-(\d+)$/.exec(invariant)?.[1] ?? []).map(Number);
  expect(numbered).toEqual(numbered.toSorted((one, other) => one - other));
  expect(well.gateways[0]?.failure).toContain('payment: ');
  expect(well.chores.find(({ name }) => name === 'outbox')?.ranAt).toBeInstanceOf(Date);
  expect(well.outbox.waiting).toBe(0);
  await sql`update booking set fare_paisa = 0`.execute(world.db);
  await sql`update trip_seat set state = 'free', booking_id = null where state = 'sold' and trip_id = ${silent.tripId}`.execute(
    world.db,
  );
  const ill = await look();
  expect(broken(ill)).toContain('I-2');
  const [seen] = ill.checks.filter(({ invariant }) => invariant === 'I-2');
  expect(seen).toMatchObject({ found: 4, brokenSince: expect.any(Date) });
});

test('Today knows every coming departure that is cancelled or late, however far ahead, and how many more there are', async () => {
  const before = await world.portal.backOffice.viewToday(boss);
  const sample = await sampleTrip(world.db, 25);
  await world.db
    .updateTable('trip')
    .set({ state: 'cancelled' })
    .where('tripId', '=', sample.tripId)
    .execute();
  const far = await world.portal.backOffice.viewToday(boss);
  expect(far.trips.length + far.moreTrips).toBe(before.trips.length + before.moreTrips + 1);
  expect(far.trips.find(({ tripId }) => tripId === sample.tripId)).toMatchObject({ cancelled: true });
  for (let more = 0; more < 20; more += 1) {
    const late = await sampleTrip(world.db, 20);
    await world.db.updateTable('trip').set({ delayMinutes: 30 }).where('tripId', '=', late.tripId).execute();
  }
  const many = await world.portal.backOffice.viewToday(boss);
  expect(many.trips).toHaveLength(20);
  expect(many.trips.length + many.moreTrips).toBe(far.trips.length + far.moreTrips + 20);
});

test('a refund that the gateway took on, refused and takes on again was sent when it was sent again', async () => {
  const stage = await setStage(world, { refund: 'stuck' });
  await stage.buy();
  await stage.cancel();
  await workOff(world, stage.tripId);
  const { tripId, tranId } = stage;
  await sql`update refund set sent_at = ${earlier('sent_at', 48 * 3_600_000)} where trip_id = ${tripId}`.execute(
    world.db,
  );
  const refundOf = async () => (await view(stage)).refunds[0];
  const [first, ref] = [await refundOf(), { tripId, refundId: (await refundOf())?.refundId ?? '' }];
  expect(first?.state).toBe('sent');
  await world.gateway.settleRefunds({ tran_id: tranId, as: 'cancelled' });
  expect(await world.portal.backOffice.askAboutRefund(boss, ref)).toEqual({ state: 'failed' });
  expect(await world.portal.backOffice.sendRefundAgain(boss, ref)).toEqual({ state: 'sent' });
  const again = await refundOf();
  expect(Number(again?.sentAt) - Number(first?.sentAt)).toBeGreaterThan(47 * 3_600_000);
});
