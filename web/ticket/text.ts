import { ticketFieldNames } from '@poth/domain/ticket/ticket-fields.ts';
import { texts } from '../text/texts.ts';

export const ticketText = texts({
  title: { en: 'Bus Ticket', bn: 'বাসের টিকিট' },
  fields: ticketFieldNames,
  boarding: { en: 'Boarding point', bn: 'যেখান থেকে উঠবেন' },
  dropping: { en: 'Dropping point', bn: 'যেখানে নামবেন' },
  call: (phone: string) => ({ en: `Call ${phone}`, bn: `ফোন ${phone}` }),
  actions: {
    cancel: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
  },
  notices: {
    kept: (until: string) => ({
      en: `These seats are kept for you until ${until}. Pay at a counter of the company by then: that makes them a ticket.`,
      bn: `সিটগুলো ${until} পর্যন্ত আপনার জন্য রাখা আছে। এর মধ্যে কোম্পানির কাউন্টারে টাকা দিলে টিকিট হবে।`,
    }),
    held: {
      text: {
        en: 'This booking is not paid yet, so it is no ticket.',
        bn: 'এই বুকিংয়ের টাকা দেওয়া হয়নি, তাই এটি টিকিট নয়।',
      },
      way: { en: 'Go on to pay', bn: 'টাকা দিতে যান' },
    },
    expired: {
      text: {
        en: 'The time ran out before this booking was paid, so it is no ticket.',
        bn: 'টাকা দেওয়ার আগেই সময় শেষ হয়ে গেছে, তাই এটি টিকিট নয়।',
      },
      way: { en: 'Search buses', bn: 'বাস খুঁজুন' },
    },
    review: {
      text: {
        en: 'Your money has come. A person looks at this payment once more, and your seats are kept until then. You get an SMS with the ticket, or all of your money goes back.',
        bn: 'আপনার টাকা এসেছে। আমাদের একজন পেমেন্টটি আরেকবার দেখছেন, ততক্ষণ সিট রাখা থাকবে। এসএমএসে টিকিট পাবেন, না হলে পুরো টাকা ফেরত যাবে।',
      },
    },
    unseated: {
      text: {
        en: 'When the payment came, the seats were gone, or your number had all the seats it may have that day. All of your money goes back by itself.',
        bn: 'পেমেন্ট আসার সময় সিট আর খালি ছিল না, অথবা ওই দিন আপনার নম্বরে আর সিট কেনা যেত না। আপনার পুরো টাকা নিজে থেকেই ফেরত যাচ্ছে।',
      },
      way: { en: 'Search buses', bn: 'বাস খুঁজুন' },
    },
    cancelled: {
      text: {
        en: 'This ticket is cancelled. Nobody can board with it.',
        bn: 'টিকিটটি বাতিল হয়েছে, এটি দিয়ে আর বাসে ওঠা যাবে না।',
      },
      way: { en: 'Search buses', bn: 'বাস খুঁজুন' },
    },
  },
  find: {
    title: { en: 'Ticket Operation', bn: 'আমার টিকিট খুঁজুন' },
    intro: {
      en: 'See how a booking stands, download the ticket again, or cancel it. Logged in with the account that bought it, or by the link in its SMS, you need no code.',
      bn: 'বুকিংয়ের অবস্থা দেখুন, টিকিট আবার ডাউনলোড করুন বা বাতিল করুন। যে অ্যাকাউন্টে কেটেছেন তাতে লগ ইন করা থাকলে, অথবা এসএমএসের লিংক দিয়ে এলে কোড লাগে না।',
    },
    pnr: { en: 'Ticket PNR', bn: 'টিকিটের PNR' },
    pnrHolder: { en: 'Please Enter Ticket PNR', bn: 'টিকিটের PNR লিখুন' },
    phone: { en: 'Your Number', bn: 'আপনার মোবাইল নম্বর' },
    phoneHint: { en: 'The number that the ticket was bought with.', bn: 'যে নম্বরে টিকিট কেটেছেন।' },
    money: { en: 'Money gone, no ticket? Where is my money?', bn: 'টাকা কেটেছে, টিকিট নেই? আমার টাকা কোথায়?' },
    find: { en: 'Find Ticket', bn: 'টিকিট খুঁজুন' },
    finding: { en: 'Looking…', bn: 'খোঁজা হচ্ছে…' },
    faults: {
      'pnr-missing': { en: 'Enter the PNR from your SMS.', bn: 'এসএমএসে যে PNR আছে সেটি লিখুন।' },
      'pnr-wrong': {
        en: 'A PNR has 10 letters and digits, like K7XQ4 M2P9A. Compare it with your SMS.',
        bn: 'PNR-এ ১০টি অক্ষর ও অঙ্ক থাকে, যেমন K7XQ4 M2P9A। এসএমএসের সঙ্গে মিলিয়ে দেখুন।',
      },
      'code-missing': { en: 'Enter the 6 digits from the SMS.', bn: 'এসএমএসের ৬টি অঙ্ক লিখুন।' },
    },
    locked: {
      en: 'This ticket opens only for its owner. Give the number that it was bought with.',
      bn: 'এই টিকিট শুধু যাঁর, তিনিই দেখতে পারেন। যে নম্বরে কেটেছেন সেটি লিখুন।',
    },
  },
  cancelFind: {
    title: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
    intro: {
      en: 'Find your ticket first. You see the refund before anything is cancelled. Logged in with the account that bought it, or by the link in its SMS, you need no code.',
      bn: 'আগে টিকিট খুঁজুন। বাতিলের আগেই দেখবেন কত টাকা ফেরত পাবেন। যে অ্যাকাউন্টে কেটেছেন তাতে লগ ইন করা থাকলে, অথবা এসএমএসের লিংক দিয়ে এলে কোড লাগে না।',
    },
  },
  found: {
    masked: {
      en: 'Names and number are covered. To see the whole ticket, download or cancel it, get a code on the phone that it was bought with.',
      bn: 'নাম ও নম্বর ঢাকা আছে। পুরো টিকিট দেখতে, ডাউনলোড করতে বা বাতিল করতে যে ফোনে টিকিট কেটেছেন তাতে একটি কোড নিন।',
    },
    cancels: {
      en: 'Cancel Ticket sends a code to the phone that the ticket was bought with. With the code you see what comes back; nothing is cancelled before that.',
      bn: '“টিকিট বাতিল” চাপলে যে ফোনে টিকিট কেটেছেন তাতে একটি কোড যাবে। কোড দিলে দেখবেন কত টাকা ফেরত পাবেন, তার আগে কিছুই বাতিল হবে না।',
    },
    send: { en: 'Get a code by SMS', bn: 'এসএমএসে কোড নিন' },
    mail: (email: string) => ({ en: `Get a code at ${email}`, bn: `${email} ঠিকানায় কোড নিন` }),
    otherWays: {
      en: 'No code is needed with the link in the SMS or e-mail of your ticket, on the device that you bought it on, or in the account that you bought it with.',
      bn: 'টিকিটের এসএমএস বা ই-মেইলের লিংক দিয়ে, যে ফোন বা কম্পিউটারে কেটেছেন সেখানে, অথবা যে অ্যাকাউন্টে কেটেছেন তাতে লগ ইন করে কোড ছাড়াই টিকিট খোলা যায়।',
    },
    sending: { en: 'Sending…', bn: 'পাঠানো হচ্ছে…' },
  },
  code: {
    title: { en: 'Enter the code', bn: 'কোড লিখুন' },
    sent: (phone: string) => ({
      en: `A code of 6 digits went by SMS to ${phone}. It is good for 5 minutes.`,
      bn: `${phone} নম্বরে এসএমএসে ৬ অঙ্কের কোড গেছে। ৫ মিনিট পর্যন্ত চলবে।`,
    }),
    mailed: (email: string) => ({
      en: `A code of 6 digits is on its way to ${email}. It is good for 5 minutes.`,
      bn: `${email} ঠিকানায় ৬ অঙ্কের কোড যাচ্ছে। ৫ মিনিট পর্যন্ত চলবে।`,
    }),
    againBySms: { en: 'Send it by SMS', bn: 'এসএমএসে পাঠান' },
    againByMail: { en: 'Send it by e-mail', bn: 'ই-মেইলে পাঠান' },
    label: { en: 'Code from the SMS', bn: 'এসএমএসের কোড' },
    labelMailed: { en: 'Code from the e-mail', bn: 'ই-মেইলের কোড' },
    open: { en: 'Open my ticket', bn: 'টিকিট খুলুন' },
    toCancel: { en: 'See what comes back', bn: 'কত ফেরত পাবেন দেখুন' },
    opening: { en: 'Opening…', bn: 'খোলা হচ্ছে…' },
    again: { en: 'Send a new code', bn: 'নতুন কোড পাঠান' },
    sandbox: { en: 'Sandbox: read the SMS here', bn: 'পরীক্ষামূলক: এসএমএস এখানে পড়ুন' },
  },
});
