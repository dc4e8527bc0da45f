import { texts } from '../text/texts.ts';

export const commissionText = texts({
  title: { en: 'Commission', bn: 'কমিশন' },
  says: {
    en: 'A share of the fares sold online, after refunds. Sales at the company’s own counters cost nothing.',
    bn: 'অনলাইনে বিক্রি হওয়া ভাড়ার একটি অংশ, ফেরতের টাকা বাদে। কোম্পানির নিজের কাউন্টারের বিক্রিতে কমিশন নেই।',
  },
  now: (share: string) => ({ en: `${share}% for coaches that leave today`, bn: `আজ ছাড়া বাসের জন্য ${share}%` }),
  tomorrow: (share: string) => ({ en: `${share}% from tomorrow on`, bn: `আগামীকাল থেকে ${share}%` }),
  since: (share: string, date: string, by: string) => ({
    en: `${share}% from ${date}, set by ${by}`,
    bn: `${date} থেকে ${share}%, ঠিক করেছেন ${by}`,
  }),
  percent: { en: 'New commission in percent', bn: 'নতুন কমিশন, শতাংশে' },
  hint: {
    en: 'Counts for coaches that leave from tomorrow on; what left before keeps its rate.',
    bn: 'আগামীকাল থেকে ছাড়া বাসের জন্য। আগে ছেড়ে যাওয়া বাসের হার বদলাবে না।',
  },
  wrong: { en: 'Write a share from 0 to 30, like 5 or 4.25.', bn: '০ থেকে ৩০-এর মধ্যে লিখুন, যেমন ৫ বা ৪.২৫।' },
  save: { en: 'Save commission', bn: 'কমিশন সংরক্ষণ করুন' },
});
