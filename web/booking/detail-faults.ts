import type { DetailFault } from '@poth/domain/booking/details.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';

type Told = Exclude<DetailFault, `phone-${string}`>;

/** Sentences that say what is wrong with a detail and what to do about it. */
const sentences: Record<Told, Bilingual> = {
  'name-missing': { en: 'Write the name of the person who travels.', bn: 'যিনি যাবেন তাঁর নাম লিখুন।' },
  'name-long': {
    en: 'The name is too long. Write at most 50 letters.',
    bn: 'নামটি বেশি লম্বা। ৫০ অক্ষরের মধ্যে লিখুন।',
  },
  'name-address': {
    en: 'Write the name without web or e-mail addresses. After a full stop leave a space.',
    bn: 'নামে ওয়েবসাইট বা ই-মেইল ঠিকানা দেওয়া যাবে না। ফুলস্টপের (.) পরে একটু ফাঁকা রাখুন।',
  },
  'email-wrong': {
    en: 'This is not an e-mail address. Correct it, or leave it empty.',
    bn: 'ই-মেইল ঠিকানাটি ঠিক নয়। ঠিক করুন, না হলে খালি রাখুন।',
  },
};

const isTold = (fault: string): fault is Told => Object.hasOwn(sentences, fault);

/** The sentence of a fault that reading the details found; undefined for one that is none of theirs. */
export const detailFaultText = (fault: string | undefined, language: Language): string | undefined => {
  return fault && isTold(fault) ? sentences[fault][language] : phoneFaultText(fault, language);
};
