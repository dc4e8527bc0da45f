import { longestName, type NameFault } from '@poth/domain/identity/person-name.ts';
import { type Bilingual, digits } from '@poth/domain/language.ts';

/** Sentences that say what is wrong with a traveller's name and what to do about it. */
export const travellerNameFaults: Record<NameFault, Bilingual> = {
  'name-missing': { en: 'Write the name of the person who travels.', bn: 'যিনি যাবেন তাঁর নাম লিখুন।' },
  'name-long': {
    en: `The name is too long. Write at most ${longestName} letters.`,
    bn: `নামটি বেশি লম্বা। ${digits(longestName, 'bn')} অক্ষরের মধ্যে লিখুন।`,
  },
  'name-address': {
    en: 'Write the name without web or e-mail addresses. After a full stop leave a space.',
    bn: 'নামে ওয়েবসাইট বা ই-মেইল ঠিকানা দেওয়া যাবে না। ফুলস্টপের (.) পরে একটু ফাঁকা রাখুন।',
  },
};
