/**
 * Signals that somebody takes seats away from others: one browser or account that pays under many numbers for a date and
 * direction, one account or card that pays under many numbers within a day, one browser that lets its holds lapse again
 * and again, one number that gives many seats back shortly before the coach leaves. None of them is a proof, and nothing
 * follows from one by itself: a shop and a big family look alike.
 */
export const hoardingKinds = ['many-numbers', 'one-payer', 'let-go', 'given-back'] as const;
export type HoardingKind = (typeof hoardingKinds)[number];

/** Smallest counts that make a signal: numbers of a device or payer, holds within the cool-down, seats within a day. */
export const hoardingFrom: Readonly<Record<HoardingKind, number>> = {
  'many-numbers': 3,
  'one-payer': 5,
  'let-go': 3,
  'given-back': 6,
};

/** Days ahead within which a trip counts as leaving soon; seats of later trips that come back are sold again. */
export const givenBackDays = 2;

/** Signal without personal data; an admin who has to look further finds the people in the bookings. */
export type HoardingSignal = {
  kind: HoardingKind;
  /** Place among the signals of its kind, from 1; tells two sources with the same figures apart. */
  signalNo: number;
  /** Numbers, holds or seats, as hoardingFrom counts them. */
  count: number;
  bookings: number;
  /** PNRs of its bookings, twelve at most; bookings without one are left out. */
  pnrs: readonly string[];
};
