import { texts } from '../text/texts.ts';

export const registrationText = texts({
  title: { en: 'Registration and VAT', bn: 'নিবন্ধন ও ভ্যাট' },
  lead: {
    en: 'Receipts of your tickets say these numbers beside the licence. A number that you leave out is not mentioned.',
    bn: 'আপনার টিকিটের রসিদে লাইসেন্সের সঙ্গে এই নম্বরগুলো থাকে। যেটি দেবেন না, রসিদে তার উল্লেখ থাকবে না।',
  },
  registration: { en: 'Registration number (optional)', bn: 'নিবন্ধন নম্বর (না দিলেও চলে)' },
  registrationHint: {
    en: 'Of the trade licence or the company’s registration, as it is printed there.',
    bn: 'ট্রেড লাইসেন্স বা কোম্পানি নিবন্ধনের নম্বর, যেভাবে ছাপা আছে।',
  },
  vatNumber: { en: 'VAT number, BIN (optional)', bn: 'ভ্যাট নম্বর, BIN (না দিলেও চলে)' },
  vatNumberHint: { en: '13 digits, like 000123456-0101.', bn: '১৩টি অঙ্ক, যেমন 000123456-0101।' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
});
