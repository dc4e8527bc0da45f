import { texts } from '../text/texts.ts';

export const saleWindowText = texts({
  title: { en: 'Opening of sales', bn: 'টিকিট বিক্রি শুরুর সময়' },
  ownLead: {
    en: 'From when your coaches of a date can be bought, here and at your counters. Searching and looking at seats is possible before. A date without a window is on sale as soon as its trips are published.',
    bn: 'কোন তারিখের বাসের টিকিট কখন থেকে কেনা যাবে, অনলাইনে ও আপনার কাউন্টারে। খোঁজা ও সিট দেখা আগে থেকেই যায়। কোনো সময় দেওয়া না থাকলে যাত্রা প্রকাশের সঙ্গে সঙ্গে বিক্রি শুরু হয়।',
  },
  allLead: {
    en: 'From when the coaches of a date can be bought, of all companies. A company may open later, not earlier. A date without a window is on sale as soon as its trips are published.',
    bn: 'কোন তারিখের বাসের টিকিট কখন থেকে কেনা যাবে, সব কোম্পানির জন্য। কোম্পানি এর পরে শুরু করতে পারে, আগে নয়। কোনো সময় দেওয়া না থাকলে যাত্রা প্রকাশের সঙ্গে সঙ্গে বিক্রি শুরু হয়।',
  },
  none: {
    en: 'No date has a window: every published trip is on sale.',
    bn: 'কোনো তারিখে সময় দেওয়া নেই: প্রকাশ হওয়া সব যাত্রার টিকিট বিক্রি হচ্ছে।',
  },
  columns: {
    date: { en: 'Coaches of', bn: 'যে তারিখের বাস' },
    opens: { en: 'On sale from', bn: 'বিক্রি শুরু' },
    by: { en: 'Set', bn: 'কে ঠিক করেছেন' },
    remove: { en: 'Remove', bn: 'সরান' },
  },
  own: { en: 'By you', bn: 'আপনি' },
  forAll: { en: 'For all companies', bn: 'সব কোম্পানির জন্য' },
  ownBelow: (moment: string) => ({
    en: `Yours, ${moment}, would be earlier than the one for all.`,
    bn: `আপনার দেওয়া সময় ${moment}, সব কোম্পানির সময়ের আগে।`,
  }),
  isOpen: { en: 'open', bn: 'শুরু হয়েছে' },
  remove: { en: 'Remove', bn: 'সরান' },
  ofDate: (date: string) => ({ en: ` the window of ${date}`, bn: `: ${date}` }),
  list: { en: 'Dates with a window', bn: 'যেসব তারিখে সময় দেওয়া আছে' },
  form: {
    heading: { en: 'Set a range of dates', bn: 'একাধিক তারিখের সময় ঠিক করুন' },
    from: { en: 'First date of travel', bn: 'যাত্রার প্রথম তারিখ' },
    until: { en: 'Last date of travel', bn: 'যাত্রার শেষ তারিখ' },
    dateHint: {
      en: 'The day on which a coach leaves its first stop; a night coach counts to the day it leaves.',
      bn: 'বাস যেদিন প্রথম স্টপ থেকে ছাড়ে। রাতের বাস ছাড়ার দিনের মধ্যে পড়ে।',
    },
    way: { en: 'Tickets are on sale', bn: 'টিকিট বিক্রি শুরু' },
    ways: {
      'days-before': { en: 'some days before each date', bn: 'প্রতিটি তারিখের কয়েক দিন আগে' },
      moment: { en: 'for all these dates from one moment', bn: 'সব তারিখের একই সময়ে' },
      'at-once': { en: 'at once: remove the windows', bn: 'এখনই: দেওয়া সময় সরান' },
    },
    daysBefore: { en: 'Days before', bn: 'কত দিন আগে' },
    day: { en: 'Day', bn: 'তারিখ' },
    time: { en: 'Time', bn: 'সময়' },
    timeHint: { en: 'As 8:00 AM or 20:00.', bn: 'যেমন সকাল ৮:০০ বা ২০:০০।' },
    effect: {
      en: 'Those who hold seats already keep them. Nobody gets a seat of these dates before their moment.',
      bn: 'যাঁরা সিট রেখেছেন তাঁদের সিট থাকবে। সময়ের আগে এই তারিখগুলোর সিট কেউ পাবেন না।',
    },
    save: { en: 'Set the opening', bn: 'সময় ঠিক করুন' },
  },
  faults: {
    missing: { en: 'Fill this in.', bn: 'এটি পূরণ করুন।' },
    'date-wrong': { en: 'There is no such day.', bn: 'এমন কোনো তারিখ নেই।' },
    past: { en: 'This day is over.', bn: 'এই দিনটি চলে গেছে।' },
    'ends-before': { en: 'The last date is before the first.', bn: 'শেষ তারিখ প্রথম তারিখের আগে।' },
    'too-many': { en: 'Set at most 62 dates at a time.', bn: 'একবারে সর্বোচ্চ ৬২টি তারিখ দিন।' },
    'days-wrong': { en: 'Write a number of days up to 365.', bn: '৩৬৫ পর্যন্ত দিনের সংখ্যা লিখুন।' },
    'time-wrong': { en: 'Write a time such as 8:00 AM or 20:00.', bn: 'সকাল ৮:০০ বা ২০:০০-এর মতো সময় লিখুন।' },
    'after-date': {
      en: 'This is after the date itself: nothing would be left to sell.',
      bn: 'এটি যাত্রার তারিখের পরে: তখন আর বিক্রির কিছু থাকবে না।',
    },
  },
});
