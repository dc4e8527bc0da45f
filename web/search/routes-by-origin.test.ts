import { taka } from '@poth/domain/money.ts';
import { expect, test } from 'vitest';
import { routesByOrigin } from './routes-by-origin.ts';

const place = (placeId: string, en: string, bn: string) => ({
  placeId,
  name: { en, bn },
  district: { en, bn },
  aliases: [],
});
const [dhaka, sylhet, khulna] = [
  place('dhaka', 'Dhaka', 'ঢাকা'),
  place('sylhet', 'Sylhet', 'সিলেট'),
  place('khulna', 'Khulna', 'খুলনা'),
];
const road = (from: typeof dhaka, to: typeof dhaka, departuresADay: number) => ({
  from,
  to,
  lowestPricePaisa: taka(570),
  departuresADay,
});

test('roads stand under their origin, the origin with most roads first', () => {
  const roads = [road(sylhet, dhaka, 9), road(dhaka, sylhet, 8), road(dhaka, khulna, 1)];
  const origins = routesByOrigin(roads, 'bn');
  expect(origins.map(({ title, count }) => [title, count])).toEqual([
    ['ঢাকা থেকে', '২টি রুট'],
    ['সিলেট থেকে', '১টি রুট'],
  ]);
  expect(origins[0]?.roads[1]).toEqual({
    page: '/routes/dhaka-to-khulna',
    to: 'খুলনা',
    departures: 'দিনে ১টি বাস',
    fare: '৳৫৭০ থেকে শুরু',
  });
});
