import { texts } from '../text/texts.ts';

export const holidaysText = texts({
  title: { en: 'Public holidays', bn: 'সরকারি ছুটি' },
  lead: {
    en: 'Banks send no money on Fridays, Saturdays and these days. No promise of business days counts them.',
    bn: 'শুক্র, শনি আর এই দিনগুলোতে ব্যাংকে লেনদেন হয় না। কর্মদিবসের হিসাবে এগুলো ধরা হয় না।',
  },
  add: { en: 'Add a holiday', bn: 'ছুটি যোগ করুন' },
  byTheMoon: {
    en: 'Holidays by the moon (Shab-e-Barat, Shab-e-Qadr, Eid-ul-Fitr, Eid-ul-Azha, Ashura, Eid-e-Miladunnabi), by other calendars (Buddha Purnima, Janmashtami, Durga Puja) and those the government declares move from year to year. Type each once it is announced; nobody else does.',
    bn: 'চাঁদ দেখার ছুটি (শবে বরাত, শবে কদর, ঈদুল ফিতর, ঈদুল আজহা, আশুরা, ঈদে মিলাদুন্নবী), অন্য পঞ্জিকার ছুটি (বুদ্ধ পূর্ণিমা, জন্মাষ্টমী, দুর্গাপূজা) আর সরকারের ঘোষিত ছুটির তারিখ প্রতিবছর বদলায়। ঘোষণা হলে এখানে লিখুন, এগুলো নিজে থেকে যোগ হয় না।',
  },
  date: { en: 'Date', bn: 'তারিখ' },
  nameEn: { en: 'Name in English', bn: 'ইংরেজি নাম' },
  nameBn: { en: 'Name in Bangla', bn: 'বাংলা নাম' },
  effect: {
    en: 'It counts for what is promised from now on. A refund whose day was told keeps that day.',
    bn: 'এখন থেকে যা জানানো হবে তাতে ধরা হবে। আগে যে ফেরতের তারিখ জানানো হয়েছে, তা বদলাবে না।',
  },
  save: { en: 'Add the holiday', bn: 'ছুটি যোগ করুন' },
  list: { en: 'Holidays to come', bn: 'সামনের ছুটি' },
  none: { en: 'No holiday to come is known.', bn: 'সামনের কোনো ছুটি লেখা নেই।' },
  columns: {
    date: { en: 'Date', bn: 'তারিখ' },
    name: { en: 'Holiday', bn: 'ছুটি' },
    remove: { en: 'Remove', bn: 'সরান' },
  },
  remove: { en: 'Remove', bn: 'সরান' },
  ofDate: (date: string) => ({ en: ` the holiday of ${date}`, bn: `: ${date}` }),
  fixed: { en: 'Fixed by date and not in the list', bn: 'তারিখ নির্দিষ্ট, কিন্তু তালিকায় নেই' },
  addFixed: { en: 'Add all of these', bn: 'সবগুলো যোগ করুন' },
  faults: {
    missing: { en: 'Fill this in.', bn: 'এটি পূরণ করুন।' },
    'date-wrong': { en: 'There is no such day.', bn: 'এমন কোনো তারিখ নেই।' },
    past: { en: 'This day is over.', bn: 'এই দিনটি চলে গেছে।' },
    'too-far': { en: 'This is more than two years ahead.', bn: 'এটি দুই বছরের বেশি দূরের তারিখ।' },
    'too-long': { en: 'Write at most 80 letters.', bn: 'সর্বোচ্চ ৮০ অক্ষরে লিখুন।' },
    taken: { en: 'This day is a holiday already.', bn: 'এই দিন আগে থেকেই ছুটি।' },
  },
});
