import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { holdFor, payFor, womensTrip } from '../testing/womens-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Makes a woman and a man, each on the way to pay for one seat of a pair. */
const pair = async () => {
  const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
  return {
    tripId,
    woman: await holdFor(world, tripId, { B1: 'female' }),
    man: await holdFor(world, tripId, { B2: 'male' }),
  };
};

const seesPair = {
  statement: 'insert into payment',
  guard: 's.version = given.version',
};
type Pair = Awaited<ReturnType<typeof pair>>;
/** Lets both start to pay, one after the other, before either has a seat; returns the outcomes. */
const payAtOnce = async (portal: Portal, { tripId }: Pair, buyers: Pair['woman'][]) => {
  const lock = `select from trip_seat where trip_id = '${tripId}' for update`;
  const calls = buyers.map((buyer) => () => payFor({ ...world, portal }, buyer));
  const ends = await meetAtLock(world, lock, calls);
  return ends.map((end) => (end.status === 'fulfilled' ? 'paying' : [end.reason.code, end.reason.fields]));
};

test('without the lock a man is let into the seat beside a woman who is paying at the same moment', async () => {
  const both = await pair();
  const ends = await withoutGuard(world, seesPair, (portal) =>
    payAtOnce(portal, both, [both.woman, both.man]),
  );
  expect(ends).toEqual(['paying', 'paying']);
});

test('with it he waits for her, and is refused', async () => {
  const both = await pair();
  expect(await payAtOnce(world.portal, both, [both.woman, both.man])).toEqual([
    'paying',
    ['women-only-seat', { seats: ['B2'] }],
  ]);
  const { marks } = await world.portal.seating.viewSeatMap(newBuyer(), {
    tripId: both.tripId,
    fromStopNo: 0,
    toStopNo: 2,
  });
  expect(marks).toEqual({ B2: 'women' });
});

test('who was first has the seat: she waits for him, and sits beside him knowingly or changes', async () => {
  const both = await pair();
  expect(await payAtOnce(world.portal, both, [both.man, both.woman])).toEqual(['paying', 'paying']);
});

test('of many pairs at once no man is let in after the woman', async () => {
  const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
  const rows = [...'ABCDEFGH'];
  const buyers = await Promise.all(
    rows.flatMap((row) => [
      holdFor(world, tripId, { [`${row}1`]: 'female' }),
      holdFor(world, tripId, { [`${row}2`]: 'male' }),
    ]),
  );
  const answers = await Promise.all(
    buyers.map((buyer) =>
      payFor(world, buyer).then(
        () => 'paying',
        () => 'refused',
      ),
    ),
  );
  // A woman is never refused; a buyer who tries again after all of them is judged by who has the seats then.
  expect(answers.filter((_, at) => at % 2 === 0)).toEqual(rows.map(() => 'paying'));
  for (const [at, answer] of answers.entries())
    if (answer === 'refused')
      await expect(payFor(world, buyers[at]!)).rejects.toMatchObject({ code: 'women-only-seat' });
});
