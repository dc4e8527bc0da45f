import type { Bilingual } from '@poth/domain/language.ts';

const name = {
  madaripur: { en: 'Madaripur', bn: 'মাদারীপুর' },
  dhaka: { en: 'Dhaka', bn: 'ঢাকা' },
  sylhet: { en: 'Sylhet', bn: 'সিলেট' },
  chattogram: { en: 'Chittagong', bn: 'চট্টগ্রাম' },
  bogura: { en: 'Bogura', bn: 'বগুড়া' },
  naogaon: { en: 'Naogaon', bn: 'নওগাঁ' },
  rajshahi: { en: 'Rajshahi', bn: 'রাজশাহী' },
  chapainawabganj: { en: 'Chapai', bn: 'চাঁপাই' },
  'coxs-bazar': { en: "Cox's Bazar", bn: 'কক্সবাজার' },
  khulna: { en: 'Khulna', bn: 'খুলনা' },
  barishal: { en: 'Barishal', bn: 'বরিশাল' },
  rangpur: { en: 'Rangpur', bn: 'রংপুর' },
  benapole: { en: 'Benapole', bn: 'বেনাপোল' },
} as const satisfies Record<string, Bilingual>;

type Stop = keyof typeof name;

/** The twelve roads of the home page, by the ids of their places. */
const roads: readonly (readonly Stop[])[] = [
  ['madaripur', 'dhaka'],
  ['dhaka', 'madaripur'],
  ['sylhet', 'dhaka'],
  ['chattogram', 'dhaka'],
  ['dhaka', 'bogura', 'naogaon'],
  ['dhaka', 'rajshahi', 'chapainawabganj'],
  ['dhaka', 'coxs-bazar'],
  ['dhaka', 'sylhet'],
  ['dhaka', 'khulna'],
  ['dhaka', 'barishal'],
  ['dhaka', 'rangpur'],
  ['dhaka', 'benapole'],
];

export type TopRoute = { from: Stop; to: Stop; names: readonly Bilingual[] };

export const topRoutes: readonly TopRoute[] = roads.map((stops) => ({
  from: stops[0] as Stop,
  to: stops[stops.length - 1] as Stop,
  names: stops.map((stop) => name[stop]),
}));
