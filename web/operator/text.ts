import { texts } from '../text/texts.ts';

export const operatorsText = texts({
  title: { en: 'Tickets by bus', bn: 'কোম্পানি দেখে টিকিট' },
  lead: {
    en: 'The operators that sell on Poth. We have checked the licence of each. Each has its own counters and refund policy.',
    bn: 'যেসব কোম্পানি পথ-এ টিকিট বেচে। সবার লাইসেন্স যাচাই করা, সবার নিজের কাউন্টার ও টাকা ফেরতের নিয়ম আছে।',
  },
  verified: { en: 'Verified', bn: 'যাচাই করা' },
  none: { en: 'No operator sells here yet.', bn: 'এখনও কোনো কোম্পানি যোগ দেয়নি।' },
  search: { en: 'Search buses', bn: 'বাস খুঁজুন' },
  routes: { en: 'See all routes', bn: 'সব রুট দেখুন' },
});
