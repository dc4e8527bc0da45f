import type { Bilingual } from '@poth/domain/language.ts';

/** Texts of the page for a request that finds no room. They are not in web/, whose texts load what draws pages. */
export const busyText = {
  product: { en: 'Poth', bn: 'পথ' },
  title: { en: 'Very many people are here', bn: 'এখন খুব ভিড়' },
  page: {
    en: 'Nothing was lost. This page asks again by itself in a few seconds; you need not do anything.',
    bn: 'কিছু হারায়নি। কয়েক সেকেন্ড পর পাতাটি নিজেই আবার চেষ্টা করবে, আপনাকে কিছু করতে হবে না।',
  },
  form: {
    en: 'What you sent was not taken yet. It is kept here: wait a few seconds, then send it again.',
    bn: 'আপনার পাঠানো তথ্য এখনও নেওয়া হয়নি, তবে এখানে রাখা আছে। কয়েক সেকেন্ড পর আবার পাঠান।',
  },
  files: {
    en: 'What you sent was not taken yet. Go back to the page before, wait a few seconds, then send it again.',
    bn: 'আপনার পাঠানো তথ্য এখনও নেওয়া হয়নি। আগের পাতায় ফিরে কয়েক সেকেন্ড পর আবার পাঠান।',
  },
  sendAgain: { en: 'Send again', bn: 'আবার পাঠান' },
  askNow: { en: 'Try now', bn: 'এখনই চেষ্টা করুন' },
} as const satisfies Record<string, Bilingual>;
