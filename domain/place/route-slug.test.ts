import { expect, test } from 'vitest';
import type { Place } from './place.ts';
import { halvesOf, readRouteSlug, routeSlug } from './route-slug.ts';

const place = (placeId: string, en: string, bn: string, ...aliases: string[]): Place => ({
  placeId,
  name: { en, bn },
  district: { en, bn },
  aliases,
});
const places = [
  place('dhaka', 'Dhaka', 'ঢাকা', 'Dacca'),
  place('coxs-bazar', "Cox's Bazar", 'কক্সবাজার'),
  place('chattogram', 'Chattogram', 'চট্টগ্রাম', 'Chittagong'),
  place('road-to-hili', 'Road to Hili', 'হিলির পথ'),
];
const read = (slug: string) => {
  const ends = readRouteSlug(places, slug);
  return ends && routeSlug(ends.from.placeId, ends.to.placeId);
};

test.each([
  ['dhaka-to-coxs-bazar', 'dhaka-to-coxs-bazar'],
  ['Dacca-To-Chittagong', 'dhaka-to-chattogram'],
  ['ঢাকা-to-কক্সবাজার', 'dhaka-to-coxs-bazar'],
  ['road-to-hili-to-dhaka', 'road-to-hili-to-dhaka'],
  ['dhaka-to-dacca', undefined],
  ['dhaka-to-nowhere', undefined],
  ['dhaka', undefined],
])('%s is %s', (slug, found) => {
  expect(read(slug)).toBe(found);
});

test('what was meant is looked for in both halves', () => {
  expect(halvesOf('dahka-to-nowhere')).toEqual(['dahka', 'nowhere']);
});
