import { texts } from '../text/texts.ts';

export const guideText = texts({
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  buy: {
    title: { en: 'How to Buy Ticket', bn: 'কীভাবে টিকিট কাটবেন' },
    steps: [
      {
        title: { en: 'Search', bn: 'বাস খুঁজুন' },
        text: {
          en: 'Choose From, To, journey date, time period and coach type and press Search. Then press View Seats on the coach you like.',
          bn: 'কোথা থেকে, কোথায়, কোন তারিখে, কোন বেলায় আর কোন ধরনের কোচে যাবেন, বেছে নিন। “বাস খুঁজুন” চাপুন, তারপর পছন্দের বাসে “সিট দেখুন” চাপুন।',
        },
      },
      {
        title: { en: 'Choose your seats', bn: 'সিট বেছে নিন' },
        text: {
          en: 'Tap the seats you want. They are held for you; a clock shows how long. Choose where you get on and off, then press NEXT.',
          bn: 'যে সিট চান তাতে চাপ দিন, সেটি আপনার জন্য রাখা থাকবে। কতক্ষণ, ঘড়িতে দেখবেন। কোথায় উঠবেন আর কোথায় নামবেন বেছে নিয়ে “পরের ধাপ” চাপুন।',
        },
      },
      {
        title: { en: 'Say who travels', bn: 'কে যাচ্ছেন, লিখুন' },
        text: {
          en: 'A name and a mobile number are enough; you may log in or sign up, but you do not have to. Check the summary, tick the terms and press Proceed to Pay.',
          bn: 'নাম আর মোবাইল নম্বর দিলেই হবে। চাইলে লগ ইন করতে পারেন, না করলেও চলে। সব মিলিয়ে দেখে শর্তাবলিতে টিক দিন, তারপর “পেমেন্টে যান” চাপুন।',
        },
      },
      {
        title: { en: 'Pay', bn: 'টাকা দিন' },
        text: {
          en: 'Pay by card or mobile cash at the gateway. You come back to your confirmation. The ticket comes by SMS too, and by email if you gave an address.',
          bn: 'গেটওয়েতে কার্ড বা মোবাইল ব্যাংকিংয়ে টাকা দিন। টাকা দেওয়া হলে টিকিটের পাতায় ফিরে আসবেন। এসএমএসেও টিকিট যাবে, ই-মেইল দিলে ই-মেইলেও।',
        },
      },
    ],
    start: { en: 'Search buses', bn: 'বাস খুঁজুন' },
  },
  cancel: {
    title: { en: 'How to Cancel Ticket', bn: 'কীভাবে টিকিট বাতিল করবেন' },
    steps: [
      {
        title: { en: 'Find your ticket', bn: 'টিকিট খুঁজুন' },
        text: {
          en: 'Open Cancel Ticket, or the Ticket Operation tab of the search page. Enter the PNR and the mobile number of the booking.',
          bn: '“টিকিট বাতিল” পাতায় যান, না হলে খোঁজার পাতায় “আমার টিকিট খুঁজুন” চাপুন। PNR আর যে মোবাইল নম্বরে কিনেছেন সেটি লিখুন।',
        },
      },
      {
        title: { en: 'See what comes back, then cancel', bn: 'কত ফেরত পাবেন দেখে বাতিল করুন' },
        text: {
          en: 'If the ticket may be cancelled, a Cancel Ticket button appears. Press it and enter the code that comes to the phone of the booking; logged in with the account that bought the ticket, or by the link in its SMS, you need no code. You see the fee and the amount that comes back. Read and tick the terms, then press Cancel Ticket and Refund.',
          bn: 'বাতিল করা গেলে “টিকিট বাতিল” বোতাম আসবে। বোতামটি চাপুন, যে ফোনে কিনেছেন তাতে আসা কোডটি লিখুন। যে অ্যাকাউন্টে কেটেছেন তাতে লগ ইন করা থাকলে, অথবা এসএমএসের লিংক দিয়ে এলে কোড লাগে না। কত কাটা যাবে আর কত ফেরত পাবেন দেখে, শর্তাবলি পড়ে টিক দিন, তারপর “টিকিট বাতিল করে টাকা ফেরত নিন” চাপুন।',
        },
      },
    ],
    after: (from: string, to: string) => ({
      en: `The refund starts by itself at that moment and goes back to whatever you paid with. It may take ${from}–${to} business days to show in your account, depending on the bank, card or mobile cash.`,
      bn: `সঙ্গে সঙ্গে টাকা ফেরতের কাজ শুরু হয়। যেভাবে টাকা দিয়েছিলেন, সেভাবেই ফেরত যাবে। ব্যাংক, কার্ড বা মোবাইল ব্যাংকিং ভেদে অ্যাকাউন্টে আসতে ${from}–${to} কর্মদিবস লাগতে পারে।`,
    }),
    start: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
    policy: { en: 'How much is refunded, and when', bn: 'কখন কত ফেরত পাবেন' },
  },
});
