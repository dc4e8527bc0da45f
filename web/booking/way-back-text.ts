import { texts } from '../text/texts.ts';

export const wayBackText = texts({
  there: { en: 'Way there:', bn: 'যাওয়া:' },
  seats: (seats: string) => ({ en: `seats ${seats}`, bn: `সিট ${seats}` }),
  bar: {
    en: 'Now choose the way back. Your way there is held meanwhile.',
    bn: 'এবার ফেরার বাস বেছে নিন। যাওয়ার সিট ততক্ষণ রাখা থাকবে।',
  },
  cheaper: (operator: string, percent: string) => ({
    en: `With ${operator} again, the fares of both ways are ${percent}% lower.`,
    bn: `ফেরাও ${operator}-এ হলে দুই যাত্রার ভাড়াই ${percent}% কম।`,
  }),
  until: (time: string) => ({ en: `Both are held until ${time}.`, bn: `দুটিই রাখা থাকবে ${time} পর্যন্ত।` }),
  onlyThere: { en: 'Go on without a way back', bn: 'শুধু যাওয়ার টিকিট নিন' },
  thereOver: {
    en: 'The seats of your way there are no longer held. What you choose now is bought alone.',
    bn: 'যাওয়ার সিট আর রাখা নেই। এখন যা বেছে নেবেন শুধু সেটিই কেনা হবে।',
  },
  alone: { en: 'Search without the way there', bn: 'যাওয়ার টিকিট ছাড়া খুঁজুন' },
});
