import { expect, test } from 'vitest';
import type { SeatLeg } from '../seating/seat-map.ts';
import { countSeats, deskSeats } from './desk-seats.ts';

const now = new Date('2026-11-27T12:00:00Z');
const leg = (seatNo: string, legNo: number, state: SeatLeg['state'], minutesLeft?: number): SeatLeg => ({
  seatNo,
  legNo,
  state,
  bookingId: state === 'free' ? null : 'somebody',
  expiresAt: minutesLeft === undefined ? null : new Date(now.getTime() + minutesLeft * 60_000),
});

test('a seat is what binds it most on any of its legs, and what is over binds nothing', () => {
  const seats = deskSeats(
    [
      leg('A1', 0, 'free'),
      leg('A1', 1, 'sold'),
      leg('A2', 0, 'blocked'),
      leg('A2', 1, 'held', 5),
      leg('A3', 0, 'paying', 5),
      leg('A3', 1, 'free'),
      leg('A4', 0, 'blocked', 0),
      leg('A4', 1, 'held', -5),
    ],
    now,
  );
  expect(seats).toEqual({ A1: 'sold', A2: 'kept', A3: 'held', A4: 'free' });
  expect(countSeats(seats)).toEqual({ free: 1, held: 1, kept: 1, sold: 1 });
});
