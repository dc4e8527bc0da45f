import type { DetailFault } from '@poth/domain/booking/details.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import { travellerNameFaults } from '../identity/name-faults.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';

type Told = Exclude<DetailFault, `phone-${string}`>;

/** Sentences that say what is wrong with a detail and what to do about it. */
const sentences: Record<Told, Bilingual> = {
  ...travellerNameFaults,
  'email-wrong': {
    en: 'This is not an e-mail address. Correct it, or leave it empty.',
    bn: 'ই-মেইল ঠিকানাটি ঠিক নয়। ঠিক করুন, না হলে খালি রাখুন।',
  },
};

const isTold = (fault: string): fault is Told => Object.hasOwn(sentences, fault);

/** Returns the sentence of a fault that `readDetails` found; undefined for any other fault. */
export const detailFaultText = (fault: string | undefined, language: Language): string | undefined => {
  return fault && isTold(fault) ? sentences[fault][language] : phoneFaultText(fault, language);
};
