import { digits } from '@poth/domain/language.ts';
import { ratingDays } from '@poth/domain/rating/window.ts';
import { texts } from '../text/texts.ts';

/** Texts for rating a trip. */
export const ratingText = texts({
  title: { en: 'Rate the trip', bn: 'যাত্রার রেটিং দিন' },
  lead: {
    en: 'Only those who bought on the web and were aboard can rate, once. Everybody reads your words, with the first letter of your name; the company can see whose booking it was.',
    bn: 'যিনি অনলাইনে কিনেছেন ও বাসে ছিলেন শুধু তিনিই রেটিং দিতে পারেন, একবার। আপনার লেখা সবাই পড়বেন, নামের শুধু প্রথম অক্ষরসহ; কোন বুকিং, কোম্পানি তা দেখতে পারে।',
  },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  stars: {
    1: { en: '1 – very bad', bn: '১ – খুব খারাপ' },
    2: { en: '2 – bad', bn: '২ – খারাপ' },
    3: { en: '3 – fair', bn: '৩ – মোটামুটি' },
    4: { en: '4 – good', bn: '৪ – ভালো' },
    5: { en: '5 – very good', bn: '৫ – খুব ভালো' },
  },
  words: { en: 'In your words (not needed)', bn: 'আপনার কথায় (না লিখলেও চলে)' },
  wordsHint: {
    en: 'At most 500 letters, without phone numbers or e-mail addresses.',
    bn: '৫০০ অক্ষরের মধ্যে, ফোন নম্বর বা ই-মেইল ছাড়া।',
  },
  once: { en: 'A rating cannot be changed, only taken back.', bn: 'রেটিং বদলানো যায় না, শুধু ফিরিয়ে নেওয়া যায়।' },
  send: { en: 'Send the rating', bn: 'রেটিং পাঠান' },
  faults: {
    'stars-missing': {
      en: 'Choose one, from 1 (very bad) to 5 (very good).',
      bn: '১ (খুব খারাপ) থেকে ৫ (খুব ভালো), একটি বেছে নিন।',
    },
    'words-missing': { en: 'Write some words.', bn: 'কিছু লিখুন।' },
    'words-long': { en: 'Write it in at most 500 letters.', bn: '৫০০ অক্ষরের মধ্যে লিখুন।' },
    'words-contact': {
      en: 'Everybody reads this: leave phone numbers and e-mail addresses out.',
      bn: 'এটি সবাই পড়বেন: ফোন নম্বর ও ই-মেইল বাদ দিন।',
    },
  },
  may: {
    early: { en: 'You can rate the trip once the coach has arrived.', bn: 'বাস পৌঁছানোর পর রেটিং দিতে পারবেন।' },
    over: {
      en: `A trip can be rated for ${ratingDays} days from its arrival on. That time is over.`,
      bn: `বাস পৌঁছানোর পর ${digits(ratingDays, 'bn')} দিন পর্যন্ত রেটিং দেওয়া যায়। সে সময় শেষ।`,
    },
    unboarded: {
      en: 'Only those who were let in at the door with this ticket can rate the trip. Nobody was.',
      bn: 'এই টিকিটে যিনি বাসে উঠেছেন শুধু তিনিই রেটিং দিতে পারেন। এতে কেউ ওঠেননি।',
    },
    counter: {
      en: 'This ticket was sold at a counter. Only tickets bought on the web can be rated, so that no company rates itself.',
      bn: 'এই টিকিট কাউন্টারে কেনা। শুধু অনলাইনে কেনা টিকিটের রেটিং দেওয়া যায়, যাতে কোনো কোম্পানি নিজের রেটিং নিজে না দেয়।',
    },
    withdrawn: { en: 'You have taken your rating back.', bn: 'আপনি রেটিং ফিরিয়ে নিয়েছেন।' },
    rated: { en: 'Your rating', bn: 'আপনার রেটিং' },
  },
  hidden: (reason: string) => ({
    en: `Your words are hidden, your stars count: ${reason}`,
    bn: `আপনার লেখা লুকানো আছে, স্টার গোনা হচ্ছে: ${reason}`,
  }),
  withdraw: {
    open: { en: 'Take the rating back', bn: 'রেটিং ফিরিয়ে নিন' },
    says: {
      en: 'Stars and words go for good. You cannot rate this trip again.',
      bn: 'স্টার ও লেখা আর থাকবে না। এই যাত্রার রেটিং আর দিতে পারবেন না।',
    },
    send: { en: 'Take it back', bn: 'ফিরিয়ে নিন' },
  },
});
