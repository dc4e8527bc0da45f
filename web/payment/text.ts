import { texts } from '../text/texts.ts';

export const paymentText = texts({
  title: { en: 'Your payment', bn: 'আপনার পেমেন্ট' },
  waiting: {
    title: { en: 'Confirming your payment', bn: 'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে' },
    text: {
      en: 'We are asking the payment company. This takes a few seconds, and your ticket then opens here by itself.',
      bn: 'পেমেন্ট কোম্পানির কাছে জানতে চাওয়া হচ্ছে। কয়েক সেকেন্ড লাগবে, তারপর টিকিট এখানেই নিজে থেকে খুলবে।',
    },
    close: {
      en: 'You may close this page: the ticket comes by SMS all the same.',
      bn: 'এই পাতা বন্ধ করলেও ক্ষতি নেই: টিকিট এসএমএসে যাবেই।',
    },
    long: {
      en: 'The payment company has not answered yet. Nothing is lost: we keep asking, and your seats are kept meanwhile.',
      bn: 'পেমেন্ট কোম্পানি এখনও জানায়নি। কিছু হারায়নি: আমরা বারবার জানতে চাইছি, ততক্ষণ সিট রাখা থাকবে।',
    },
    notPaid: { en: 'I have not paid yet', bn: 'এখনও টাকা দিইনি' },
  },
  review: {
    title: { en: 'We are checking your payment', bn: 'আপনার পেমেন্ট যাচাই করা হচ্ছে' },
    text: {
      en: 'The money has come, and the payment company asks us to look at this payment once more. Your seats are kept until one of us has decided, well before departure.',
      bn: 'টাকা এসেছে, পেমেন্ট কোম্পানি এটি আরেকবার দেখে নিতে বলেছে। বাস ছাড়ার অনেক আগেই আমাদের একজন দেখে জানাবেন, ততক্ষণ সিট আপনার জন্য রাখা থাকবে।',
    },
    next: {
      en: 'You get an SMS with the ticket, or all of your money goes back. You need not pay again.',
      bn: 'এসএমএসে টিকিট পাবেন, না হলে পুরো টাকা ফেরত যাবে। আবার টাকা দিতে হবে না।',
    },
  },
  mismatch: {
    title: { en: 'This payment did not match', bn: 'পেমেন্টের অঙ্ক মেলেনি' },
    text: {
      en: 'Another amount came than was asked for, so it buys no ticket and goes back in full by itself.',
      bn: 'যত টাকা চাওয়া হয়েছিল তত আসেনি, তাই এতে টিকিট হয়নি। পুরো টাকা নিজে থেকেই ফেরত যাবে।',
    },
    next: {
      en: 'You can pay again as long as your seats are held.',
      bn: 'সিট রাখা থাকতে থাকতে আবার টাকা দিতে পারেন।',
    },
    pay: { en: 'Pay again', bn: 'আবার টাকা দিন' },
  },
  unseated: {
    title: { en: 'No seats for this payment', bn: 'এই পেমেন্টে সিট পাওয়া যায়নি' },
    text: {
      en: 'We are sorry: when the payment came, the seats were gone, or your number had all the seats it may have that day. All of your money goes back by itself.',
      bn: 'দুঃখিত: পেমেন্ট আসার সময় সিট আর খালি ছিল না, অথবা ওই দিন আপনার নম্বরে আর সিট কেনা যেত না। আপনার পুরো টাকা নিজে থেকেই ফেরত যাচ্ছে।',
    },
    follow: { en: 'Follow the refund', bn: 'ফেরতের খবর দেখুন' },
  },
  elsewhere: {
    title: { en: 'This payment was begun elsewhere', bn: 'এই পেমেন্ট অন্য জায়গা থেকে শুরু হয়েছে' },
    text: {
      en: 'This browser does not know the payment: perhaps another browser or app on your phone began it.',
      bn: 'এই ব্রাউজার পেমেন্টটি চেনে না। হয়তো আপনার ফোনের অন্য ব্রাউজার বা অ্যাপ থেকে শুরু করেছেন।',
    },
    next: {
      en: 'If you have paid, nothing is lost: the ticket comes by SMS to the number you gave, with a link that opens it.',
      bn: 'টাকা দিয়ে থাকলে কিছু হারায়নি: যে নম্বর দিয়েছেন তাতে এসএমএসে টিকিট আসবে, সঙ্গে খোলার লিংক।',
    },
    find: { en: 'Find my ticket', bn: 'আমার টিকিট খুঁজুন' },
  },
  toTicket: { en: 'See how the booking stands', bn: 'বুকিংয়ের অবস্থা দেখুন' },
  money: { en: 'Where is my money?', bn: 'আমার টাকা কোথায়?' },
  search: { en: 'Search other buses', bn: 'অন্য বাস খুঁজুন' },
  pnr: (pnr: string) => ({ en: `PNR ${pnr}`, bn: `PNR ${pnr}` }),
});
