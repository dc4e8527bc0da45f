import type { Bilingual } from '../language.ts';

export const coachTypes = ['ac', 'non-ac'] as const;
export type CoachType = (typeof coachTypes)[number];

export const coachClasses = ['economy', 'business', 'sleeper'] as const;
export type CoachClass = (typeof coachClasses)[number];

/** The twelve amenities a coach may offer, as the home page names them. */
export const amenities = {
  water: { en: 'Water Bottle', bn: 'পানির বোতল' },
  blanket: { en: 'Blanket', bn: 'কম্বল' },
  tv: { en: 'TV', bn: 'টিভি' },
  tracking: { en: 'Bus Tracking', bn: 'বাস ট্র্যাকিং' },
  charging: { en: 'Charging Port', bn: 'চার্জিং পোর্ট' },
  snacks: { en: 'Snacks', bn: 'নাশতা' },
  exit: { en: 'Emergency Exit', bn: 'জরুরি বহির্গমন' },
  ac: { en: 'Air Conditioner', bn: 'শীতাতপ নিয়ন্ত্রণ' },
  extinguisher: { en: 'Fire Extinguisher', bn: 'অগ্নিনির্বাপক' },
  pillow: { en: 'Pillow', bn: 'বালিশ' },
  light: { en: 'Reading Light', bn: 'পড়ার আলো' },
  wifi: { en: 'Wifi', bn: 'ওয়াই-ফাই' },
} as const satisfies Record<string, Bilingual>;
export type Amenity = keyof typeof amenities;

export const coachTypeNames: Record<CoachType, Bilingual> = {
  ac: { en: 'AC', bn: 'এসি' },
  'non-ac': { en: 'Non AC', bn: 'নন-এসি' },
};

/** Facilities that a coach of a type has on board, unless its owner says otherwise. */
export const usualFacilities: Readonly<Record<CoachType, readonly Amenity[]>> = {
  ac: ['ac', 'water', 'charging', 'light', 'exit', 'extinguisher'],
  'non-ac': ['water', 'exit', 'extinguisher'],
};

const classNames: Record<CoachClass, Bilingual> = {
  economy: { en: '', bn: '' },
  business: { en: 'Business', bn: 'বিজনেস' },
  sleeper: { en: 'Sleeper', bn: 'স্লিপার' },
};

/** Names of classes shown by themselves, where a coach has several. */
export const coachClassNames: Record<CoachClass, Bilingual> = {
  ...classNames,
  economy: { en: 'Economy', bn: 'ইকোনমি' },
};

/** Coach type and class as a ticket prints them: AC Business. */
export const coachName = (type: CoachType, coachClass: CoachClass): Bilingual => ({
  en: `${coachTypeNames[type].en} ${classNames[coachClass].en}`.trim(),
  bn: `${coachTypeNames[type].bn} ${classNames[coachClass].bn}`.trim(),
});
