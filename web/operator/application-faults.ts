import type { ApplicationFault } from '@poth/domain/operator/application.ts';
import type { ReasonFault } from '@poth/domain/operator/decision.ts';
import type { Language } from '@poth/domain/language.ts';
import { textIn, texts } from '../text/texts.ts';

type Fault = ApplicationFault | ReasonFault | 'email-missing';

const sentences = texts({
  'bus-name-missing': { en: 'Enter the name of your company.', bn: 'কোম্পানির নাম লিখুন।' },
  'bus-name-address': {
    en: 'Write the name without web or e-mail addresses. After a full stop leave a space.',
    bn: 'নামে ওয়েবসাইট বা ই-মেইল ঠিকানা দেওয়া যাবে না। ফুলস্টপের (.) পরে একটু ফাঁকা রাখুন।',
  },
  'bus-name-long': { en: 'The name is too long. At most 60 letters.', bn: 'নামটি খুব বড়। সর্বোচ্চ ৬০ অক্ষর।' },
  'licence-missing': { en: 'Enter the licence number.', bn: 'লাইসেন্স নম্বর লিখুন।' },
  'licence-length': {
    en: 'A licence number has 4 to 40 characters. Check it against the licence.',
    bn: 'লাইসেন্স নম্বর ৪ থেকে ৪০ অক্ষরের হয়। লাইসেন্সের সঙ্গে মিলিয়ে দেখুন।',
  },
  'registration-long': {
    en: 'The registration number is too long. At most 40 characters.',
    bn: 'নিবন্ধন নম্বরটি খুব বড়। সর্বোচ্চ ৪০ অক্ষর।',
  },
  'vat-number-form': {
    en: 'A VAT number has 13 digits, like 000123456-0101.',
    bn: 'ভ্যাট নম্বর ১৩ অঙ্কের হয়, যেমন 000123456-0101।',
  },
  'documents-missing': { en: 'Choose at least one file.', bn: 'অন্তত একটি ফাইল বেছে নিন।' },
  'documents-many': {
    en: 'These are too many files. At most 3 in all.',
    bn: 'ফাইল বেশি হয়ে গেছে। সব মিলিয়ে সর্বোচ্চ ৩টি।',
  },
  'document-empty': { en: 'this file is empty.', bn: 'ফাইলটি খালি।' },
  'document-large': {
    en: 'this file is larger than 5 MB. Make it smaller, or take a photo of lower quality.',
    bn: 'ফাইলটি ৫ এমবির বেশি। ছোট করে নিন, না হলে কম মানের ছবি তুলুন।',
  },
  'document-kind': { en: 'this is not a PDF, JPEG or PNG.', bn: 'ফাইলটি PDF, JPEG বা PNG নয়।' },
  'reason-missing': { en: 'Write why; the owner reads it.', bn: 'কারণ লিখুন, মালিক এটি পড়বেন।' },
  'reason-long': { en: 'At most 500 letters.', bn: 'সর্বোচ্চ ৫০০ অক্ষর।' },
  'email-missing': {
    en: 'Your account has no e-mail yet. Add one in your profile first.',
    bn: 'আপনার অ্যাকাউন্টে ই-মেইল নেই। আগে প্রোফাইলে একটি যোগ করুন।',
  },
} satisfies Record<Fault, { en: string; bn: string }>);

/** Returns the sentence for a fault of a field. */
export const applicationFaultText = (fault: string | undefined, language: Language): string | undefined =>
  fault && fault in sentences ? textIn(language, sentences)[fault as Fault] : undefined;

/** Returns the sentences for faults of files, each by its file name. */
export const documentFaultTexts = (
  faults: Readonly<Record<string, string>>,
  fileNames: readonly string[],
  language: Language,
): string[] => {
  const many = applicationFaultText(faults.documents, language);
  const each = fileNames.flatMap((name, at) => {
    const said = applicationFaultText(faults[`document-${at}`], language);
    return said ? [`${name}: ${said}`] : [];
  });
  return many ? [many, ...each] : each;
};
