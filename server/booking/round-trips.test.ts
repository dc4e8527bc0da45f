import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeBack, newBuyer, newPhone } from '../testing/buyer.ts';
import { openCounting, type Trips } from '../testing/count-trips.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

const counting = openCounting();
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, openPortalDatabase: counting.openPortalDatabase });
});
afterAll(() => world.stop());

test('each step of a purchase needs so many round trips and commits, and no more', async () => {
  const { tripId } = await sampleTrip(world.db);
  const actor = newBuyer();
  const steps: Record<string, Trips> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    let answer: T | undefined;
    steps[name] = await counting.tripsOf(async () => {
      answer = await work();
    });
    return answer as T;
  };
  const hold = (by: typeof actor, seatNos: string[], key: string = randomUUID()) =>
    world.portal.booking.holdSeats(by, {
      tripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos,
      language: 'en',
      key,
    });

  const key = randomUUID();
  const { bookingId } = await step('hold', () => hold(actor, ['B3'], key));
  await step('hold, the same request', () => hold(actor, ['B3'], key));
  await step('growing hold', () => hold(actor, ['B4']));
  await step('loser of a rush', () => hold(newBuyer(), ['B3']).catch(({ code }) => code));
  const typed = {
    tripId,
    name: 'Tasnim Rahman',
    phone: newPhone(),
    email: '',
    passengers: [],
    termsAccepted: true,
    language: 'en' as const,
  };
  const details = () => world.portal.booking.enterDetails(actor, { ...typed, bookingId });
  await step('details', details);
  await step('details, corrected', details);
  await step('release', () =>
    world.portal.booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['B4'] }),
  );
  await step('release of the last seat', () =>
    world.portal.booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['B3'] }),
  );

  const bought = await hold(actor, ['C1']);
  await world.portal.booking.enterDetails(actor, { ...typed, bookingId: bought.bookingId });
  const paying = { tripId, bookingId: bought.bookingId, method: 'bkash' as const, key: randomUUID() };
  const { tranId } = await step('pay', () => world.portal.payment.startPayment(actor, paying));
  await world.gateway.behave({ ipn: 'none' }, tranId);
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await step('the first notice, which settles', () => comeBack(returnUrl, fields));
  await step('the same notice again', () => comeBack(returnUrl, fields));
  await step('look', () => world.portal.payment.viewPayment(actor, tranId));
  expect(steps).toEqual({
    hold: { roundTrips: 3, commits: 2 },
    'hold, the same request': { roundTrips: 1, commits: 0 },
    'growing hold': { roundTrips: 2, commits: 1 },
    'loser of a rush': { roundTrips: 1, commits: 0 },
    details: { roundTrips: 3, commits: 2 },
    'details, corrected': { roundTrips: 2, commits: 1 },
    release: { roundTrips: 2, commits: 1 },
    'release of the last seat': { roundTrips: 2, commits: 1 },
    pay: { roundTrips: 3, commits: 2 },
    'the first notice, which settles': { roundTrips: 5, commits: 4 },
    'the same notice again': { roundTrips: 1, commits: 1 },
    look: { roundTrips: 1, commits: 0 },
  });
});
