import { texts } from '../text/texts.ts';

/** Texts of the request to remove a lost second factor, and of the page that stops it. */
export const lostFactorText = texts({
  label: { en: 'Lost the phone and the backup codes?', bn: 'ফোন ও ব্যাকআপ কোড দুটোই হারিয়েছেন?' },
  says: (hours: string) => ({
    en: `Ask for the second step to be taken off. We write to your e-mail and number, so that you can stop it if it was not you. After ${hours} hours Poth, or the owner of your company, calls you and decides.`,
    bn: `দ্বিতীয় ধাপ তুলে নেওয়ার অনুরোধ করুন। আপনার ই-মেইল ও নম্বরে জানাব, যাতে আপনি না করে থাকলে থামাতে পারেন। ${hours} ঘণ্টা পরে পথ বা আপনার কোম্পানির মালিক ফোন করে সিদ্ধান্ত নেবেন।`,
  }),
  submit: { en: 'Ask to take it off', bn: 'তুলে নিতে অনুরোধ করুন' },
  asked: (hours: string) => ({
    en: `Asked. After ${hours} hours Poth, or the owner of your company, can take it off. If you find the phone, just log in with it.`,
    bn: `অনুরোধ করা হয়েছে। ${hours} ঘণ্টা পরে পথ বা আপনার কোম্পানির মালিক এটি তুলে নিতে পারবেন। ফোন পেয়ে গেলে সেটি দিয়েই লগ ইন করুন।`,
  }),
  keep: {
    title: { en: 'Keep the second factor', bn: 'দ্বিতীয় ধাপ রাখুন' },
    intro: {
      en: 'Somebody who knows your password asked to take your second factor off. If it was not you, keep it, then change your password.',
      bn: 'আপনার পাসওয়ার্ড জানেন এমন কেউ দ্বিতীয় ধাপ তুলে নিতে চেয়েছেন। আপনি না হলে এটি রাখুন, তারপর পাসওয়ার্ড বদলান।',
    },
    submit: { en: 'It was not me, keep it', bn: 'আমি করিনি, এটি রাখুন' },
    toReset: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড দিন' },
  },
});
