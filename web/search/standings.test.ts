import type { TripOffer } from '@poth/domain/search/offer.ts';
import { expect, test } from 'vitest';
import { standingViews } from './standings.ts';

const operator = { slug: 'desh' } as TripOffer['operator'];

/** Builds the words for a company with 44 planned trips. */
const said = (cancelled: number, language: 'en' | 'bn') => {
  const measures = { trips: 44, cancelled, punctuality: null };
  return standingViews([{ operator }], new Map([['desh', { rating: null, measures }]]), language).desh;
};

test('a company that cancelled no trip is said to have cancelled none', () => {
  expect(said(0, 'en')).toBe('None of 44 trips cancelled');
  expect(said(0, 'bn')).toBe('৪৪টি যাত্রার একটিও বাতিল হয়নি');
  expect(said(11, 'en')).toBe('25% of 44 trips cancelled');
});
