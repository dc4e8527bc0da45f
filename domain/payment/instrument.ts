import type { Bilingual } from '../language.ts';

/** Instruments by the word that the gateway's name for them begins with, as in BKASH-BKash. */
const names: readonly (readonly [word: RegExp, name: Bilingual])[] = [
  [/^bkash/i, { en: 'bKash', bn: 'বিকাশ' }],
  [/^nagad/i, { en: 'Nagad', bn: 'নগদ' }],
  [/^dbblmobile/i, { en: 'Rocket', bn: 'রকেট' }],
  [/^upay/i, { en: 'upay', bn: 'উপায়' }],
  [/^visa/i, { en: 'Visa card', bn: 'ভিসা কার্ড' }],
  [/^master/i, { en: 'Mastercard', bn: 'মাস্টারকার্ড' }],
  [/^amex/i, { en: 'American Express', bn: 'আমেরিকান এক্সপ্রেস' }],
  [/^cash/i, { en: 'Cash', bn: 'নগদ টাকা' }],
  [/^mobile money/i, { en: 'Mobile money', bn: 'মোবাইল ব্যাংকিং' }],
];

/** Name of the instrument that paid, as customers know it; an instrument that is not listed keeps the gateway's name. */
export const instrumentName = (instrument: string): Bilingual =>
  names.find(([word]) => word.test(instrument))?.[1] ?? { en: instrument, bn: instrument };
