import type { PasswordFault } from '@poth/domain/account/password.ts';
import type { SignUpFault } from '@poth/domain/account/sign-up-faults.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { PhoneFault } from '@poth/domain/phone.ts';
import { texts, textIn } from '../text/texts.ts';

type Fault = SignUpFault | PasswordFault | 'password-wrong' | `phone-${PhoneFault}`;

const sentences = texts({
  'name-missing': { en: 'Enter your name.', bn: 'আপনার নাম লিখুন।' },
  'name-long': { en: 'The name is too long. At most 50 letters.', bn: 'নামটি খুব বড়। সর্বোচ্চ ৫০ অক্ষর।' },
  'email-missing': { en: 'Enter your e-mail.', bn: 'আপনার ই-মেইল লিখুন।' },
  'email-wrong': {
    en: 'This does not look like an e-mail address. It looks like name@example.com.',
    bn: 'ই-মেইল ঠিকানাটি ঠিক নেই। এটি name@example.com-এর মতো হয়।',
  },
  'password-missing': { en: 'Enter a password.', bn: 'পাসওয়ার্ড লিখুন।' },
  'password-short': {
    en: 'At least 8 characters. A few words in a row are easy to keep.',
    bn: 'কমপক্ষে ৮ অক্ষর। পরপর কয়েকটি শব্দ মনে রাখা সহজ।',
  },
  'password-long': { en: 'At most 128 characters.', bn: 'সর্বোচ্চ ১২৮ অক্ষর।' },
  'password-common': {
    en: 'This password is one of those that everybody tries first. Choose another one.',
    bn: 'এই পাসওয়ার্ড অনেকেই ব্যবহার করে, সহজে ধরা যায়। অন্য একটি দিন।',
  },
  'password-wrong': { en: 'This is not your password.', bn: 'পাসওয়ার্ডটি ঠিক নয়।' },
  'phone-missing': { en: 'Enter your mobile number.', bn: 'মোবাইল নম্বর লিখুন।' },
  'phone-too-short': {
    en: 'The number is too short. It has 11 digits.',
    bn: 'নম্বরটি ছোট। ১১ অঙ্কের নম্বর লিখুন।',
  },
  'phone-too-long': { en: 'The number is too long. It has 11 digits.', bn: 'নম্বরটি বড়। ১১ অঙ্কের নম্বর লিখুন।' },
  'phone-not-mobile': {
    en: 'This is no mobile number. They begin with 013 to 019.',
    bn: 'এটি মোবাইল নম্বর নয়। মোবাইল নম্বর ০১৩ থেকে ০১৯ দিয়ে শুরু হয়।',
  },
} satisfies Record<Fault, { en: string; bn: string }>);

/** The sentence of a fault in a field of an account's form. */
export const accountFaultText = (fault: string | undefined, language: Language): string | undefined => {
  if (!fault) return undefined;
  const [, missing] = /^phone-too-short-(\d+)$/.exec(fault) ?? [];
  if (missing)
    return language === 'en'
      ? `The number is ${missing} ${missing === '1' ? 'digit' : 'digits'} short. Write all 11.`
      : `নম্বরটি ${digits(missing, 'bn')} অঙ্ক কম। ১১ অঙ্কের নম্বর লিখুন।`;
  return textIn(language, sentences)[fault as Fault];
};
