import { texts } from '../text/texts.ts';

export const settingsText = texts({
  title: { en: 'Settings', bn: 'সেটিংস' },
  lead: {
    en: 'A change counts from now on. What was agreed before keeps its deadline, price and policy.',
    bn: 'বদলালে এখন থেকে কার্যকর হয়। আগে যা ঠিক হয়েছে তার সময়, দাম ও নিয়ম বদলায় না।',
  },
  groups: {
    seats: { en: 'How many seats', bn: 'কত সিট' },
    times: { en: 'Times of the sale', bn: 'বিক্রির সময়' },
    messages: { en: 'Messages', bn: 'বার্তা' },
    money: { en: 'Money', bn: 'টাকা' },
    refunds: { en: 'Cancelling and refunds', bn: 'বাতিল ও টাকা ফেরত' },
    installation: { en: 'Installation', bn: 'ইনস্টলেশন' },
  },
  change: { en: 'Change', bn: 'বদলান' },
  ofWhat: (label: string) => ({ en: `: ${label}`, bn: `: ${label}` }),
  save: { en: 'Set it', bn: 'ঠিক করুন' },
  delivered: { en: 'Default', bn: 'শুরুর মান' },
  changed: (who: string, when: string) => ({ en: `${who}, ${when}`, bn: `${who}, ${when}` }),
  gone: { en: 'An account that is gone', bn: 'এখন নেই এমন অ্যাকাউন্ট' },
  limits: (least: string, most: string) => ({
    en: `Between ${least} and ${most}.`,
    bn: `${least} থেকে ${most}-এর মধ্যে।`,
  }),
  fields: {
    minutes: { en: 'Minutes', bn: 'মিনিট' },
    days: { en: 'Days', bn: 'দিন' },
    count: { en: 'How many', bn: 'কতটি' },
    taka: { en: 'Taka', bn: 'টাকা' },
    percent: { en: 'Percent', bn: 'শতাংশ' },
    first: { en: 'From (business days)', bn: 'কত কর্মদিবস থেকে' },
    last: { en: 'Until (business days)', bn: 'কত কর্মদিবস পর্যন্ত' },
    hours: { en: 'Hours before', bn: 'কত ঘণ্টা আগে' },
    fee: { en: 'Fee in percent', bn: 'কাটা যাবে (%)' },
    tiers: {
      en: 'Longest notice first; below the last line nothing comes back. Empty lines are left out.',
      bn: 'বেশি সময় আগেরটি প্রথমে। শেষ লাইনের কম সময় থাকলে কিছু ফেরত নেই। খালি লাইন বাদ যাবে।',
    },
    tier: (number: string) => ({ en: `Line ${number}`, bn: `${number} নম্বর লাইন` }),
    on: { en: 'On', bn: 'চালু' },
    off: { en: 'Off', bn: 'বন্ধ' },
  },
  demonstration: {
    en: 'An installation that was started without them gets these companies when it is started again.',
    bn: 'নমুনা কোম্পানি ছাড়া শুরু করা ইনস্টলেশনে সেগুলো পরের বার চালু করার সময় যোগ হয়।',
  },
  faults: {
    missing: { en: 'Enter a value.', bn: 'একটি মান লিখুন।' },
    'not-a-number': { en: 'Enter numbers only.', bn: 'শুধু সংখ্যা লিখুন।' },
    'out-of-limits': { en: 'This is beyond the limits.', bn: 'এটি সীমার বাইরে।' },
    order: {
      en: 'The first number may not be larger than the second.',
      bn: 'প্রথম সংখ্যা দ্বিতীয়টির চেয়ে বড় হতে পারে না।',
    },
    'tiers-order': {
      en: 'Hours must fall and fees must rise from line to line.',
      bn: 'প্রতি লাইনে ঘণ্টা কমবে আর কাটা টাকা বাড়বে।',
    },
  },
});
