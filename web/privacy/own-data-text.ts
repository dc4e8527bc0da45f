import { texts } from '../text/texts.ts';

export const ownDataText = texts({
  title: { en: 'Your data', bn: 'আপনার তথ্য' },
  lead: {
    en: 'What we keep about you, how long and why stands in the privacy policy.',
    bn: 'আপনার কোন তথ্য কত দিন কেন রাখি, তা গোপনীয়তার নীতিতে লেখা আছে।',
  },
  policy: { en: 'Read it', bn: 'পড়ুন' },
  takeOut: {
    title: { en: 'Take it out', bn: 'নিজের তথ্য নিন' },
    about: {
      en: 'One file (JSON) with your account, your log-ins, your bookings, payments and reports.',
      bn: 'একটি ফাইলে (JSON) আপনার অ্যাকাউন্ট, লগ ইন, বুকিং, পেমেন্ট ও অভিযোগ।',
    },
    now: (bookings: string) => ({
      en: `Bookings that name you: ${bookings}`,
      bn: `আপনার নামে বুকিং: ${bookings}টি`,
    }),
    ask: { en: 'Make the file', bn: 'ফাইল তৈরি করুন' },
    asks: {
      en: 'We ask for your password or code once more, so that nobody else takes it.',
      bn: 'অন্য কেউ যাতে না নেয়, তাই আরেকবার আপনার পাসওয়ার্ড বা কোড চাইব।',
    },
    ready: { en: 'Download the file', bn: 'ফাইল ডাউনলোড করুন' },
  },
  erase: {
    title: { en: 'Be erased', bn: 'সব মুছে ফেলুন' },
    about: {
      en: 'Your account is closed for good, on every device. Nobody can bring it back.',
      bn: 'সব ডিভাইসে আপনার অ্যাকাউন্ট চিরতরে বন্ধ হবে। কেউ আর ফিরিয়ে আনতে পারবে না।',
    },
    goes: {
      en: 'Gone at once: your account with every way to log in, your name, number, email and the passengers’ names in every booking, the codes of your tickets, and what you wrote in reports. Your email and number are free for a new account.',
      bn: 'সঙ্গে সঙ্গে মুছে যাবে: লগ ইনের সব উপায়সহ আপনার অ্যাকাউন্ট, প্রতিটি বুকিংয়ে আপনার নাম, নম্বর, ই-মেইল ও যাত্রীদের নাম, টিকিটের কোড, আর অভিযোগে যা লিখেছেন। আপনার ই-মেইল ও নম্বর দিয়ে নতুন অ্যাকাউন্ট খোলা যাবে।',
    },
    stays: { en: 'What stays in the books, and how long', bn: 'হিসাবে যা থাকবে, আর কত দিন' },
    waits: { en: 'Not yet, because', bn: 'এখনই নয়। কারণ' },
    rule: {
      en: 'A journey that is ahead, seats that are held, and payments and refunds under way come first: for them we need to reach you.',
      bn: 'সামনের যাত্রা, ধরে রাখা সিট, আর চলমান পেমেন্ট ও ফেরত আগে শেষ হতে হবে। এগুলোর জন্য আপনার সঙ্গে যোগাযোগ লাগবে।',
    },
    sure: { en: 'I have read what goes and what stays', bn: 'কী মুছবে আর কী থাকবে তা পড়েছি' },
    notSure: { en: 'Tick this first.', bn: 'আগে এখানে টিক দিন।' },
    go: { en: 'Erase my account', bn: 'আমার অ্যাকাউন্ট মুছুন' },
  },
});
