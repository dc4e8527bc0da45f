import { type Bilingual, digits, type Language } from '@poth/domain/language.ts';
import type { CalledNumberFault } from '@poth/domain/called-number.ts';

/** Sentences that say what is wrong with a number and what to do about it. */
const sentences: Record<`phone-${CalledNumberFault}`, Bilingual> = {
  'phone-missing': { en: 'Write your mobile number, 11 digits.', bn: '১১ অঙ্কের মোবাইল নম্বর লিখুন।' },
  'phone-too-short': {
    en: 'The number is too short. Write all 11 digits.',
    bn: 'নম্বরটি ছোট। ১১ অঙ্কের নম্বর লিখুন।',
  },
  'phone-too-long': {
    en: 'The number is too long. Write 11 digits.',
    bn: 'নম্বরটি বড় হয়ে গেছে। ১১ অঙ্কের নম্বর লিখুন।',
  },
  'phone-not-mobile': {
    en: 'This is not a mobile number of Bangladesh. It begins with 013 to 019 and has 11 digits.',
    bn: 'এটি বাংলাদেশের মোবাইল নম্বর নয়। নম্বরটি ০১৩ থেকে ০১৯ দিয়ে শুরু, ১১ অঙ্কের।',
  },
  'phone-not-called': {
    en: 'This is not a number of Bangladesh. It looks like 01711-234567, 02-48112233 or 16374.',
    bn: 'এটি বাংলাদেশের নম্বর নয়। নম্বরটি ০১৭১১-২৩৪৫৬৭, ০২-৪৮১১২২৩৩ বা ১৬৩৭৪-এর মতো হয়।',
  },
};

const tooShort = (by: number): Bilingual =>
  by === 1
    ? {
        en: 'The number is one digit short. Write all 11 digits.',
        bn: 'নম্বরটি এক অঙ্ক কম। ১১ অঙ্কের নম্বর লিখুন।',
      }
    : {
        en: `The number is ${by} digits short. Write all 11 digits.`,
        bn: `নম্বরটি ${digits(by, 'bn')} অঙ্ক কম। ১১ অঙ্কের নম্বর লিখুন।`,
      };

const isTold = (fault: string): fault is keyof typeof sentences => Object.hasOwn(sentences, fault);

/** Returns the sentence of a fault in a typed number; undefined for any other fault. */
export const phoneFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const by = /^phone-too-short-(\d+)$/.exec(fault ?? '')?.[1];
  if (by) return tooShort(Number(by))[language];
  return fault && isTold(fault) ? sentences[fault][language] : undefined;
};
