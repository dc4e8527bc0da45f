import { digits, type Language } from '@poth/domain/language.ts';

const does = {
  'sign-in': { en: 'It logs in to Poth', bn: 'এটি দিয়ে পথ-এ লগ ইন হয়' },
  'hold-seats': {
    en: 'It proves your number, so that your seats can be held',
    bn: 'এটি দিয়ে আপনার নম্বর যাচাই হয়, তাতে সিট রাখা যায়',
  },
  'guest-data': {
    en: 'Read it to Poth’s staff on the phone only if you asked to see or erase your data',
    bn: 'আপনি নিজের তথ্য দেখতে বা মুছতে চাইলে তবেই ফোনে পথ-এর কর্মীকে জানান',
  },
  waitlist: {
    en: 'It lets news of seats come to this number',
    bn: 'এটি দিয়ে এই নম্বরে সিটের খবর আসে',
  },
  'change-phone': { en: 'It ties this number to your account', bn: 'এটি দিয়ে নম্বরটি আপনার অ্যাকাউন্টে যোগ হয়' },
} as const;

export type CodePurpose = keyof typeof does;
export const codePurposes = Object.keys(does) as CodePurpose[];

/** The SMS of a one-time code; it says what the code does, so that nobody reads it out to a stranger. */
export const accountCodeSms = (code: string, purpose: CodePurpose, language: Language): string =>
  language === 'en'
    ? `Poth code ${code}. ${does[purpose].en}; give it to nobody. Valid 5 minutes.`
    : `পথ কোড ${digits(code, 'bn')}। ${does[purpose].bn}, কাউকে বলবেন না। মেয়াদ ৫ মিনিট।`;
