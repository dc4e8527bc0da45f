import { expect, test } from 'vitest';
import type { FleetTrip } from '@poth/domain/operator/fleet.ts';
import { daysView } from './buses-view.ts';

const trip = (departsAt: string, more: Partial<FleetTrip> = {}): FleetTrip => ({
  tripId: departsAt,
  state: 'on-sale',
  departsAt: new Date(departsAt),
  routeName: { en: 'Dhaka-Bogura', bn: 'ঢাকা-বগুড়া' },
  coachNumber: 'PP-4001',
  seatCount: 36,
  delayMinutes: 0,
  seatsSold: 9,
  seatsLeft: 25,
  ...more,
});

test('trips stand under the Dhaka date on which they leave', () => {
  const trips = [trip('2026-11-27T15:00:00Z'), trip('2026-11-27T17:59:00Z'), trip('2026-11-27T18:15:00Z')];
  const days = daysView({ trips, state: 'verified' }, 'bn');
  expect(days.map(({ day, trips: of }) => [day, of.map(({ leaves }) => leaves)])).toEqual([
    ['শুক্রবার, ২৭ নভেম্বর ২০২৬', ['রাত ৯:০০', 'রাত ১১:৫৯']],
    ['শনিবার, ২৮ নভেম্বর ২০২৬', ['রাত ১২:১৫']],
  ]);
  expect(days[0]?.trips[0]).toMatchObject({
    route: 'ঢাকা – বগুড়া',
    sold: { seats: '৯', all: '৩৬', left: '২৫', share: '25%' },
  });
});

test('a trip is shown as it sells', () => {
  const at = '2026-11-27T15:00:00Z';
  const shown = (more: Partial<FleetTrip>, state: 'verified' | 'suspended' = 'verified') =>
    daysView({ trips: [trip(at, more)], state }, 'en')[0]?.trips[0]?.state;
  expect(shown({})).toBe('on-sale');
  expect(shown({ seatsLeft: 0 })).toBe('sold-out');
  expect(shown({ delayMinutes: 25 })).toBe('late');
  expect(shown({ state: 'closed' })).toBe('closed');
  expect(shown({ state: 'cancelled' }, 'suspended')).toBe('cancelled');
  expect(shown({}, 'suspended')).toBe('paused');
});
