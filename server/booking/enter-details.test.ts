import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

test('everything that is wrong with the details is told at once, the terms too', async () => {
  const { tripId } = await sampleTrip(world.db);
  const actor = newBuyer();
  const { bookingId } = await world.portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A1'],
    language: 'en',
    key: randomUUID(),
  });
  const typed = { tripId, bookingId, email: '', passengers: [], language: 'en' as const };
  const enter = (name: string, phone: string, termsAccepted: boolean) =>
    world.portal.booking.enterDetails(actor, { ...typed, name, phone, termsAccepted });
  await expect(enter('', '01211234567', false)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: {
      faults: { name: 'name-missing', phone: 'phone-not-mobile', terms: 'terms-not-accepted' },
    },
  });
  await expect(enter('', '01711234567', true)).rejects.toMatchObject({
    fields: { faults: { name: 'name-missing' } },
  });
  await expect(enter('Tasnim', '01711234567', false)).rejects.toMatchObject({ code: 'terms-not-accepted' });
});
