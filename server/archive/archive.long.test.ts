import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { archivedMonthOf } from '@poth/domain/archive/archive.ts';
import { archivedTables } from '../db/archive.ts';
import { withClient } from '../db/testing.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { archiveAll, letTripBeSettled, longAfter } from '../testing/archive.ts';
import { returnFromGateway, eventually, newBuyer, startPaying } from '../testing/buyer.ts';
import { anAgent, aSale } from '../testing/counter.ts';
import { runRetentionAfter } from '../testing/past-every-date.ts';
import { makeSupport, type Person, signUpPerson } from '../testing/people.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { setStage } from '../testing/stage.ts';
import { cancelOnWeb } from '../testing/settlement.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readTripFacts } from './archive-store.ts';
import { moveTrip } from './move-trip.ts';

let world: World;
let owner: pg.Client;
let stage: RunningTripStage;
let buyer: Person;
let agent: Person & { shiftId: string };
let admin: Visitor;
let supporter: Visitor;
let settlementId: string;
let pnr: string;
let tranId: string;
let answersBefore: Record<string, unknown>;
let rowsBefore: Record<string, string[]>;

const today = dhakaDate(new Date());
const serviceDate = addDays(today, -2);
const tripId = (): string => stage.tripId;

/** Findings of the audit, except that the test server runs without fsync. */
const findings = async () =>
  (await runAudit(world.auditor)).flatMap(({ invariant, rows }) => {
    const wrong = rows.filter(
      (row) => !/^(fsync|full_page_writes|synchronous_commit)=/.test(String(row.fault)),
    );
    return wrong.length > 0 ? [{ invariant, wrong }] : [];
  });
const brokenInvariants = async (): Promise<string[]> => (await findings()).map(({ invariant }) => invariant);

/** Every row of a trip in a schema, table by table. */
const rowsIn = async (schema: 'public' | 'archive', id: string): Promise<Record<string, string[]>> => {
  const all: Record<string, string[]> = {};
  for (const { name, tripColumn } of archivedTables) {
    const { rows } = await owner.query<{ row: string }>(
      `select t::text as row from ${schema}.${name} t where ${tripColumn} = $1 order by 1`,
      [id],
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
};
const count = (rows: Record<string, string[]>): number => Object.values(rows).flat().length;

/** Answers of the portal to different people about the trip. */
const answers = async (): Promise<Record<string, unknown>> => {
  const { ticket, payment, feedback, settlement, salesReport, boarding, counter, backOffice, support, trip } =
    world.portal;
  const { actor } = buyer;
  const period = { from: addDays(today, -10), until: addDays(today, 20) };
  return {
    ticket: await ticket.viewTicket(actor, pnr),
    otherWays: await ticket.viewOtherWays(actor, pnr),
    voice: await feedback.viewVoice(actor, pnr),
    receipt: await payment.viewReceipt(actor, pnr),
    wait: await payment.viewPayment(actor, tranId),
    past: await ticket.listMyTickets(actor, { section: 'past', pages: 1 }),
    statement: await settlement.viewSettlement(admin, { settlementId }),
    file: await settlement.exportSettlement(stage.actor, { settlementId }),
    statements: await settlement.viewSettlements(stage.actor, { page: 1 }),
    byTravel: await salesReport.viewReports(stage.actor, { ...period, by: 'travel' }),
    bySale: await salesReport.viewReports(stage.actor, { ...period, by: 'sale' }),
    day: await boarding.listManifests(stage.actor, { date: serviceDate, page: 1 }),
    list: await boarding.viewManifest(stage.actor, tripId()),
    desk: await trip.viewTrip(stage.actor, tripId()),
    shifts: await counter.listShifts(stage.actor, { page: 1 }),
    shift: await counter.viewShift(agent.actor, agent.shiftId),
    booking: await backOffice.viewBooking(admin, pnr),
    found: await backOffice.findBookings(admin, { text: pnr, page: 1 }),
    byAttempt: await backOffice.findBookings(admin, { text: tranId, page: 1 }),
    supported: await support.findBookings(supporter, { text: pnr }),
  };
};

beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  supporter = (await makeSupport(world, await signUpPerson(world))).actor;
  stage = await runTrip(world, 5);
  buyer = await signUpPerson(world);
  const paying = await startPaying(world, {
    tripId: tripId(),
    seatNos: ['B3', 'B4', 'C1'],
    actor: buyer.actor,
  });
  ({ tranId } = paying);
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId());
  await cancelOnWeb(world, paying, ['C1']);
  agent = await anAgent(world, stage.operatorId);
  await world.portal.counter.sellAtCounter(agent.actor, aSale(tripId(), { seatNos: ['D1', 'D2'] }));
  await world.portal.counter.closeShift(agent.actor, {
    shiftId: agent.shiftId,
    countedPaisa: 190_000 as never,
  });
  ({ settlementId, admin } = await letTripBeSettled(world, stage));
  pnr = (await world.portal.payment.viewPayment(buyer.actor, tranId)).pnr ?? '';
  answersBefore = await answers();
  rowsBefore = await rowsIn('public', tripId());
});
afterAll(async () => {
  await owner.end();
  await world.stop();
});

test('a mover that is killed half way has moved nothing', async () => {
  const locker = new pg.Client({ connectionString: world.databaseUrl });
  await locker.connect();
  await locker.query('begin; lock table archive.ticket in access exclusive mode');
  const moving = moveTrip(world.db, tripId(), longAfter()).catch((thrown: unknown) => thrown);
  const waiting = await eventually(async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_locks where relation = 'archive.ticket'::regclass and not granted`,
    );
    return rows[0];
  }, 'the mover waits for the table of tickets');
  // Rows that the uncommitted transaction has moved so far are visible to nobody.
  expect(count(await rowsIn('public', tripId()))).toBe(count(rowsBefore));
  await owner.query('select pg_terminate_backend($1::int)', [waiting.pid]);
  await locker.end();
  expect(await moving).toBeInstanceOf(Error);
  expect(await rowsIn('public', tripId())).toEqual(rowsBefore);
  expect(count(await rowsIn('archive', tripId()))).toBe(0);
  expect(await world.db.selectFrom('archivedMonth').selectAll().execute()).toEqual([]);
});

test('a mover that may not write one table moves nothing', async () => {
  await owner.query('revoke insert on archive.settlement_line from poth_archivist');
  await expect(moveTrip(world.db, tripId(), longAfter())).rejects.toThrow('permission denied');
  await owner.query('grant insert on archive.settlement_line to poth_archivist');
  expect(await rowsIn('public', tripId())).toEqual(rowsBefore);
  expect(count(await rowsIn('archive', tripId()))).toBe(0);
});

test('of two movers at once one moves a trip, every row of it is in the archive, and the audit is clean', async () => {
  const moved = await Promise.all([1, 2, 3].map(() => moveTrip(world.db, tripId(), longAfter())));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect(await rowsIn('archive', tripId())).toEqual(rowsBefore);
  expect(count(await rowsIn('public', tripId()))).toBe(0);
  const empty = Object.entries(rowsBefore).filter(([, rows]) => rows.length > 0);
  expect(empty.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'booking',
      'ticket_leg',
      'refund',
      'till_move',
      'ledger_line',
      'settlement_line',
    ]),
  );
  const [month] = await world.db.selectFrom('archivedMonth').selectAll().execute();
  expect(month).toMatchObject({
    month: archivedMonthOf(serviceDate),
    trips: 1,
    rowCount: count(rowsBefore),
  });
  expect(month?.capturedPaisa).toBeGreaterThan(200_000);
  expect(month?.refundedPaisa).toBeGreaterThan(50_000);
  expect(month?.bookedPaisa).toBeGreaterThan(month?.capturedPaisa ?? 0);
  expect(await findings()).toEqual([]);
});

test('everybody is answered about it as before', async () => {
  const after = await answers();
  // Only the admin is told that the trip is in the archive.
  Object.assign(answersBefore['booking'] as object, { isArchived: true });
  for (const [what, before] of Object.entries(answersBefore))
    expect({ [what]: after[what] }).toEqual({ [what]: before });
});

test('a stranger does not see it, and its file can be had by its buyer', async () => {
  await expect(world.portal.ticket.viewTicket(newBuyer(), pnr)).rejects.toMatchObject({ code: 'not-found' });
  const file = await world.portal.ticket.downloadTicket(buyer.actor, { pnr, language: 'bn' });
  expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-');
});

test('nothing can be done with it any more, and nobody is told of a fault', async () => {
  const { bookingId } = await world.portal.payment.viewPayment(buyer.actor, tranId);
  const { refund } = world.portal;
  await expect(
    refund.quoteRefund(buyer.actor, { tripId: tripId(), bookingId, seatNos: ['B3'] }),
  ).rejects.toMatchObject({ code: 'not-cancellable' });
  await expect(world.portal.ticket.sendTicketAgain(buyer.actor, { pnr, key: pnr })).rejects.toMatchObject({
    name: 'Problem',
  });
});

test('a notice about its attempt is answered as one that is settled', async () => {
  const told = await fetch(`${world.publicUrl}/pay/ipn/${tranId}`, {
    method: 'POST',
    body: new URLSearchParams({ status: 'VALID', tran_id: tranId }),
  });
  expect(told.status).toBe(200);
  const returned = await fetch(`${world.publicUrl}/pay/return/${tranId}`, { redirect: 'manual' });
  expect(returned.headers.get('location')).toBe(`/pay/wait/${tranId}`);
});

test('money that comes for an attempt in the archive is kept as evidence, and the log says so', async () => {
  const late = await setStage(world);
  await late.anHourPasses();
  await workOff(world, late.tripId);
  await runRetentionAfter(world, 3);
  // The poller asks no more about this attempt.
  await owner.query('update payment set ask_at = null where trip_id = $1', [late.tripId]);
  expect((await readTripFacts(world.db, [late.tripId]))[0]?.open).toEqual([]);
  expect(await moveTrip(world.db, late.tripId, longAfter())).toBe(true);
  const { returnUrl, fields } = await late.choose();
  expect((await returnFromGateway(returnUrl, fields)).status).toBe(303);
  await late.notices(1);
  const told = world.log.filter((line) => line.includes('about an attempt that is in the archive'));
  expect(told.join()).toContain('its gateway signed it');
  const { rows } = await owner.query('select from gateway_event where tran_id = $1 and signature_good', [
    late.tranId,
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(await findings()).toEqual([]);
});

/** Damage in the archive: how it is planted and undone, and the invariants that find it, among others. */
const damages: [string, string, string, string[]][] = [
  [
    'a line with another amount',
    'update archive.ledger_line set amount_paisa = amount_paisa + 100 where line_no = 0',
    'update archive.ledger_line set amount_paisa = amount_paisa - 100 where line_no = 0',
    ['I-6', 'I-7', 'I-archive'],
  ],
  [
    'a payment with another amount',
    `update archive.payment set captured_paisa = captured_paisa - 100 where gateway <> 'counter' and captured_paisa > 0`,
    `update archive.payment set captured_paisa = captured_paisa + 100 where gateway <> 'counter' and captured_paisa > 0`,
    ['I-8', 'I-archive'],
  ],
  [
    'a leg of a ticket that is lost',
    'create table kept as select * from archive.ticket_leg; delete from archive.ticket_leg',
    'insert into archive.ticket_leg select * from kept; drop table kept',
    ['I-2', 'I-5', 'I-archive'],
  ],
  [
    'a trip in both places',
    'insert into public.trip select * from archive.trip',
    'delete from public.trip where trip_id in (select trip_id from archive.trip)',
    ['I-archive'],
  ],
  [
    'a refund in both places',
    'insert into public.refund select * from archive.refund',
    'delete from public.refund where trip_id in (select trip_id from archive.trip)',
    ['I-11', 'I-archive'],
  ],
  [
    'a statement with another sum',
    'update archive.settlement_trip set cash_paisa = cash_paisa + 1',
    'update archive.settlement_trip set cash_paisa = cash_paisa - 1',
    ['I-statement'],
  ],
  [
    'a till that has another amount',
    'update archive.till_move set amount_paisa = amount_paisa + 1',
    'update archive.till_move set amount_paisa = amount_paisa - 1',
    ['I-till'],
  ],
  [
    'a PNR of nobody',
    `update archive.booking set pnr = translate(pnr, '23456789', '98765432') where pnr is not null`,
    `update archive.booking set pnr = translate(pnr, '98765432', '23456789') where pnr is not null`,
    ['I-14'],
  ],
  [
    'a month that says another number of trips',
    'update archived_month set trips = trips + 1',
    'update archived_month set trips = trips - 1',
    ['I-archive'],
  ],
  [
    'a month that is said by nobody',
    'create table kept as select * from archived_month; delete from archived_month',
    'insert into archived_month select * from kept; drop table kept',
    ['I-archive'],
  ],
  [
    'a right to change the books there',
    'grant update on archive.ledger_line to poth_app',
    'revoke update on archive.ledger_line from poth_app',
    ['I-15'],
  ],
  [
    'a right to change the books on sale, which is looked at beside the archive',
    'grant delete on public.history to poth_app',
    'revoke delete on public.history from poth_app',
    ['I-15'],
  ],
];

test.each(damages)('the audit finds in the archive %s', async (_what, plant, takeBack, found) => {
  await owner.query(plant);
  const broken = await brokenInvariants();
  await owner.query(takeBack);
  expect(broken).toEqual(expect.arrayContaining(found));
  expect(await brokenInvariants()).toEqual([]);
});

test('a trip with an open refund stays, and the rest of its month moves', async () => {
  const open = await setStage(world);
  await open.buy();
  await open.behave({ refund: 'fail' });
  await open.cancel();
  await workOff(world, open.tripId);
  const { operatorId } = await world.db
    .selectFrom('trip')
    .select('operatorId')
    .where('tripId', '=', open.tripId)
    .executeTakeFirstOrThrow();
  await letTripBeSettled(world, { tripId: open.tripId, operatorId });
  const before = await rowsIn('public', open.tripId);
  // The other trips of its day, which nobody has bought, move.
  expect(await archiveAll(world)).toBeGreaterThan(0);
  expect(await rowsIn('public', open.tripId)).toEqual(before);
  expect(count(await rowsIn('archive', open.tripId))).toBe(0);
  expect(await findings()).toEqual([]);
});

test('names of staff go in the archive too when their time is over', async () => {
  const { tripId: id } = stage;
  await withClient(world.databaseUrl, (client) =>
    client.query(
      `insert into archive.trip_change (trip_id, change_no, kind, was, became, reason, made_by, made_by_name, at)
      values ($1, 1, 'delay', '{}', '{}', 'traffic', 'u', 'Karim Mia', now())`,
      [id],
    ),
  );
  const names = async () =>
    (await owner.query('select made_by_name from archive.trip_change')).rows.map((row) => row.made_by_name);
  await runRetentionAfter(world, 4);
  expect(await names()).toEqual(['Karim Mia']);
  await runRetentionAfter(world, 6);
  expect(await names()).toEqual(['']);
  await owner.query('delete from archive.trip_change');
});

test('the portal may take nothing out of the books, nor out of the archive', async () => {
  const asPortal = (statement: string) =>
    withClient(world.databaseUrl, async (client) => {
      await client.query('set role poth_app');
      await client.query(statement);
    });
  for (const table of ['ledger_line', 'history'])
    for (const schema of ['public', 'archive'])
      await expect(asPortal(`delete from ${schema}.${table}`)).rejects.toThrow('permission denied');
  await expect(asPortal('update archive.booking set fare_paisa = 0')).rejects.toThrow('permission denied');
  await expect(asPortal('update archived_month set trips = 0')).rejects.toThrow('permission denied');
});
