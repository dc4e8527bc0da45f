import type { Bilingual } from '@poth/domain/language.ts';
import { howLongText } from '@poth/domain/privacy/how-long.ts';
import { type Kept, retention } from '@poth/domain/privacy/retention.ts';
import type { ArticleSection } from '../shell/article.tsx';
import { texts } from '../text/texts.ts';

export const privacyTitle = { en: 'Privacy Policy', bn: 'গোপনীয়তার নীতি' };
export const privacyLead = {
  en: 'What we know about you, why, who else sees it, and how to have it removed.',
  bn: 'আপনার কোন তথ্য আমরা রাখি, কেন রাখি, আর কে দেখে। মুছতে চাইলে কী করবেন।',
};

export const privacyText = texts({
  table: { en: 'What we keep, how long and why', bn: 'কী রাখি, কত দিন, কেন' },
  what: { en: 'What', bn: 'কী' },
  howLong: { en: 'How long', bn: 'কত দিন' },
  why: { en: 'Why', bn: 'কেন' },
  gone: {
    en: 'What is over goes by itself, within a few hours.',
    bn: 'মেয়াদ শেষ হলে কয়েক ঘণ্টার মধ্যে নিজে থেকেই মুছে যায়।',
  },
});

/** The rows of the privacy page: the retention table in words. */
export const privacyRows: readonly { what: Bilingual; howLong: Bilingual; why: Bilingual }[] = Object.values(
  retention,
).map((kept: Kept) => ({ what: kept.what, howLong: howLongText(kept), why: kept.why }));

/** Sections about personal data beside the table; email: where to write about it. */
export const privacySectionsOf = ({ email }: { email: string }): readonly ArticleSection[] => [
  {
    title: { en: 'Cookies', bn: 'কুকি' },
    points: [
      {
        en: 'One cookie ties the seats you hold to your browser, one opens the tickets you have proved to be yours, one keeps you logged in and one remembers your language. Staff of a bus company have one more, by which the desk knows their device. None of them follows you to other sites.',
        bn: 'একটি কুকি আপনার রাখা সিট আপনার ব্রাউজারের সঙ্গে জুড়ে রাখে, একটি মনে রাখে কোন টিকিট আপনার, একটি আপনাকে লগ ইন রাখে, আরেকটি ভাষা মনে রাখে। বাস কোম্পানির কর্মীদের আরও একটি থাকে, তা দিয়ে কাজের পাতা তাঁদের ডিভাইস চেনে। অন্য কোনো সাইটে এরা আপনাকে অনুসরণ করে না।',
      },
      {
        en: 'A ticket you open is also kept on your own phone, so that it opens without a network. Clearing the data of this site removes it.',
        bn: 'যে টিকিট খোলেন সেটি আপনার ফোনেও থাকে, যাতে ইন্টারনেট ছাড়াও খোলে। ব্রাউজার থেকে এই সাইটের তথ্য মুছলে সেটিও মুছে যায়।',
      },
      {
        en: 'We show no advertisements, and these pages load nothing from other companies.',
        bn: 'আমরা বিজ্ঞাপন দেখাই না, এই সাইটের পাতায় অন্য কোম্পানির কিছু থাকে না।',
      },
    ],
  },
  {
    title: { en: 'Who else sees it', bn: 'আর কে দেখে' },
    points: [
      {
        en: 'The operator of your coach: names, seats and the number, to let you board and to call you if something changes.',
        bn: 'যে কোম্পানির বাসে যাবেন: নাম, সিট আর নম্বর, যাতে বাসে ওঠাতে পারে আর কিছু বদলালে জানাতে পারে।',
      },
      {
        en: 'The payment gateway: the amount and what it needs to charge you. The companies that carry our SMS and email: your message.',
        bn: 'পেমেন্ট গেটওয়ে: টাকার পরিমাণ আর টাকা নিতে যা লাগে। যারা আমাদের এসএমএস ও ই-মেইল পৌঁছে দেয়: আপনার মেসেজ।',
      },
      {
        en: 'Authorities, when the law compels us. Nobody else; we sell no data.',
        bn: 'আইন বাধ্য করলে সরকারি কর্তৃপক্ষ। আর কেউ নয়। আমরা তথ্য বেচি না।',
      },
      {
        en: 'Somebody who types your PNR and number sees the journey and the state of the ticket. Names and numbers stay hidden.',
        bn: 'কেউ আপনার PNR আর নম্বর লিখলে শুধু যাত্রা আর টিকিটের অবস্থা দেখেন, নাম ও নম্বর ঢাকা থাকে।',
      },
    ],
  },
  {
    title: { en: 'Your rights', bn: 'আপনার অধিকার' },
    points: [
      {
        en: 'With an account: log in, open your profile and choose “Your data”. There you take out everything we keep about you as one file, or have it erased. The page says beforehand what stays in the books and why.',
        bn: 'অ্যাকাউন্ট থাকলে: লগ ইন করে প্রোফাইল থেকে “আপনার তথ্য” খুলুন। সেখানে আপনার সব তথ্য এক ফাইলে নিতে বা মুছে ফেলতে পারবেন। হিসাবে কী থাকবে আর কেন, তা আগেই লেখা থাকে।',
      },
      {
        en: 'Without an account: call or write to us. We send a code to your number, and who reads it back to us gets the same.',
        bn: 'অ্যাকাউন্ট না থাকলে: ফোন করুন বা লিখুন। আমরা আপনার নম্বরে একটি কোড পাঠাব, সেটি জানালে একই কাজ করে দেব।',
      },
      {
        en: `For anything else, also to correct what we keep about you, write to ${email}. We answer within 30 days.`,
        bn: `অন্য কিছু জানতে বা ভুল ঠিক করতে ${email} ঠিকানায় লিখুন। ৩০ দিনের মধ্যে উত্তর পাবেন।`,
      },
    ],
  },
];
