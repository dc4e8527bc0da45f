import { expect, test } from 'vitest';
import { endsOf, namedFirst } from './place-order.ts';

const at = (placeId: string) => ({
  placeId,
  name: { en: placeId, bn: placeId },
  district: { en: '', bn: '' },
  aliases: [],
});
const [dhaka, sylhet, khulna, bogura] = ['dhaka', 'sylhet', 'khulna', 'bogura'].map(at) as [
  ReturnType<typeof at>,
  ReturnType<typeof at>,
  ReturnType<typeof at>,
  ReturnType<typeof at>,
];

test('the ends of the connections come first, each once, as they are received; the rest keep their order', () => {
  const routes = [
    { from: sylhet, to: dhaka },
    { from: dhaka, to: sylhet },
    { from: sylhet, to: khulna },
  ];
  expect(endsOf(routes, 'from')).toEqual(['sylhet', 'dhaka']);
  expect(endsOf(routes, 'to')).toEqual(['dhaka', 'sylhet', 'khulna']);
  expect(namedFirst([bogura, dhaka, khulna, sylhet], endsOf(routes, 'from'))).toEqual([
    sylhet,
    dhaka,
    bogura,
    khulna,
  ]);
});
