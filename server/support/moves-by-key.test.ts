import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCounting } from '../testing/count-trips.ts';
import { typedOvercharge } from '../testing/feedback.ts';
import { makeSupport, signUpPerson } from '../testing/people.ts';
import { runTrip } from '../testing/running-trip.ts';
import { openPlans } from '../testing/sql/plan.ts';
import { createWorld, type World } from '../testing/world.ts';

const counting = openCounting();
let world: World;
let client: pg.Client;
beforeAll(async () => {
  const { openPortalDatabase } = counting;
  world = await createWorld({ chores: false, oneServer: true, openPortalDatabase });
  client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await world.stop();
});

test('the moves of reports and cases are found by their keys, however many others there are', async () => {
  const trip = await runTrip(world);
  const { actor, bookingId } = await trip.sell(['A1']);
  const { tripId } = trip;
  const helper = await makeSupport(world, await signUpPerson(world));
  const of = world.db.selectFrom('booking').select('pnr').where('bookingId', '=', bookingId);
  const pnr = (await of.executeTakeFirstOrThrow()).pnr ?? '';
  await world.portal.feedback.reportTrip(actor, typedOvercharge(pnr));
  const opened = { tripId, bookingId, kind: 'other' as const, text: 'Where is my bag?', key: randomUUID() };
  await world.portal.support.openCase(helper.actor, opened);
  await client.query(`
    insert into passenger_report (trip_id, report_id, booking_id, operator_id, kind, state, happened_at, place_en, place_bn, text, moves)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'did-not-come', 'open', now(), '', '', '', 1
      from generate_series(1, 5000);
    insert into report_move (trip_id, report_id, move_no, event, to_state, made_by)
      select trip_id, report_id, 1, 'report', 'open', '' from passenger_report on conflict do nothing;
    insert into support_case (trip_id, case_id, booking_id, kind, state, moves, opened_by)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'other', 'closed', 1, '' from generate_series(1, 5000);
    insert into support_case_move (trip_id, case_id, move_no, event, to_state, made_by)
      select trip_id, case_id, 1, 'open', 'open', '' from support_case on conflict do nothing;
    analyze`);
  const plans = await openPlans(client);
  expect([...plans.large]).toEqual(expect.arrayContaining(['passenger_report', 'support_case']));
  await counting.tripsOf(async () => {
    const { reports } = await world.portal.feedback.viewReports(actor, pnr);
    const { cases } = await world.portal.support.viewBooking(helper.actor, pnr);
    expect([reports[0]?.moves.length, cases[0]?.moves.length]).toEqual([1, 1]);
  });
  const read = counting.texts().filter((text) => /report_move|support_case_move/.test(text));
  expect(read).toHaveLength(2);
  for (const text of read) expect(await plans.scansOf(text), text).toEqual([]);
});
