import { randomUUID } from 'node:crypto';
import { taka } from '@poth/domain/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { type RunningTripStage, runTrip } from '../testing/running-trip.ts';
import { typedOvercharge } from '../testing/feedback.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

type Buyer = Awaited<ReturnType<RunningTripStage['sell']>>;

let world: World;
let trip: RunningTripStage;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  trip = await runTrip(world);
}, 90_000);
afterAll(() => world.stop());

const pnrOf = async ({ bookingId }: Buyer): Promise<string> => {
  const booking = world.db.selectFrom('booking').select('pnr').where('bookingId', '=', bookingId);
  return (await booking.executeTakeFirstOrThrow()).pnr ?? '';
};

/** Reads the price of the ticket in the form for an overcharge. */
const saidPrice = async (buyer: Buyer): Promise<string | undefined> => {
  const answer = await fetch(`${world.publicUrl}/ticket/${await pnrOf(buyer)}/report?kind=overcharged`, {
    headers: { cookie: `buyer=${world.deps.linkSigner.sign('buyer', buyer.actor.buyerId)}` },
  });
  return /On Poth the ticket cost (৳[\d,]+)\./.exec(await answer.text())?.[1];
};

/** Reads the prices of the reported tickets at the operator's desk. */
const pricesAtTheDesk = async (): Promise<number[]> =>
  (await world.portal.feedback.listReports(trip.actor)).groups.flatMap(({ reports }) =>
    reports.map(({ pricePaisa }) => pricePaisa),
  );

const cancel = async (buyer: Buyer, seatNos: string[]): Promise<void> => {
  const asked = { tripId: trip.tripId, bookingId: buyer.bookingId, seatNos };
  const { refundPaisa } = await world.portal.refund.quoteRefund(buyer.actor, asked);
  const agreed = { shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  await world.portal.refund.cancelAndRefund(buyer.actor, { ...asked, ...agreed });
  await workOff(world, trip.tripId);
};

test('an overcharge is held against what the seats cost that were not given back', async () => {
  const buyer = await trip.sell(['A1', 'A2', 'A3']);
  // Three seats of 700 taka with a service charge of 20 each.
  expect(await saidPrice(buyer)).toBe('৳2,160');
  await cancel(buyer, ['A2']);
  expect(await saidPrice(buyer)).toBe('৳1,440');
  await world.portal.feedback.reportTrip(buyer.actor, typedOvercharge(await pnrOf(buyer)));
  expect(await pricesAtTheDesk()).toEqual([taka(1_440)]);
  // Without any seat left the whole price of the booking is compared.
  await cancel(buyer, ['A1', 'A3']);
  expect(await pricesAtTheDesk()).toEqual([taka(2_160)]);
});
