import { texts } from '../text/texts.ts';

export const exchangeText = texts({
  title: { en: 'Change trip', bn: 'যাত্রা বদলান' },
  lead: {
    en: 'Go with another coach of the company between the same places: all seats of this ticket, of the same class, side by side where yours are. The old ticket is void then.',
    bn: 'একই কোম্পানির অন্য বাসে একই রুটে যান: এই টিকিটের সব সিট একসঙ্গে বদলাবে, একই ধরনের সিটে, পাশাপাশি থাকলে পাশাপাশিই। পুরোনো টিকিট তখন আর চলবে না।',
  },
  until: (moment: string) => ({
    en: `You may change until ${moment}.`,
    bn: `${moment} পর্যন্ত বদলানো যাবে।`,
  }),
  date: { en: 'Date you want to travel', bn: 'যে তারিখে যেতে চান' },
  look: { en: 'Show coaches', bn: 'বাস দেখান' },
  coaches: (day: string) => ({ en: `Coaches on ${day}`, bn: `${day} তারিখের বাস` }),
  seats: (seatNos: readonly string[]) => ({
    en: `Your ${seatNos.length === 1 ? 'seat' : 'seats'}: ${seatNos.join(', ')}`,
    bn: `আপনার সিট: ${seatNos.join(', ')}`,
  }),
  back: (amount: string) => ({ en: `You get ${amount} back`, bn: `আপনি ${amount} ফেরত পাবেন` }),
  even: { en: 'Nothing to pay', bn: 'কিছু দিতে হবে না' },
  choose: { en: 'See what changes', bn: 'কী বদলাবে দেখুন' },
  pay: (amount: string) => ({ en: `Pay ${amount} more`, bn: `আরও ${amount} দিন` }),
  none: {
    en: 'On this date no coach of the company has seats like yours free. Try another date.',
    bn: 'এই তারিখে কোম্পানির কোনো বাসে আপনার মতো সিট খালি নেই। অন্য তারিখ দেখুন।',
  },
  gone: {
    en: 'That coach cannot be had for this ticket any more. See what is offered now.',
    bn: 'এই টিকিটে ওই বাসে আর যাওয়া যাবে না। এখন কী কী আছে দেখে নিন।',
  },
  quote: { en: 'What changes', bn: 'যা বদলাবে' },
  oldTrip: { en: 'Old trip', bn: 'আগের যাত্রা' },
  newTrip: { en: 'New trip', bn: 'নতুন যাত্রা' },
  newSeats: { en: 'New seats', bn: 'নতুন সিট' },
  paid: { en: 'You paid', bn: 'আপনি দিয়েছেন' },
  newPrice: { en: 'Price of the new trip', bn: 'নতুন টিকিটের দাম' },
  fee: { en: 'Fee for changing', bn: 'বদলানোর ফি' },
  otherWay: (amount: string) => ({
    en: `The fee includes ${amount}, the discount for both ways on the other ticket, which stays as it is. Cancelling would take it off, too. If you cancel the other ticket later, it comes back to you.`,
    bn: `ফির মধ্যে ${amount} অন্য টিকিটের যাওয়া-আসার ছাড়। সেই টিকিট যেমন আছে তেমনই থাকবে। বাতিল করলেও এই টাকা কাটা যেত। পরে অন্য টিকিটও বাতিল করলে এই টাকা ফেরত পাবেন।`,
  }),
  comesBack: { en: 'Comes back to you', bn: 'আপনি ফেরত পাবেন' },
  begunTooOften: {
    en: 'You have begun to pay for another coach several times and left it. Coaches that cost more are not listed for this ticket any more.',
    bn: 'আপনি কয়েকবার অন্য বাসের টাকা দিতে শুরু করে ছেড়ে দিয়েছেন। এই টিকিটে বেশি ভাড়ার বাস আর দেখানো হচ্ছে না।',
  },
  toPay: { en: 'You pay now', bn: 'এখন দেবেন' },
  afterPaying: {
    en: 'The new seats are held for you while you pay. Your ticket stays valid until the payment is through, and if it does not go through, as long as its coach runs.',
    bn: 'টাকা দেওয়ার সময় নতুন সিট আপনার জন্য রাখা থাকবে। টাকা পৌঁছানো পর্যন্ত আপনার টিকিট বৈধ; টাকা না পৌঁছালে পুরোনো টিকিটই বৈধ থাকবে।',
  },
  paying: (trip: string, amount: string, until: string) => ({
    en: `You are changing to the coach of ${trip}. Its seats are held for you: pay ${amount} by ${until}. Until then this ticket is valid; if you do not pay, it stays so.`,
    bn: `আপনি টিকিট বদলে ${trip}-এর বাস নিচ্ছেন। সিট আপনার জন্য রাখা আছে: ${until}-এর মধ্যে ${amount} দিন। ততক্ষণ এই টিকিট বৈধ; টাকা না দিলেও বৈধই থাকবে।`,
  }),
  goOnPaying: { en: 'Go on to the payment', bn: 'টাকা দিতে যান' },
  keep: { en: 'Keep this ticket', bn: 'এই টিকিটই রাখুন' },
  keeping: { en: 'Keeping…', bn: 'রাখা হচ্ছে…' },
  dearer: (amount: string) => ({
    en: `The amount to pay has changed: it is ${amount} now. Look at it, then decide.`,
    bn: `যত টাকা দিতে হবে তা বদলে গেছে: এখন ${amount}। দেখে সিদ্ধান্ত নিন।`,
  }),
  kept: (percent: string) => ({
    en: `If you cancel the new ticket later, at least ${percent} of its fare is kept, as for the old one now. Otherwise the company's policy for the new coach counts.`,
    bn: `নতুন টিকিট পরে বাতিল করলে ভাড়ার অন্তত ${percent} কাটা যাবে, এখন পুরোনোটি বাতিল করলে যেমন যেত। এর বাইরে নতুন বাসের নিয়ম চলবে।`,
  }),
  keptAll: {
    en: 'It is so late that cancelling gives nothing back. That stays so for the new ticket: it can be cancelled, but nothing comes back.',
    bn: 'এখন বাতিল করলে কিছুই ফেরত আসে না। নতুন টিকিটেও তা-ই থাকবে: বাতিল করা যাবে, কিন্তু টাকা ফেরত আসবে না।',
  },
  promise: (least: string, most: string) => ({
    en: `The money goes back to what you paid with and shows there in ${least}–${most} business days.`,
    bn: `যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত যাবে, ${least}–${most} কর্মদিবসে দেখা যাবে।`,
  }),
  go: { en: 'Change trip', bn: 'যাত্রা বদলান' },
  going: { en: 'Changing…', bn: 'বদলানো হচ্ছে…' },
  otherCoach: { en: 'Another coach or date', bn: 'অন্য বাস বা তারিখ' },
  changed: (amount: string) => ({
    en: `What comes back has changed: it is ${amount} now. Look at it, then decide.`,
    bn: `ফেরতের টাকা বদলে গেছে: এখন ${amount}। দেখে সিদ্ধান্ত নিন।`,
  }),
  closed: {
    en: 'This ticket can no longer be changed to another trip: its coach leaves soon or has left, somebody is aboard, a part of it was cancelled, it was changed for a payment before, or it was not bought on this site.',
    bn: 'এই টিকিটের যাত্রা আর বদলানো যাবে না: বাস ছাড়তে বেশি দেরি নেই বা ছেড়ে গেছে, কেউ উঠে গেছেন, কিছু সিট বাতিল হয়েছে, আগে একবার টাকা দিয়ে বদলানো হয়েছে, না হলে টিকিটটি এই সাইটে কেনা নয়।',
  },
  free: {
    en: 'The company has cancelled or changed your coach: you may take another one free of charge.',
    bn: 'কোম্পানি আপনার বাস বাতিল করেছে বা বদলেছে: আপনি বিনা খরচে অন্য বাস নিতে পারেন।',
  },
  toFree: { en: 'Another coach, or your money', bn: 'অন্য বাস, না হলে টাকা' },
  carried: (pnr: string) => ({
    en: `You have changed to another trip: PNR ${pnr}.`,
    bn: `আপনি যাত্রা বদলেছেন: নতুন PNR ${pnr}।`,
  }),
  toNew: { en: 'See the new ticket', bn: 'নতুন টিকিট দেখুন' },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  toRoom: { en: 'To the waiting room', bn: 'অপেক্ষার ঘরে যান' },
});
