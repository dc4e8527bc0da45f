import { passengerKindNames } from '@poth/domain/ticket/ticket-fields.ts';
import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const bookingText = texts({
  title: { en: 'Details and payment', bn: 'যাত্রীর তথ্য ও পেমেন্ট' },
  who: {
    title: { en: 'Passenger details', bn: 'যাত্রীর তথ্য' },
    haveAccount: { en: 'Have an account?', bn: 'অ্যাকাউন্ট আছে?' },
    logIn: { en: 'Log in', bn: 'লগ ইন করুন' },
    name: { en: 'Name', bn: 'নাম' },
    phone: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
    email: { en: 'E-mail (optional)', bn: 'ই-মেইল (না দিলেও চলে)' },
    keepNumber: {
      en: 'Keep this number in your account (optional)',
      bn: 'নম্বরটি অ্যাকাউন্টে রাখুন (না রাখলেও চলে)',
    },
    sendToKeep: { en: 'Send a code to this number', bn: 'এই নম্বরে কোড পাঠান' },
    numberKept: {
      en: 'The number is in your account now: next time it is filled in.',
      bn: 'নম্বরটি আপনার অ্যাকাউন্টে থাকল। পরের বার আগে থেকেই লেখা থাকবে।',
    },
    seat: (seatNo: string) => ({ en: `Seat ${seatNo}`, bn: `সিট ${seatNo}` }),
    passengerName: { en: 'name of the passenger', bn: 'যাত্রীর নাম' },
    kindOf: (seatNo: string) => ({
      en: `Adult or child in seat ${seatNo}`,
      bn: `${seatNo} সিটে প্রাপ্তবয়স্ক না শিশু`,
    }),
    sameName: { en: 'Same name as above', bn: 'উপরের নামেই' },
    kinds: passengerKindNames,
    genderOf: (seatNo: string) => ({
      en: `Woman or man in seat ${seatNo} (optional)`,
      bn: `${seatNo} সিটে মহিলা না পুরুষ (না বললেও চলে)`,
    }),
    genders: {
      unsaid: { en: 'Prefer not to say', bn: 'বলতে চাই না' },
      female: { en: 'Woman', bn: 'মহিলা' },
      male: { en: 'Man', bn: 'পুরুষ' },
    },
    forWomen: { en: 'This seat is sold to women only.', bn: 'এই সিট শুধু মহিলা যাত্রীর জন্য।' },
    womenOnly: (seatNo: string) => ({
      en: `Seat ${seatNo} is kept for women. If a woman sits there, choose “Woman”; otherwise change the seat.`,
      bn: `${seatNo} সিট মহিলাদের জন্য রাখা। মহিলা বসলে ‘মহিলা’ বেছে নিন, না হলে সিট বদলান।`,
    }),
    whyGender: {
      en: 'This coach keeps seats for women. That is the only reason to ask, and only the bus company reads it.',
      bn: 'এই কোচে মহিলাদের জন্য সিট রাখা আছে। শুধু সে জন্যই জানতে চাওয়া, শুধু বাস কোম্পানিই তা দেখে।',
    },
    save: {
      en: 'Save these passengers for the next time',
      bn: 'পরের বারের জন্য এই যাত্রীদের নাম রাখুন',
    },
    child: {
      en: 'Child: under 10. Under 3 on a lap travels free, without a seat.',
      bn: 'শিশু: ১০ বছরের কম। ৩ বছরের কম হলে কোলে বসে বিনা ভাড়ায়, আলাদা সিট লাগে না।',
    },
    noAccount: {
      en: 'No account needed. The ticket goes to this number by SMS.',
      bn: 'অ্যাকাউন্ট লাগবে না। টিকিট এই নম্বরে এসএমএসে যাবে।',
    },
  },
  promo: {
    title: { en: 'Promo code', bn: 'প্রোমো কোড' },
    code: { en: 'Code, if you have one', bn: 'কোড থাকলে লিখুন' },
    hint: { en: 'For example EID26', bn: 'যেমন EID26' },
    apply: { en: 'Apply', bn: 'কোড ব্যবহার করুন' },
    remove: { en: 'Remove', bn: 'সরান' },
    removeCode: (code: string) => ({ en: `Remove the code ${code}`, bn: `${code} কোডটি সরান` }),
    missing: { en: 'Write the code first.', bn: 'আগে কোডটি লিখুন।' },
    takesOff: (amount: string) => ({ en: `${amount} less to pay`, bn: `${amount} কম দিতে হবে` }),
    takesNothing: {
      en: 'Takes nothing off for these seats.',
      bn: 'এই সিটগুলোতে কোনো ছাড় নেই।',
    },
  },
  pay: {
    title: { en: 'How will you pay?', bn: 'কীভাবে টাকা দেবেন?' },
    methods: {
      bkash: { en: 'bKash', bn: 'বিকাশ' },
      nagad: { en: 'Nagad', bn: 'নগদ' },
      card: { en: 'Card', bn: 'কার্ড' },
      other: { en: 'Other', bn: 'অন্যান্য' },
    },
    agree: {
      before: { en: 'I have read and accept the ', bn: 'আমি ' },
      link: { en: 'terms', bn: 'শর্তাবলি' },
      newTab: { en: '(opens in a new tab)', bn: '(নতুন ট্যাবে খুলবে)' },
      after: {
        en: ' and what comes back if I cancel.',
        bn: ' ও বাতিলের টাকা ফেরতের নিয়ম পড়েছি এবং মেনে নিচ্ছি।',
      },
    },
    proceed: (amount: string) => ({ en: `Proceed to Pay ${amount}`, bn: `পেমেন্টে যান · ${amount}` }),
    goOn: (amount: string) => ({
      en: `Go on with the payment ${amount}`,
      bn: `আগের পেমেন্টে ফিরে যান · ${amount}`,
    }),
    opening: { en: 'Opening the payment page…', bn: 'পেমেন্টের পাতা খোলা হচ্ছে…' },
    underWay: {
      en: 'You go on where you left the payment; a second one is not started.',
      bn: 'যেখানে পেমেন্ট রেখে এসেছেন সেখান থেকেই চলবে, নতুন করে আরেকটি শুরু হবে না।',
    },
  },
  held: {
    label: { en: 'Your seats are held', bn: 'সিট আপনার জন্য রাখা আছে' },
    warning: { en: 'Less than a minute left.', bn: 'এক মিনিটেরও কম সময় আছে।' },
  },
  summary: {
    title: { en: 'Your journey', bn: 'আপনার যাত্রা' },
    report: (time: string) => ({ en: `be at the counter by ${time}`, bn: `কাউন্টারে পৌঁছাবেন ${time}` }),
    seats: (seatNos: readonly string[]) => ({
      en: `${seatNos.length === 1 ? 'Seat' : 'Seats'} ${seatNos.join(', ')}`,
      bn: `সিট ${seatNos.join(', ')}`,
    }),
    fare: (count: string, each: string) => ({
      en: `Fare (${count} × ${each})`,
      bn: `ভাড়া (${count} × ${each})`,
    }),
    fares: (count: string) => ({
      en: `Fare (${counted(count, 'seat', 'seats')})`,
      bn: `ভাড়া (${count}টি সিট)`,
    }),
    serviceCharge: { en: 'Service charge', bn: 'সার্ভিস চার্জ' },
    bothWays: { en: 'Discount for both ways', bn: 'যাওয়া-আসার ছাড়' },
    discount: { en: 'Discount', bn: 'ছাড়' },
    oldTicket: { en: 'Paid with your old ticket', bn: 'পুরোনো টিকিট থেকে' },
    promo: (code: string) => ({ en: `Discount (${code})`, bn: `ছাড় (${code})` }),
    total: { en: 'Total', bn: 'মোট' },
    vat: (rate: string) => ({ en: `Fares include VAT (${rate}%).`, bn: `ভাড়ার মধ্যে ভ্যাট (${rate}%) ধরা আছে।` }),
    more: { en: 'Counters and price', bn: 'কাউন্টার ও দাম' },
    change: { en: 'Change seats', bn: 'সিট বদলান' },
  },
  ways: {
    there: { en: 'Way there', bn: 'যাওয়া' },
    back: { en: 'Way back', bn: 'ফেরা' },
    add: { en: 'Add the way back', bn: 'ফেরার টিকিটও নিন' },
    addCheaper: (operator: string, percent: string) => ({
      en: `With ${operator} too, the fares of both ways are ${percent}% lower.`,
      bn: `ফেরার টিকিটও ${operator}-এর হলে দুই যাত্রার ভাড়াই ${percent}% কম।`,
    }),
    backOver: {
      en: 'The seats of the other way are no longer held. You can still buy this way, or choose the other one again.',
      bn: 'অন্য যাত্রার সিট আর রাখা নেই। এই যাত্রার টিকিট কিনতে পারেন, অথবা অন্যটি আবার বেছে নিন।',
    },
    each: {
      en: 'You pay once. Each way has its own ticket and can be cancelled on its own.',
      bn: 'টাকা একবারই দেবেন। যাওয়া ও ফেরার আলাদা টিকিট, একটি রেখে অন্যটি বাতিল করা যায়।',
    },
    cheaper: {
      en: 'The fares are lower because you buy both ways. If you cancel only one, the discount of the other is taken off its refund.',
      bn: 'যাওয়া-আসা একসঙ্গে কিনছেন বলে ভাড়া কম। শুধু একটি বাতিল করলে অন্যটির ছাড় তার ফেরত থেকে কাটা যাবে।',
    },
  },
  underWay: {
    en: 'A payment is under way, and your seats are kept for it.',
    bn: 'একটি পেমেন্ট চলছে, সিট আপনার জন্য রাখা আছে।',
  },
  goOnLink: { en: 'Go on with the payment', bn: 'পেমেন্টে ফিরে যান' },
  moneyLink: { en: 'Money gone all the same?', bn: 'তবু টাকা কেটেছে?' },
  lastAttempt: {
    failed: {
      en: 'The payment did not go through and nothing was taken. Your seats are still held: try again, or pay another way.',
      bn: 'পেমেন্ট হয়নি, কোনো টাকা কাটা হয়নি। সিট এখনও আপনার জন্য রাখা আছে: আবার চেষ্টা করুন, না হলে অন্যভাবে টাকা দিন।',
    },
    cancelled: {
      en: 'You stopped the payment and nothing was taken. Your seats are still held.',
      bn: 'আপনি পেমেন্ট বন্ধ করেছেন, কোনো টাকা কাটা হয়নি। সিট এখনও আপনার জন্য রাখা আছে।',
    },
    expired: {
      en: 'The payment page was left too long and nothing was taken. Your seats are still held.',
      bn: 'পেমেন্টের পাতায় সময় শেষ হয়ে গেছে, কোনো টাকা কাটা হয়নি। সিট এখনও আপনার জন্য রাখা আছে।',
    },
  },
  over: {
    title: { en: 'The time is over', bn: 'সময় শেষ হয়ে গেছে' },
    text: {
      en: 'The seats are no longer held for you. Choose your seats again; they may still be free.',
      bn: 'সিট আর আপনার জন্য রাখা নেই। আবার সিট বেছে নিন, এখনও খালি থাকতে পারে।',
    },
    paid: {
      en: 'If you have paid, do nothing: the ticket comes by SMS, or all of the money goes back by itself.',
      bn: 'টাকা দিয়ে থাকলে কিছু করতে হবে না: এসএমএসে টিকিট আসবে, না হলে পুরো টাকা নিজে থেকেই ফেরত যাবে।',
    },
    again: { en: 'Choose seats again', bn: 'আবার সিট বেছে নিন' },
    home: { en: 'Search other buses', bn: 'অন্য বাস খুঁজুন' },
  },
});
