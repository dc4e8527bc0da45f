import { sql } from 'kysely';
import { addDays, type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { DifferenceLine } from '@poth/domain/reconciliation/difference.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { beginAtNoon, beginWithLastDay, compareAll, moveToDay } from '../testing/compared-day.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { makeAdmin, makeSupport, type Person, signUpPerson } from '../testing/people.ts';
import { pnrOf, rebookTo, tripWithNext } from '../testing/rebooking.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { workOff } from '../testing/work-off.ts';
import { compareDays } from './compare-days.ts';

let world: World;
let admin: Person;
let day: DhakaDate;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  admin = await makeAdmin(world, await signUpPerson(world));
});
beforeEach(async () => {
  day = await beginWithLastDay(world);
});
afterAll(() => world.stop());

const list = (state: 'open' | 'settled' | 'closed' | null = null) =>
  world.portal.reconciliation.listDifferences(admin.actor, { state });
const kinds = (rows: readonly DifferenceLine[]) =>
  rows.map(({ kind, differenceState }) => `${kind}: ${differenceState}`).toSorted();
const dayNow = async () => (await list()).days.find((one) => one.day === day);
const brokenNow = async () =>
  (await runAudit(world.auditor)).filter(({ invariant }) => invariant === 'I-comparison');
const sold = async (): Promise<Stage> => {
  const stage = await setStage(world);
  await stage.buy();
  return stage;
};
/** Runs a statement as the owner of the tables: no use case changes amounts of `payment`, so the owner makes the damage. */
const asOwner = (text: string) => withClient(world.databaseUrl, (client) => client.query(text));

test('a day on which books and gateway agree is finished without a difference', async () => {
  const bought = await setStage(world);
  await bought.chooseAndReturn();
  const cancelled = await setStage(world);
  await cancelled.chooseAndReturn();
  await cancelled.cancel();
  await workOff(world, cancelled.tripId);
  const failed = await setStage(world);
  await failed.chooseAndReturn('fail');
  const stages = [bought, cancelled, failed];
  for (const { tripId } of stages) await moveToDay(world, tripId, day);
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ payments: 3, refunds: 1, compared: 4, differences: 0 });
  expect((await dayNow())?.finishedAt).toBeInstanceOf(Date);
  expect(await brokenNow()).toEqual([]);
});

test('money that went on to another coach is no attempt of its day', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  await stage.change({ kind: 'delay', delayMinutes: 90, reason: 'traffic' });
  await rebookTo(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const trips = [stage.tripId, stage.nextTripId];
  for (const tripId of trips) await workOff(world, tripId);
  for (const tripId of trips) await moveToDay(world, tripId, day);
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ payments: 1, refunds: 0, differences: 0 });
  expect(await brokenNow()).toEqual([]);
});

test('money that the gateway took and nobody told of buys its seats, and is told as settled', async () => {
  const stage = await setStage(world, { ipn: 'none', noReturn: true });
  await stage.anHourPasses();
  await workOff(world, stage.tripId);
  expect(await stage.view()).toMatchObject({ paymentState: 'expired' });
  await stage.choose();
  await moveToDay(world, stage.tripId, day);
  await compareAll(world);
  expect(await stage.view()).toMatchObject({ paymentState: 'paid', bookingState: 'confirmed' });
  const { rows } = await list();
  expect(kinds(rows)).toEqual(['taken-not-booked: settled']);
  expect(rows[0]).toMatchObject({ day, closedByName: null, number: stage.tranId, ours: 'expired' });
  await workOff(world, stage.tripId);
  expect(await brokenNow()).toEqual([]);
});

test('a difference is a case until an admin closes it with a sentence, once', async () => {
  const stage = await sold();
  await moveToDay(world, stage.tripId, day);
  await asOwner(`update payment set bank_tran_id = 'ANOTHER' where payment_id = '${stage.paymentId}'`);
  await compareAll(world);
  const { rows, counts } = await list('open');
  expect(kinds(rows)).toEqual(['other-number: open']);
  expect(counts).toEqual({ open: 1, settled: 0, closed: 0 });
  expect(rows[0]?.ours).toBe('ANOTHER');
  expect((await world.portal.backOffice.countMoney(admin.actor)).differences).toBe(1);
  expect(await brokenNow()).toEqual([]);

  const differenceId = rows[0]?.differenceId ?? '';
  const reason = 'The bank has renumbered it; its statement has both.';
  const other = await makeAdmin(world, await signUpPerson(world));
  const ends = await meetAtLock(
    world,
    `select from gateway_difference where difference_id = '${differenceId}' for update`,
    [admin, other].map(
      ({ actor }) =>
        () =>
          world.portal.reconciliation.closeDifference(actor, { differenceId, reason }),
    ),
  );
  expect(ends.map((end) => (end.status === 'fulfilled' ? 'closed' : end.reason.code)).toSorted()).toEqual([
    'already-decided',
    'closed',
  ]);
  expect((await list('closed')).rows[0]).toMatchObject({ closedReason: reason, differenceState: 'closed' });
  const booking = await world.portal.backOffice.viewBooking(admin.actor, rows[0]?.pnr ?? '');
  expect(booking.acts.filter(({ act }) => act === 'difference-closed')).toHaveLength(1);
  expect(await brokenNow()).toEqual([]);
});

test('a case that lost its row, or was closed past the audit log, is found by the audit', async () => {
  const stage = await sold();
  await moveToDay(world, stage.tripId, day);
  await asOwner(`update payment set bank_tran_id = 'ANOTHER' where payment_id = '${stage.paymentId}'`);
  await compareAll(world);
  await asOwner(`update gateway_difference set state = 'closed', closed_at = now(), closed_by = 'x', closed_by_name = 'x',
    closed_reason = 'nothing'`);
  expect((await brokenNow())[0]?.rows).toMatchObject([{ what: 'closed without a word' }]);
  await asOwner('delete from gateway_difference');
  expect((await brokenNow())[0]?.rows).toMatchObject([{ what: 'difference without a case', id: day }]);
});

test('money that we have and the gateway does not confirm, and a ledger that differs, stay open', async () => {
  const [one, other] = [await sold(), await sold()];
  for (const { tripId } of [one, other]) await moveToDay(world, tripId, day);
  await asOwner(
    `update payment set tran_id = 'T' || substr(tran_id, 3) where payment_id = '${one.paymentId}'`,
  );
  await asOwner(`update ledger_line set amount_paisa = amount_paisa - sign(amount_paisa) * 100
    where book = '${other.tripId}' and source = 'capture'`);
  await compareAll(world);
  expect(kinds((await list()).rows)).toEqual(['booked-not-taken: open', 'ledger-differs: open']);
});

test.each([
  ['as soon as it was requested', 0],
  ['a day later, after its passenger might have chosen another coach', 1],
])('a refund that is settled here and not at the gateway is a difference: sent %s', async (_, daysLater) => {
  await world.gateway.behave({ refund: 'stuck' });
  const stage = await sold();
  await stage.behave({ refund: 'stuck' });
  await stage.cancel();
  await workOff(world, stage.tripId);
  await world.gateway.behave({ refund: 'ok' });
  await moveToDay(world, stage.tripId, day);
  const requestedAt = dhakaInstant(addDays(day, -daysLater), 720);
  await sql`update refund set requested_at = ${requestedAt} where trip_id = ${stage.tripId}`.execute(
    world.db,
  );
  await asOwner(`update refund set state = 'settled', settled_at = now() where trip_id = '${stage.tripId}'`);
  await compareAll(world);
  expect(kinds((await list()).rows)).toEqual(['refund-not-paid: open']);
});

test('a silent gateway keeps the day open and is asked again; after three days its silence is a case', async () => {
  const [told, silent] = [await sold(), await sold()];
  await silent.behave({ query: '500' });
  for (const { tripId } of [told, silent]) await moveToDay(world, tripId, day);
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ payments: 2, compared: 1, differences: 0, finishedAt: null });
  expect(await brokenNow()).toEqual([]);

  const askedAgain = async () => {
    await sql`update gateway_question set ask_at = now()`.execute(world.db);
    await compareAll(world);
  };
  await askedAgain();
  expect(await dayNow()).toMatchObject({ compared: 1, finishedAt: null });
  await sql`update gateway_day set begun_at = begun_at - interval '73 hours'`.execute(world.db);
  await askedAgain();
  expect(kinds((await list()).rows)).toEqual(['no-answer: open']);
  expect(await dayNow()).toMatchObject({ compared: 2, differences: 1 });
  expect((await dayNow())?.finishedAt).toBeInstanceOf(Date);
  expect(await brokenNow()).toEqual([]);
});

test('a silent gateway that answers in time ends the day', async () => {
  const stage = await sold();
  await stage.behave({ query: '500' });
  await moveToDay(world, stage.tripId, day);
  await compareAll(world);
  await stage.behave({ query: 'ok' });
  await sql`update gateway_question set ask_at = now()`.execute(world.db);
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ compared: 1, differences: 0 });
  expect((await dayNow())?.finishedAt).toBeInstanceOf(Date);
});

test('of two runs at once one lists a part of a day, and one asks about an attempt', async () => {
  const stage = await sold();
  await moveToDay(world, stage.tripId, day);
  await asOwner(`update payment set bank_tran_id = 'ANOTHER' where payment_id = '${stage.paymentId}'`);
  const noon = dhakaInstant(day, 720);
  const listedUntil = async () => {
    const row = await world.db.selectFrom('gatewayDay').selectAll().where('day', '=', day).executeTakeFirst();
    return row?.listedUntil ?? dhakaInstant(day);
  };
  while ((await listedUntil()) < noon) await compareDays(world.deps)();
  await stage.behave({ query: '500' });
  const run = () => compareDays(world.deps)();
  await meetAtLock(world, `select from gateway_day where day = '${day}' for update`, [run, run]);
  expect(await dayNow()).toMatchObject({ payments: 1, compared: 0 });
  await stage.behave({ query: 'ok' });
  await sql`update gateway_question set ask_at = now()`.execute(world.db);
  await meetAtLock(world, 'select from gateway_question for update', [run, run]);
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ payments: 1, compared: 1, differences: 1 });
  expect(kinds((await list()).rows)).toEqual(['other-number: open']);
  expect(await brokenNow()).toEqual([]);
});

test('an attempt that the comparison did not list is found by the audit', async () => {
  const stage = await sold();
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ payments: 0 });
  await beginAtNoon(world, stage.tripId, day);
  expect((await brokenNow())[0]?.rows).toMatchObject([{ what: 'attempt left out', id: day }]);
});

test('the first run compares nothing: the comparison begins with the day that is under way', async () => {
  await asOwner('truncate gateway_day');
  const stage = await sold();
  await beginAtNoon(world, stage.tripId, day);
  await compareAll(world);
  expect(await dayNow()).toMatchObject({ payments: 0, differences: 0 });
  expect(await brokenNow()).toEqual([]);
});

test('support is told that a booking has a difference, and no amount of it', async () => {
  const stage = await sold();
  await moveToDay(world, stage.tripId, day);
  await asOwner(
    `update payment set captured_paisa = captured_paisa + 777 where payment_id = '${stage.paymentId}'`,
  );
  await compareAll(world);
  const { actor } = await makeSupport(world, await signUpPerson(world));
  const { pnr } = await stage.view();
  const { differences } = await world.portal.support.viewBooking(actor, pnr ?? '');
  expect(differences.map(({ kind, differenceState }) => `${kind}: ${differenceState}`).toSorted()).toEqual([
    'ledger-differs: open',
    'other-amount: open',
  ]);
  expect(Object.keys(differences[0] ?? {}).toSorted()).toEqual([
    'day',
    'differenceId',
    'differenceState',
    'kind',
  ]);
});

test('money that a gateway took twice under one number is a difference', async () => {
  const stage = await sold();
  await moveToDay(world, stage.tripId, day);
  await compareAll(world);
  const line = `${stage.tranId},1440.00,VALID`;
  const text = ['tran_id,amount,status', line, line].join('\n');
  expect(await world.portal.reconciliation.compareStatement(admin.actor, { day, text })).toEqual({
    lines: 1,
    differences: 1,
  });
  const { rows } = await list('open');
  expect(rows).toMatchObject([{ kind: 'other-amount', ourPaisa: 144_000, theirPaisa: 288_000 }]);
});

test('a gateway’s own statement is compared line by line, and the same file adds nothing', async () => {
  const [right, wrong] = [await sold(), await sold()];
  const failed = await setStage(world);
  await failed.chooseAndReturn('fail');
  for (const { tripId } of [right, wrong, failed]) await moveToDay(world, tripId, day);
  await compareAll(world);
  const { amountPaisa } = await world.db
    .selectFrom('payment')
    .select('amountPaisa')
    .where('paymentId', '=', right.paymentId)
    .executeTakeFirstOrThrow();
  const text = [
    'tran_id,amount,status',
    `${right.tranId},${amountPaisa / 100},VALID`,
    `${wrong.tranId},${amountPaisa / 100 - 1},VALIDATED`,
    `${failed.tranId},${amountPaisa / 100},VALID`,
    'TOFANOTHERSHOP,10.00,VALID',
    'TOFANOTHERSHOP2,10.00,FAILED',
  ].join('\n');
  const bring = (file: string) =>
    world.portal.reconciliation.compareStatement(admin.actor, { day, text: file });
  expect(await bring(text)).toEqual({ lines: 5, differences: 3 });
  expect(await bring(text)).toEqual({ lines: 5, differences: 0 });
  const { rows } = await list('open');
  expect(kinds(rows)).toEqual(['other-amount: open', 'taken-not-booked: open', 'unknown-line: open']);
  // A file moves no money.
  expect(await failed.view()).toMatchObject({ paymentState: 'failed' });
  const unknown = rows.find(({ kind }) => kind === 'unknown-line');
  expect(unknown).toMatchObject({ number: 'TOFANOTHERSHOP', pnr: null, theirPaisa: 1_000 });
  await world.portal.reconciliation.closeDifference(admin.actor, {
    differenceId: unknown?.differenceId ?? '',
    reason: 'It is of another shop of ours.',
  });
  expect(await brokenNow()).toEqual([]);
  await expect(bring('tran_id,amount\nT1,10')).rejects.toMatchObject({
    fields: { faults: { text: 'statement-columns' } },
  });
});
