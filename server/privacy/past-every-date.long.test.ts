import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../invariants/run-audit.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { runRetentionAfter } from '../testing/past-every-date.ts';
import { setStage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Findings of the audit, except that the server of the tests runs without fsync. */
const findings = async () =>
  (await runAudit(world.auditor)).flatMap(({ invariant, rows }) => {
    const wrong = rows.filter(
      (row) => !/^(fsync|full_page_writes|synchronous_commit)=/.test(String(row.fault)),
    );
    return wrong.length > 0 ? [{ invariant, wrong }] : [];
  });

test('on a database past every date the audit passes, and a late refund goes back without anybody to tell', async () => {
  const [late, stuck, plain] = [await setStage(world), await setStage(world), await setStage(world)];
  for (const stage of [late, stuck, plain]) await stage.buy();
  await late.cancel(['B4']);
  await workOff(world, late.tripId);
  await stuck.behave({ refund: 'fail' });
  await stuck.cancel();
  await workOff(world, stuck.tripId);
  const lapsed = await setStage(world);
  await lapsed.anHourPasses();
  await workOff(world, lapsed.tripId);

  await runRetentionAfter(world, 10);
  expect(await findings()).toEqual([]);
  const named = await world.db
    .selectFrom('booking')
    .select('bookingId')
    .where('contactPhone', 'is not', null)
    .execute();
  // A refund that a bank still owes keeps the contact of its payer.
  expect(named).toEqual([{ bookingId: stuck.bookingId }]);

  const admin = await makeAdmin(world, await signUpPerson(world));
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', late.bookingId)
    .executeTakeFirstOrThrow();
  await world.portal.backOffice.giveBack(admin.actor, {
    tripId: late.tripId,
    bookingId: late.bookingId,
    amountPaisa: 2_000,
    bornBy: 'portal',
    reason: 'the bank asks after ten years',
    key: randomUUID(),
  });
  await workOff(world, late.tripId);
  expect((await late.refundsAtGateway()).map(({ amount }) => Number(amount)).at(-1)).toBe(20);
  const view = await world.portal.backOffice.viewBooking(admin.actor, pnr ?? '');
  expect(JSON.stringify(view)).not.toContain('Tasnim');

  // Money for seats of ten years ago goes back in full, no matter who paid it.
  await lapsed.chooseAndReturn();
  await workOff(world, lapsed.tripId);
  expect((await lapsed.refundsAtGateway()).length).toBe(1);

  await runRetentionAfter(world, 10);
  expect(await findings()).toEqual([]);
  const unsent = await world.db
    .selectFrom('outbox')
    .select(['topic', 'lastError'])
    .where('doneAt', 'is', null)
    .execute();
  expect(unsent).toEqual([]);
});

test('a ticket without names still opens, as a page and as a file', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await runRetentionAfter(world, 10);
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', stage.bookingId)
    .executeTakeFirstOrThrow();
  const ticket = await world.portal.ticket.viewTicket(stage.actor, pnr ?? '');
  expect(ticket).toMatchObject({ contactName: '', contactPhone: '' });
  const file = await world.portal.ticket.downloadTicket(stage.actor, { pnr: pnr ?? '', language: 'bn' });
  expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-');
});
