import { taka } from '@poth/domain/money.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import { expect, test } from 'vitest';
import { holdRanOut, seatChanges } from './seat-changes.ts';
import { type SeatingState, withoutHold } from './seating-state.ts';

const state = (seats: Record<string, SeatView>, at = 0): SeatingState => ({
  seats,
  marks: {},
  hold: null,
  at,
});
const holding = (at: number): SeatingState => ({
  ...state({ B3: 'selected', B4: 'available', C1: 'sold' }, at),
  hold: {
    bookingId: 'booking',
    seats: [{ seatNo: 'B3', farePaisa: taka(1800) }],
    serviceChargePaisa: taka(20),
    heldUntil: 600_000,
    boardingCounterId: '',
    droppingCounterId: '',
  },
});

test('own and others’ changes are told apart', () => {
  const before = state({ A1: 'available', A2: 'selected', A3: 'held', A4: 'available', B1: 'held' });
  const after = state({ A1: 'selected', A2: 'available', A3: 'available', A4: 'held', B1: 'sold' });
  expect(seatChanges(before, after)).toEqual({
    gained: ['A1'],
    lost: ['A2'],
    takenByOthers: ['A4'],
    freedByOthers: ['A3'],
  });
});

test('a hold that ends in time ran out, one that was given back did not', () => {
  expect(holdRanOut(holding(0), state({}, 600_000))).toBe(true);
  expect(holdRanOut(holding(0), state({}, 1_000))).toBe(false);
  expect(holdRanOut(holding(0), holding(700_000))).toBe(false);
});

test('without its hold a map shows the seats as free again, at the time the hold ended', () => {
  const after = withoutHold(holding(1_000));
  expect(after).toEqual(state({ B3: 'available', B4: 'available', C1: 'sold' }, 600_000));
  expect(holdRanOut(holding(1_000), after)).toBe(true);
});
