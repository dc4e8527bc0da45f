import { taka } from '@poth/domain/money.ts';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import { expect, test } from 'vitest';
import { type Inventory, latestValues, seatStates } from './seat-stream.ts';
import type { OwnHold } from './seating-state.ts';

const layout = { layoutId: 'pair', rows: [['A1', 'A2', 'A3']] };
const free = { A2: 'available', A3: 'available' };
const journey = { tripId: 'trip', fromStopNo: 0, toStopNo: 1 };
const leg = (seatNo: string, bookingId: string | null, expiresAt = 600_000): SeatLeg => ({
  seatNo,
  legNo: 0,
  state: bookingId ? 'held' : 'free',
  bookingId,
  expiresAt: bookingId ? new Date(expiresAt) : null,
});
const buyers = new Map([
  ['mine', 'me'],
  ['hers', 'me'],
  ['other', 'somebody'],
  ['third', 'somebody else'],
]);
const at = (ms: number, ...legs: SeatLeg[]): Inventory => ({ layout, legs, buyers, now: new Date(ms) });
const mine: OwnHold = {
  bookingId: 'mine',
  seats: [{ seatNo: 'A1', farePaisa: taka(900) }],
  serviceChargePaisa: taka(20),
  heldUntil: 600_000,
  boardingCounterId: '',
  droppingCounterId: '',
};

const told = async (inventories: Inventory[], findHold: () => Promise<OwnHold | null>) => {
  const feed = (async function* () {
    yield* inventories;
  })();
  const states = [];
  for await (const state of seatStates(feed, journey, 'me', findHold)) states.push(state);
  return states;
};

test('a state is told once, however often it is read', async () => {
  let lookedUp = 0;
  const states = await told(
    [at(1, leg('A1', null)), at(2, leg('A1', null)), at(3, leg('A1', 'other'))],
    async () => {
      lookedUp += 1;
      return null;
    },
  );
  expect(states).toEqual([
    { seats: { ...free, A1: 'available' }, marks: {}, hold: null, at: 1 },
    { seats: { ...free, A1: 'held' }, marks: {}, hold: null, at: 3 },
  ]);
  expect(lookedUp).toBe(0);
});

test('the hold is looked up for changes of its own rows, not for what others do', async () => {
  let lookedUp = 0;
  const states = await told(
    [
      at(1, leg('A1', 'mine'), leg('A2', 'other'), leg('A3', null)),
      at(2, leg('A1', 'mine'), leg('A2', 'other'), leg('A3', 'other')),
      at(3, leg('A1', 'mine'), leg('A2', null), leg('A3', null)),
      at(4, leg('A1', 'mine', 900_000), leg('A2', null), leg('A3', null)),
      at(5, leg('A1', 'mine', 900_000), leg('A2', 'third'), leg('A3', null)),
    ],
    async () => {
      lookedUp += 1;
      return { ...mine, heldUntil: lookedUp < 2 ? 600_000 : 900_000 };
    },
  );
  expect(states.map(({ hold }) => hold?.heldUntil)).toEqual([600_000, 600_000, 600_000, 900_000, 900_000]);
  expect(lookedUp).toBe(2);
});

test('own seats are selected until their time is over, though nobody wrote that down', async () => {
  const states = await told([at(1, leg('A1', 'mine')), at(600_000, leg('A1', 'mine'))], async () => mine);
  expect(states.map(({ seats, hold }) => [seats.A1, hold?.bookingId])).toEqual([
    ['selected', 'mine'],
    ['available', undefined],
  ]);
});

test('the seat beside a woman who has paid and travels alone is kept for women at once, but not for her own map', async () => {
  const sold: SeatLeg = { ...leg('A2', 'hers'), state: 'sold', expiresAt: null, woman: true };
  const [before, after] = await told([at(1, leg('A2', null)), at(2, sold)], async () => null);
  expect([before?.marks, after?.marks]).toEqual([{}, { A1: 'women', A3: 'women' }]);
  const [own] = await told([at(1, sold)], async () => ({ ...mine, bookingId: 'hers' }));
  expect(own?.marks).toEqual({});
});

test('a slow reader gets the newest value, and the end of the signal ends the subscription', async () => {
  const ended = new AbortController();
  let tell: (value: number) => void = () => {};
  let stopped = false;
  const values = latestValues<number>((listener) => {
    tell = listener;
    return () => {
      stopped = true;
    };
  }, ended.signal);
  const first = values.next();
  tell(1);
  tell(2);
  expect((await first).value).toBe(2);
  tell(3);
  tell(4);
  expect((await values.next()).value).toBe(4);
  const last = values.next();
  ended.abort();
  expect((await last).done).toBe(true);
  expect(stopped).toBe(true);
});
