import type { PasswordFault } from '@poth/domain/identity/password.ts';
import { longestName } from '@poth/domain/identity/person-name.ts';
import type { SignUpFault } from '@poth/domain/identity/sign-up-faults.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { phoneFaultText } from './phone-faults.ts';
import { texts, textIn } from '../text/texts.ts';

type Fault = SignUpFault | PasswordFault | 'password-wrong' | 'code-missing' | 'email-same' | 'phone-same';

const sentences = texts({
  'name-missing': { en: 'Enter your name.', bn: 'আপনার নাম লিখুন।' },
  'name-long': {
    en: `The name is too long. At most ${longestName} letters.`,
    bn: `নামটি খুব বড়। সর্বোচ্চ ${digits(longestName, 'bn')} অক্ষর।`,
  },
  'name-address': {
    en: 'Write the name without web or e-mail addresses. After a full stop leave a space.',
    bn: 'নামে ওয়েবসাইট বা ই-মেইল ঠিকানা দেওয়া যাবে না। ফুলস্টপের (.) পরে একটু ফাঁকা রাখুন।',
  },
  'email-missing': { en: 'Enter your e-mail.', bn: 'আপনার ই-মেইল লিখুন।' },
  'email-wrong': {
    en: 'This does not look like an e-mail address. It looks like name@example.com.',
    bn: 'ই-মেইল ঠিকানাটি ঠিক নেই। এটি name@example.com-এর মতো হয়।',
  },
  'password-missing': { en: 'Enter a password.', bn: 'পাসওয়ার্ড লিখুন।' },
  'password-short': {
    en: 'At least 8 characters. A few words in a row are easy to remember.',
    bn: 'কমপক্ষে ৮ অক্ষর। পরপর কয়েকটি শব্দ মনে রাখা সহজ।',
  },
  'password-long': { en: 'At most 128 characters.', bn: 'সর্বোচ্চ ১২৮ অক্ষর।' },
  'password-common': {
    en: 'This password is one of those that everybody tries first. Choose another one.',
    bn: 'এই পাসওয়ার্ড অনেকেই ব্যবহার করে, সহজে ধরা যায়। অন্য একটি দিন।',
  },
  'password-wrong': { en: 'This is not your password.', bn: 'পাসওয়ার্ডটি ঠিক নয়।' },
  'email-same': { en: 'This is your address already.', bn: 'এটি আপনার এখনকার ঠিকানাই।' },
  'phone-same': { en: 'This is your number already.', bn: 'এটি আপনার এখনকার নম্বরই।' },
  'code-missing': { en: 'Enter the code.', bn: 'কোডটি লিখুন।' },
} satisfies Record<Fault, { en: string; bn: string }>);

/** Returns the sentence of a fault in a field of an account's form. */
export const accountFaultText = (fault: string | undefined, language: Language): string | undefined => {
  return fault && fault in sentences
    ? textIn(language, sentences)[fault as Fault]
    : phoneFaultText(fault, language);
};
