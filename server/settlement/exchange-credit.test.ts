import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sums } from '@poth/domain/settlement/settlement.ts';
import { returnFromGateway } from '../testing/buyer.ts';
import { setExchangeFee, setFare, startToPay } from '../testing/exchange.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { ofOperators, sumsByTrip } from './sums-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  await setExchangeFee(world, 30);
});
afterAll(() => world.stop());

test('money of an earlier booking is no discount in the statement of its company', async () => {
  const stage = await tripWithNext(world);
  await setFare(world, stage.nextTripId, 80_000);
  const buyer = await stage.sell(['B3', 'B4']);
  const hold = await startToPay(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const { returnUrl, fields } = await world.gateway.choose(await hold.pay());
  await returnFromGateway(returnUrl, fields);
  for (const tripId of [stage.nextTripId, stage.tripId, stage.nextTripId]) await workOff(world, tripId);
  const lines = sql`select l.book, l.entry_id, l.line_no, l.account, l.amount_paisa, l.source, l.source_id
    from ledger_line l where ${ofOperators([stage.operatorId])}`;
  const { rows } = await sql<Pick<Sums, 'payablePaisa' | 'serviceChargePaisa' | 'discountPaisa'>>`
    select payable_paisa, service_charge_paisa, discount_paisa from (${sumsByTrip(lines, 0)}) s order by trip_id`.execute(
    world.db,
  );
  expect(rows).toEqual([
    // The fee of the change, which the company keeps.
    { payablePaisa: 6_000, serviceChargePaisa: 0, discountPaisa: 0 },
    { payablePaisa: 160_000, serviceChargePaisa: 4_000, discountPaisa: 0 },
  ]);
});
