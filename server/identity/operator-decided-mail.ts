import type { Language } from '@poth/domain/language.ts';
import type { AccountMail } from '../messaging/topics.ts';
import type { AccountWords } from './account-words.ts';

type Decided = Extract<AccountMail, { kind: 'operator-decided' }>;

type Said = Record<Language, (name: string) => readonly [title: string, lead: string]>;

const decisions: Record<Decided['event'], Said> = {
  submit: {
    en: (name: string) => [
      `${name}: your application has come in`,
      'We check the licence and write to you again.',
    ],
    bn: (name: string) => [`${name}: আপনার আবেদন পেয়েছি`, 'লাইসেন্স যাচাই করে আবার জানাব।'],
  },
  verify: {
    en: (name: string) => [`${name} is verified`, 'You can add your buses and start to sell.'],
    bn: (name: string) => [`${name} যাচাই করা হয়েছে`, 'এখন বাস যোগ করে টিকিট বিক্রি শুরু করতে পারেন।'],
  },
  reject: {
    en: (name: string) => [
      `${name} could not be verified`,
      'Correct what is named below and send the application again.',
    ],
    bn: (name: string) => [`${name} যাচাই করা যায়নি`, 'নিচে যা লেখা আছে তা ঠিক করে আবার আবেদন পাঠান।'],
  },
  suspend: {
    en: (name: string) => [
      `${name} is suspended`,
      'Your trips are not on sale for now. Tickets that were sold stay valid.',
    ],
    bn: (name: string) => [
      `${name} স্থগিত করা হয়েছে`,
      'আপাতত আপনার টিকিট বিক্রি বন্ধ। যে টিকিট বিক্রি হয়েছে তা বৈধ থাকবে।',
    ],
  },
  restore: {
    en: (name: string) => [`${name} is on sale again`, 'The suspension has been lifted.'],
    bn: (name: string) => [`${name} আবার চালু হয়েছে`, 'স্থগিতাদেশ তুলে নেওয়া হয়েছে।'],
  },
};

const button: Record<Language, string> = { en: 'Open your desk', bn: 'আপনার পাতা খুলুন' };

/** Tells a company's owner what became of its application; the reason is the admin's own words. */
export const operatorDecidedMail = (
  { busName, event, reason }: Decided,
  address: (path: string) => string,
): Record<Language, AccountWords> => {
  const write = (language: Language): AccountWords => {
    const [title, lead] = decisions[event][language](busName);
    return {
      subject: title,
      title,
      lead,
      ...(reason && { quote: reason }),
      button: { label: button[language], url: address('/add-buses') },
    };
  };
  return { en: write('en'), bn: write('bn') };
};
