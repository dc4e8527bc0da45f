import { texts } from '../text/texts.ts';

export const ticketTripText = texts({
  cancelled: (operator: string) => ({
    en: `${operator} has cancelled this trip.`,
    bn: `${operator} এই যাত্রা বাতিল করেছে।`,
  }),
  allBack: {
    en: 'All that you paid comes back, service charge included; seats that you had cancelled before keep their own refund.',
    bn: 'পুরো টাকা সার্ভিস চার্জসহ ফেরত পাবেন। আগে বাতিল করা সিটের ফেরত আগের হিসাবেই থাকবে।',
  },
  choose: { en: 'Take another coach free of charge, or your money', bn: 'বিনা খরচে অন্য বাস বা টাকা নিন' },
  anotherCoach: { en: 'Take another coach free of charge', bn: 'বিনা খরচে অন্য বাস নিন' },
  changed: {
    en: 'You have changed to another coach. Nobody can board with this ticket.',
    bn: 'আপনি টিকিট বদলে অন্য বাস নিয়েছেন, এটি দিয়ে আর বাসে ওঠা যাবে না।',
  },
  newTicket: { en: 'See the new ticket', bn: 'নতুন টিকিট দেখুন' },
  others: { en: 'Find another coach', bn: 'অন্য বাস খুঁজুন' },
  late: (time: string) => ({
    en: `The coach runs ${time} late. The times below are the new ones.`,
    bn: `কোচ ${time} দেরিতে চলছে। নিচের সময়গুলো নতুন।`,
  }),
  boardsAt: (now: string, before: string) => ({
    en: `You board at ${now} now, not at ${before}.`,
    bn: `${before} নয়, এখন ${now} থেকে উঠবেন।`,
  }),
  dropsAt: (now: string, before: string) => ({
    en: `The coach drops you at ${now} now, not at ${before}.`,
    bn: `${before} নয়, এখন ${now}-এ নামবেন।`,
  }),
  coach: (now: string, before: string) => ({
    en: `Coach ${now} runs now, not ${before}.`,
    bn: `${before} নয়, এখন ${now} কোচ যাচ্ছে।`,
  }),
  reason: (reason: string) => ({ en: `Reason: ${reason}.`, bn: `কারণ: ${reason}।` }),
  free: {
    moved: {
      en: 'Its time has moved by more than an hour: cancel before it leaves, and everything comes back, service charge included.',
      bn: 'সময় এক ঘণ্টার বেশি বদলেছে: বাস ছাড়ার আগে বাতিল করলে সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।',
    },
    split: {
      en: 'On the coach that runs now, seats that you bought side by side are apart: cancel before it leaves, and everything comes back, service charge included.',
      bn: 'যে কোচ যাচ্ছে তাতে আপনার পাশাপাশি কেনা সিট আর পাশাপাশি নেই: বাস ছাড়ার আগে বাতিল করলে সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।',
    },
    downgraded: {
      en: 'The coach that runs now offers less than the one you bought: cancel before it leaves, and everything comes back, service charge included.',
      bn: 'যে কোচের টিকিট কেটেছিলেন তার চেয়ে কম সুবিধার কোচ যাচ্ছে: বাস ছাড়ার আগে বাতিল করলে সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।',
    },
  },
  cancelFree: { en: 'Cancel free of charge', bn: 'বিনা খরচে বাতিল করুন' },
  supervisor: { en: 'Supervisor on board', bn: 'বাসের সুপারভাইজার' },
});
