import { texts } from '../text/texts.ts';

/** Texts of the desks that read ratings. */
export const ratingDeskText = texts({
  title: { en: 'Ratings', bn: 'রেটিং' },
  lead: {
    en: 'What passengers who were aboard say. You can answer each once; everybody reads it on your page.',
    bn: 'যাঁরা বাসে ছিলেন তাঁদের মতামত। প্রতিটির উত্তর একবার দিতে পারবেন, তা আপনার পাতায় সবাই পড়বেন।',
  },
  leadAdmin: {
    en: 'Words can be hidden for a reason, which writer and company read. Stars count all the same: nobody can change them.',
    bn: 'কারণ লিখে লেখা লুকানো যায়, লেখক ও কোম্পানি কারণটি পড়েন। স্টার তবু গোনা হয়: কেউ তা বদলাতে পারেন না।',
  },
  tabs: {
    label: { en: 'Which ratings', bn: 'কোন রেটিং' },
    all: { en: 'All', bn: 'সব' },
    words: { en: 'With words', bn: 'লেখাসহ' },
    hidden: { en: 'Hidden', bn: 'লুকানো' },
  },
  none: { en: 'No ratings here.', bn: 'এখানে কোনো রেটিং নেই।' },
  coach: (coach: string) => ({ en: `Coach ${coach}`, bn: `কোচ ${coach}` }),
  hidden: (at: string, reason: string) => ({
    en: `Words hidden ${at}: ${reason}`,
    bn: `লেখা লুকানো হয়েছে ${at}: ${reason}`,
  }),
  answer: {
    open: { en: 'Answer', bn: 'উত্তর দিন' },
    said: { en: 'Your answer, for everybody', bn: 'আপনার উত্তর, সবার জন্য' },
    once: { en: 'It cannot be changed.', bn: 'এটি আর বদলানো যাবে না।' },
  },
  hide: {
    open: { en: 'Hide the words', bn: 'লেখা লুকান' },
    reason: { en: 'Why? The writer and the company read it', bn: 'কেন? লেখক ও কোম্পানি এটি পড়বেন' },
  },
  show: { en: 'Show the words again', bn: 'লেখা আবার দেখান' },
  faults: {
    'words-missing': { en: 'Write some words.', bn: 'কিছু লিখুন।' },
    'words-long': { en: 'Write it in at most 500 letters.', bn: '৫০০ অক্ষরের মধ্যে লিখুন।' },
    'words-contact': {
      en: 'Others read this: leave phone numbers and e-mail addresses out.',
      bn: 'এটি অন্যরা পড়বেন: ফোন নম্বর ও ই-মেইল বাদ দিন।',
    },
  },
});
