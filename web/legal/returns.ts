import { digits } from '@poth/domain/language.ts';
import { chooseHours } from '@poth/domain/refund/choice.ts';
import { freeAfterMinutes } from '@poth/domain/refund/free-cancellation.ts';
import type { ArticleSection } from '../shell/article.tsx';
import { texts } from '../text/texts.ts';

export const returnsTitle = { en: 'Returns Policy', bn: 'টাকা ফেরতের নিয়ম' };
export const returnsLead = {
  en: 'How much is refunded when a ticket is cancelled, when and how.',
  bn: 'টিকিট বাতিল হলে কত টাকা, কখন আর কীভাবে ফেরত পাবেন।',
};

export const returnsText = texts({
  tableTitle: { en: 'If you cancel', bn: 'আপনি বাতিল করলে' },
  tableLead: {
    en: 'This is the usual policy. An operator may have its own, and another one around Eid. The one you see before you pay is the one that counts for your ticket; it does not change later.',
    bn: 'এটি সাধারণ নিয়ম। কোনো কোম্পানির আলাদা নিয়ম থাকতে পারে, ঈদের সময়েও আলাদা হতে পারে। টাকা দেওয়ার আগে যে নিয়ম দেখবেন, আপনার টিকিটে সেটাই থাকবে, পরে বদলাবে না।',
  },
  notice: { en: 'Before departure', bn: 'বাস ছাড়ার কত আগে' },
  fee: { en: 'Fee', bn: 'কাটা যাবে' },
  back: (fare: string) => ({ en: `Back, of a fare of ${fare}`, bn: `${fare} ভাড়ায় ফেরত` }),
  promise: (days: string) => ({
    en: `A refund starts by itself the moment a ticket is cancelled. It may take ${days} business days to show in your account, depending on the bank, card or mobile cash; Fridays, Saturdays and public holidays are no business days.`,
    bn: `টিকিট বাতিল হওয়ার সঙ্গে সঙ্গে টাকা ফেরতের কাজ নিজে থেকেই শুরু হয়। ব্যাংক, কার্ড বা মোবাইল ব্যাংকিং ভেদে অ্যাকাউন্টে আসতে ${days} কর্মদিবস লাগতে পারে। শুক্র, শনি ও সরকারি ছুটির দিন কর্মদিবস নয়।`,
  }),
  cancel: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
  how: { en: 'How to Cancel Ticket', bn: 'কীভাবে বাতিল করবেন' },
});

export const returnsSections: readonly ArticleSection[] = [
  {
    title: { en: 'How it is counted', bn: 'হিসাব যেভাবে হয়' },
    points: [
      {
        en: 'The hours count to the departure at your own boarding stop.',
        bn: 'আপনি যে স্টপ থেকে উঠবেন, সেখান থেকে বাস ছাড়ার সময় ধরে ঘণ্টা গোনা হয়।',
      },
      {
        en: 'You may cancel one seat and keep the others. The fee is counted for each seat and rounded to whole taka.',
        bn: 'চাইলে একটি সিট বাতিল করে বাকিগুলো রাখতে পারেন। প্রতি সিটে কত কাটা যাবে, আলাদা হিসাব হয়, পূর্ণ টাকায়।',
      },
      {
        en: 'You see the fee and the refund before you decide. If the refund has become smaller in the meantime, nothing is cancelled and you are asked again.',
        bn: 'কত কাটা যাবে আর কত ফেরত পাবেন, বাতিলের আগেই দেখবেন। এর মধ্যে ফেরতের টাকা কমে গেলে টিকিট বাতিল হবে না, আবার আপনাকে জিজ্ঞেস করা হবে।',
      },
      {
        en: 'Instead of cancelling you may change to another trip of the company until its web sale closes: you pay the difference and a small fee, or get back what is left. The fee is never more than cancelling would keep, and you see it before you decide.',
        bn: 'বাতিল না করে কোম্পানির অন্য যাত্রা নিতেও পারেন, অনলাইনে বিক্রি বন্ধ হওয়ার আগে: দামের তফাত আর সামান্য ফি দেবেন, অথবা বাকি টাকা ফেরত পাবেন। ফি কখনও বাতিলে যা কাটা যেত তার বেশি নয়, আর আগেই দেখবেন কত।',
      },
      {
        en: 'Where both ways were bought with a discount and one is cancelled, the discount of the other way comes off what goes back. You see that before you decide, too. If the other way is cancelled later, it comes back.',
        bn: 'যাওয়া-আসার টিকিট ছাড়ে কিনে একটি বাতিল করলে অন্যটির ছাড় ফেরতের টাকা থেকে কাটা যায়। সেটিও আগেই দেখবেন। পরে অন্যটিও বাতিল করলে সেই টাকা ফেরত পাবেন।',
      },
      {
        en: 'The service charge is kept when the passenger cancels.',
        bn: 'যাত্রী বাতিল করলে সার্ভিস চার্জ ফেরত হয় না।',
      },
    ],
  },
  {
    title: { en: 'If the operator cancels', bn: 'কোম্পানি বাতিল করলে' },
    points: [
      {
        en: 'All of it comes back, the service charge included.',
        bn: 'সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।',
      },
      {
        en: `For ${chooseHours} hours the money waits for your choice: you may take another coach of the company with the same kind of seats instead, free of charge; seats that were side by side stay side by side. Then it goes back by itself.`,
        bn: `${digits(chooseHours, 'bn')} ঘণ্টা টাকাটি আপনার সিদ্ধান্তের অপেক্ষায় থাকে: চাইলে বিনা খরচে একই ধরনের সিটে কোম্পানির অন্য বাস নিতে পারেন, পাশাপাশি কেনা সিট পাশাপাশিই থাকবে। এরপর টাকা নিজে থেকেই ফেরত যায়।`,
      },
      {
        en: `The same holds if the operator moves the departure by more than ${freeAfterMinutes} minutes and you no longer want to go: cancel, and no fee is taken.`,
        bn: `কোম্পানি বাস ছাড়ার সময় ${digits(freeAfterMinutes, 'bn')} মিনিটের বেশি বদলালে আর আপনি যেতে না চাইলে টিকিট বাতিল করুন, কোনো টাকা কাটা যাবে না।`,
      },
    ],
  },
  {
    title: { en: 'If you paid and got no seat', bn: 'টাকা দিয়েও সিট না পেলে' },
    points: [
      {
        en: 'A payment that arrives after your seats went to somebody else goes back in full, without asking.',
        bn: 'টাকা পৌঁছানোর আগেই সিট অন্য কেউ নিয়ে থাকলে পুরো টাকা নিজে থেকেই ফেরত যায়, আবেদন লাগে না।',
      },
      {
        en: 'A second payment for the same ticket goes back in full, too.',
        bn: 'এক টিকিটের জন্য দুবার টাকা কাটলে বাড়তি টাকাও পুরো ফেরত যায়।',
      },
      {
        en: 'Money returns to the card or wallet that paid, never to another one. What was paid in cash is handed back at the counter.',
        bn: 'যে কার্ড বা ওয়ালেট থেকে টাকা দিয়েছেন, টাকা সেখানেই ফেরত যায়, অন্য কোথাও নয়। কাউন্টারে নগদে কিনলে কাউন্টার থেকেই টাকা ফেরত পাবেন।',
      },
    ],
  },
];
