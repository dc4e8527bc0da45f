import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceToOwner } from '../messaging/outbox.ts';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { openCounting } from '../testing/count-trips.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

const counting = openCounting();
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, openPortalDatabase: counting.openPortalDatabase });
});
afterAll(() => world.stop());

/** Buys a ticket on a trip of its own. */
const buyTicket = async () => {
  const { tripId } = await sampleTrip(world.db);
  const sale = await startPaying(world, { tripId, seatNos: ['A1'] });
  const { returnUrl, fields } = await world.gateway.choose(sale.tranId);
  await returnFromGateway(returnUrl, fields);
  return { ...sale, tripId };
};

test('the tickets of a batch are read by one statement, and one that is gone fails alone', async () => {
  const sales = [await buyTicket(), await buyTicket(), await buyTicket()];
  const gone = { tripId: sales[0]?.tripId ?? '', bookingId: randomUUID() };
  await world.db
    .transaction()
    .execute((tx) =>
      announceToOwner(tx, gone.tripId, 'booking-confirmed', gone.bookingId, { bookingId: gone.bookingId }),
    );
  await counting.tripsOf(world.doChores);
  expect(
    counting.texts().filter((text) => text.includes('from unnest') && text.includes('join booking b')),
  ).toHaveLength(1);
  for (const { phone } of sales)
    expect((await world.gateway.messages(phone)).map(({ kind }) => kind)).toContain('sms');
  const left = await world.db
    .selectFrom('outbox')
    .select(['tripId', 'lastError'])
    .where('doneAt', 'is', null)
    .execute();
  // No row for a mail, since the booking has no e-mail address.
  expect(left).toEqual([
    { tripId: gone.tripId, lastError: `Error: booking ${gone.bookingId} has no ticket to tell of` },
  ]);
});
