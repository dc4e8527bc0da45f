import { texts } from '../text/texts.ts';

export const moneyText = texts({
  title: { en: 'Where is my money?', bn: 'আমার টাকা কোথায়?' },
  intro: {
    en: 'What was taken, what it was for, and where it is now. Type the number that you gave for the ticket, and your PNR or the transaction number from the SMS of your bank or wallet.',
    bn: 'কত টাকা কাটা হয়েছে, কীসের জন্য, আর এখন কোথায় আছে। টিকিটে যে মোবাইল নম্বর দিয়েছেন সেটি লিখুন, সঙ্গে PNR বা ব্যাংক, বিকাশ বা অন্য ওয়ালেটের এসএমএসের লেনদেন নম্বর।',
  },
  number: { en: 'PNR or transaction number', bn: 'PNR বা লেনদেন নম্বর' },
  numberHint: {
    en: 'Like K7XQ4 M2P9A, the number from your bank’s SMS, or our payment number, which begins with T.',
    bn: 'যেমন K7XQ4 M2P9A, ব্যাংকের এসএমএসের নম্বর, অথবা আমাদের পেমেন্ট নম্বর, যা T দিয়ে শুরু।',
  },
  phone: { en: 'Your Number', bn: 'আপনার মোবাইল নম্বর' },
  phoneHint: { en: 'The number that you gave for the ticket.', bn: 'টিকিটে যে নম্বর দিয়েছেন।' },
  find: { en: 'Find my money', bn: 'টাকার খোঁজ নিন' },
  finding: { en: 'Looking…', bn: 'খোঁজা হচ্ছে…' },
  faults: {
    'number-missing': {
      en: 'Type your PNR or the transaction number.',
      bn: 'PNR বা লেনদেন নম্বর লিখুন।',
    },
    'number-unreadable': {
      en: 'Type the number as the SMS has it: letters and digits only.',
      bn: 'এসএমএসে যেমন আছে তেমন লিখুন: শুধু অক্ষর ও অঙ্ক।',
    },
  },
  nothing: {
    en: 'Nothing matches these two. Compare both with your SMS. A bank’s number is known to us only once the gateway has told it: try your PNR, or our payment number.',
    bn: 'এই দুটি মিলিয়ে কিছু পাওয়া যায়নি। এসএমএসের সঙ্গে মিলিয়ে দেখুন। গেটওয়ে না জানানো পর্যন্ত ব্যাংকের নম্বর আমরা জানি না: PNR বা আমাদের পেমেন্ট নম্বর দিয়ে দেখুন।',
  },
  call: { en: 'Call Center', bn: 'কল সেন্টার' },
  found: { en: 'Your money', bn: 'আপনার টাকা' },
  leaves: { en: 'Leaves', bn: 'ছাড়ার সময়' },
  seats: { en: 'Seats', bn: 'সিট' },
  company: { en: 'Bus', bn: 'বাস' },
  payment: { en: 'Our payment number', bn: 'আমাদের পেমেন্ট নম্বর' },
  paidWith: { en: 'Paid with', bn: 'যেভাবে টাকা দিয়েছেন' },
  began: { en: 'Begun', bn: 'শুরু' },
  paid: { en: 'Taken', bn: 'কাটা হয়েছে' },
  noPayments: {
    en: 'No payment was begun for this booking.',
    bn: 'এই বুকিংয়ের জন্য কোনো পেমেন্ট শুরু হয়নি।',
  },
  refundNumber: (number: string) => ({ en: `Refund number ${number}`, bn: `ফেরতের নম্বর ${number}` }),
  refundHeld: {
    en: 'This refund could not be sent at once. One of us is seeing to it; the amount stays yours.',
    bn: 'টাকাটি সঙ্গে সঙ্গে পাঠানো যায়নি। আমাদের একজন বিষয়টি দেখছেন, টাকা আপনারই থাকবে।',
  },
  refundAtCounter: {
    en: 'Collect it in cash at any counter of the company: you paid at a counter.',
    bn: 'কোম্পানির যেকোনো কাউন্টার থেকে নগদ নিয়ে নিন: আপনি কাউন্টারে টাকা দিয়েছিলেন।',
  },
  places: {
    paying: { en: 'Not known yet', bn: 'এখনও জানা যায়নি' },
    asking: { en: 'Not known yet', bn: 'এখনও জানা যায়নি' },
    unknown: { en: 'Not known', bn: 'জানা যায়নি' },
    'not-opened': { en: 'Page did not open', bn: 'পাতা খোলেনি' },
    'not-taken': { en: 'Not taken', bn: 'কাটা হয়নি' },
    person: { en: 'One of us looks at it', bn: 'আমাদের একজন দেখছেন' },
    ticket: { en: 'Taken, ticket sold', bn: 'কাটা হয়েছে, টিকিট হয়েছে' },
    cancelled: { en: 'Taken, ticket cancelled', bn: 'কাটা হয়েছে, টিকিট বাতিল' },
    kept: { en: 'Taken, ticket cancelled', bn: 'কাটা হয়েছে, টিকিট বাতিল' },
    back: { en: 'Taken and going back', bn: 'কাটা হয়েছে, ফেরত যাচ্ছে' },
    arrived: { en: 'Taken and paid back', bn: 'কাটা হয়েছে, ফেরত দেওয়া হয়েছে' },
    reversed: { en: 'Back with your bank', bn: 'আপনার ব্যাংকে ফিরে গেছে' },
  },
  says: {
    paying: {
      en: 'The payment company has not told us yet whether the money was taken. We ask it every half minute; your ticket comes by SMS once it says yes.',
      bn: 'টাকা কাটা হয়েছে কি না পেমেন্ট কোম্পানি এখনও জানায়নি। আমরা আধা মিনিট পরপর জানতে চাইছি; হ্যাঁ বললেই এসএমএসে টিকিট যাবে।',
    },
    asking: {
      en: 'The payment company has not told us whether the money was taken. We keep asking. If it was, you get your seats as long as they are free; else all of it goes back by itself.',
      bn: 'টাকা কাটা হয়েছে কি না পেমেন্ট কোম্পানি জানায়নি। আমরা জানতে চাইতে থাকব। কাটা হয়ে থাকলে টিকিট পাবেন, সিট খালি না থাকলে পুরো টাকা নিজে থেকেই ফেরত যাবে।',
    },
    unknown: {
      en: 'The payment company has not told us for three days whether the money was taken. One of us looks into it. If your bank shows it as taken, call us with the payment number below.',
      bn: 'টাকা কাটা হয়েছে কি না পেমেন্ট কোম্পানি তিন দিনেও জানায়নি। আমাদের একজন বিষয়টি দেখছেন। ব্যাংকে টাকা কাটা দেখালে নিচের পেমেন্ট নম্বর নিয়ে আমাদের ফোন করুন।',
    },
    'not-opened': {
      en: 'The payment page did not open, so this could not be paid there.',
      bn: 'পেমেন্টের পাতা খোলেনি, তাই সেখানে টাকা দেওয়া যায়নি।',
    },
    'not-taken': {
      en: 'The payment company says that it has not taken this money. If your bank shows it as taken, ask again with the button: what was taken buys your seats if they are free, or goes back whole.',
      bn: 'পেমেন্ট কোম্পানি বলছে, এই টাকা কাটেনি। ব্যাংকে টাকা কাটা দেখালে বোতাম চেপে আবার জানতে চান: কাটা হয়ে থাকলে টিকিট পাবেন, সিট খালি না থাকলে পুরো টাকা ফেরত যাবে।',
    },
    person: {
      en: 'One of us looks at this payment once more. You get an SMS with the ticket, or all of the money that was taken goes back. You need not pay again.',
      bn: 'আমাদের একজন পেমেন্টটি আরেকবার দেখছেন। এসএমএসে টিকিট পাবেন, না হলে কাটা টাকা পুরোটা ফেরত যাবে। আবার টাকা দিতে হবে না।',
    },
    ticket: {
      en: 'The money has come, and your ticket is sold.',
      bn: 'টাকা এসেছে, আপনার টিকিট হয়ে গেছে।',
    },
    cancelled: {
      en: 'The money has come, and the ticket was cancelled. What goes back stands below.',
      bn: 'টাকা এসেছিল, টিকিট বাতিল হয়েছে। কত ফেরত যাচ্ছে নিচে আছে।',
    },
    kept: {
      en: 'The money has come. The ticket was cancelled too late for a refund, so nothing goes back.',
      bn: 'টাকা এসেছিল। ফেরতের সময় পেরিয়ে টিকিট বাতিল হয়েছে, তাই টাকা ফেরত যায়নি।',
    },
    back: {
      en: 'The money has come and has bought no ticket. All of it goes back by itself, to what you paid with.',
      bn: 'টাকা এসেছে, কিন্তু এতে টিকিট হয়নি। যেভাবে দিয়েছিলেন সেভাবেই পুরো টাকা নিজে থেকে ফেরত যাচ্ছে।',
    },
    arrived: {
      en: 'The money had bought no ticket. All of it is back with what you paid with.',
      bn: 'এই টাকায় টিকিট হয়নি। যেভাবে দিয়েছিলেন সেভাবেই পুরো টাকা ফেরত দেওয়া হয়েছে।',
    },
    reversed: {
      en: 'Your bank or wallet has taken this money back from us. It can tell you when you have it.',
      bn: 'আপনার ব্যাংক বা ওয়ালেট এই টাকা আমাদের কাছ থেকে ফিরিয়ে নিয়েছে। কবে পাবেন তারা জানাতে পারবে।',
    },
  },
  asksAt: (moment: string) => ({
    en: `We ask the payment company again ${moment}.`,
    bn: `পেমেন্ট কোম্পানির কাছে আবার জানতে চাওয়া হবে ${moment}।`,
  }),
  decidedBy: (moment: string) => ({
    en: `It is decided by ${moment} at the latest.`,
    bn: `${moment}-এর মধ্যে সিদ্ধান্ত হবে।`,
  }),
  refundSoon: {
    en: 'Its refund number appears here within minutes.',
    bn: 'কয়েক মিনিটের মধ্যে ফেরতের নম্বর এখানে দেখা যাবে।',
  },
  ask: { en: 'Ask the payment company again', bn: 'পেমেন্ট কোম্পানির কাছে আবার জানতে চান' },
  asking: { en: 'Asking…', bn: 'জানতে চাওয়া হচ্ছে…' },
  asked: {
    en: 'We have asked again just now. This is how it stands.',
    bn: 'এইমাত্র আবার জানতে চাওয়া হয়েছে। এখন অবস্থা এই।',
  },
  toTicket: { en: 'Find my ticket', bn: 'আমার টিকিট খুঁজুন' },
});
