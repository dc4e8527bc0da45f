import type { Bilingual } from '../language.ts';
import type { TripState } from './lifecycle.ts';

/** States of a trip as desks name them. */
export const tripStateNames: Record<TripState, Bilingual> = {
  draft: { en: 'Draft', bn: 'খসড়া' },
  'on-sale': { en: 'On sale', bn: 'বিক্রি চলছে' },
  closed: { en: 'Sale closed', bn: 'বিক্রি বন্ধ' },
  departed: { en: 'On the road', bn: 'পথে' },
  arrived: { en: 'Arrived', bn: 'পৌঁছেছে' },
  cancelled: { en: 'Cancelled', bn: 'বাতিল' },
};
