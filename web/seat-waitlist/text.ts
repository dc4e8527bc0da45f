import { texts } from '../text/texts.ts';

export const waitlistText = texts({
  title: { en: 'Waiting list', bn: 'অপেক্ষার তালিকা' },
  lead: (minutes: string) => ({
    en: `Once all seats of this coach are taken, one that is given back is offered to the first on this list by SMS and kept for ${minutes} minutes at its price; after that it goes to the next.`,
    bn: `এই বাসের সব সিট শেষ হলে তালিকাটি কাজে লাগে। কেউ সিট ফেরত দিলে তালিকার প্রথম জন এসএমএস পান, ${minutes} মিনিট সিটটি একই দামে তাঁর জন্য রাখা থাকে। না নিলে পরের জন পান।`,
  }),
  waiting: (count: string) => ({ en: `On the list now: ${count}`, bn: `তালিকায় এখন ${count} জন` }),
  until: (time: string) => ({
    en: `Seats are offered until ${time}; from then on what becomes free is sold to everybody.`,
    bn: `${time} পর্যন্ত তালিকা থেকে সিট দেওয়া হয়। এরপর খালি সিট সবার জন্য বিক্রি হয়।`,
  }),
  free: (count: string) => ({
    en: `Seats left on the seat map: ${count}. They are sold to whoever takes them first.`,
    bn: `ছকে সিট খালি আছে ${count}টি। যিনি আগে নেবেন তিনিই পাবেন।`,
  }),
  toMap: { en: 'View seats', bn: 'সিট দেখুন' },
  closed: {
    en: 'This coach has no waiting list now: it leaves soon, or its sale has not opened.',
    bn: 'এই বাসের অপেক্ষার তালিকা এখন বন্ধ: ছাড়তে দেরি নেই, না হলে বিক্রি এখনও শুরু হয়নি।',
  },
  join: { en: 'Join the list', bn: 'তালিকায় নাম দিন' },
  wants: { en: 'What should happen when seats are given back?', bn: 'কেউ সিট ফেরত দিলে কী চান?' },
  wantsOffer: { en: 'Keep them for me, in my turn', bn: 'আমার পালা এলে সিট আমার জন্য রাখুন' },
  wantsNotice: {
    en: 'Only tell me, once, when nobody on the list wants them',
    bn: 'তালিকার কেউ না নিলে শুধু একবার জানান',
  },
  seats: { en: 'Seats', bn: 'সিট' },
  seatsHint: {
    en: 'You are offered all of them at once or none: the fewer you need, the better your chance.',
    bn: 'সব সিট একসঙ্গে পেলেই জানানো হয়, তাই কম সিট চাইলে সুযোগ বেশি।',
  },
  onlyWomen: { en: 'Only women travel', bn: 'শুধু মহিলা যাত্রী' },
  onlyWomenHint: {
    en: 'This coach keeps some seats for women: they are offered only where this is ticked.',
    bn: 'এই বাসে কিছু সিট মহিলাদের জন্য রাখা। এখানে টিক দিলে তবেই সেগুলো দেওয়া হয়।',
  },
  proof: { en: 'Your number, by a code', bn: 'কোড দিয়ে আপনার নম্বর' },
  proofSend: { en: 'Send me a code', bn: 'কোড পাঠান' },
  ownPhone: (phone: string) => ({
    en: `The offer goes to the number of your account, ${phone}.`,
    bn: `সিট পেলে আপনার অ্যাকাউন্টের নম্বরে (${phone}) জানানো হবে।`,
  }),
  rules: (minutes: string) => ({
    en: `One place for a number on a coach, three on a date. Your number is used for this alone and deleted a day after the coach’s date. If you neither take seats nor decline them within ${minutes} minutes, twice, your places of that date end.`,
    bn: `এক বাসে এক নম্বরে একটি জায়গা, এক তারিখে তিনটি। নম্বরটি শুধু এই কাজেই লাগে, বাসের তারিখের এক দিন পর মুছে যায়। দুবার সিট পেয়েও না নিলে, আর নেবেন না তা ${minutes} মিনিটের মধ্যে না জানালে ওই তারিখের সব তালিকা থেকে নাম কেটে যায়।`,
  }),
  instead: { en: 'Seats elsewhere', bn: 'অন্য যেখানে সিট আছে' },
  coaches: { en: 'Next coaches', bn: 'পরের বাস' },
  days: { en: 'Other days', bn: 'অন্য দিন' },
  boardings: { en: 'The same coach from another stop', bn: 'একই বাস, অন্য স্টপ থেকে' },
  nothing: {
    en: 'No other coach between these places has a free seat on these days.',
    bn: 'এই দিনগুলোতে এই রুটে আর কোনো বাসে সিট খালি নেই।',
  },
  seatsLeft: (count: string) => ({ en: `${count} left`, bn: `সিট আছে ${count}টি` }),
  back: { en: 'Back to the coaches', bn: 'বাসের তালিকায় ফিরুন' },
});

export const placeText = texts({
  title: { en: 'Your place on the waiting list', bn: 'অপেক্ষার তালিকায় আপনার জায়গা' },
  gone: {
    en: 'There is no such place: the coach’s date is over, or the link is not whole. Open it as it stands in the SMS.',
    bn: 'এই জায়গাটি নেই: বাসের তারিখ পেরিয়েছে, না হলে লিংকটি পুরো আসেনি। এসএমএস থেকে লিংকটি আবার খুলুন।',
  },
  seats: (count: number) => ({ en: count === 1 ? 'Seat' : 'Seats', bn: 'সিট' }),
  wanted: { en: 'Seats that you wait for', bn: 'যতটি সিট চান' },
  women: { en: 'Who travels', bn: 'যাত্রী' },
  onlyWomen: { en: 'Women only', bn: 'শুধু মহিলা' },
  price: { en: 'Price', bn: 'দাম' },
  keptUntil: { en: 'Kept for you until', bn: 'যে সময় পর্যন্ত রাখা' },
  ahead: { en: 'Before you', bn: 'আপনার আগে কতজন' },
  offered: (count: number) => ({
    en: count === 1 ? 'This seat is yours to take' : 'These seats are yours to take',
    bn: 'সিট পেয়েছেন',
  }),
  take: (count: number) => ({
    en: count === 1 ? 'Take this seat' : 'Take these seats',
    bn: count === 1 ? 'সিটটি নিন' : 'সিটগুলো নিন',
  }),
  takeHint: (count: number) => ({
    en: `${count === 1 ? 'It is' : 'They are'} held for you then, and you go on to names and payment as always.`,
    bn: 'নিলে সিট আপনার জন্য রাখা থাকবে, এরপর নাম ও টাকা দেওয়া আগের মতোই।',
  }),
  pass: (count: number) => ({ en: count === 1 ? 'Let it pass' : 'Let them pass', bn: 'এবার নেব না' }),
  passHint: (count: number, minutes: string) => ({
    en: `Whoever lets an offer pass goes to the end of the list; the ${count === 1 ? 'seat goes' : 'seats go'} to the next at once. After ${minutes} minutes it counts as no answer: after two of them your places of this date end.`,
    bn: `না নিলে সিট তখনই পরের জন পাবেন, আর আপনি তালিকার শেষে যাবেন। ${minutes} মিনিটের পরে জানালে তা জবাব না দেওয়ার মতোই ধরা হয়। দুবার এমন হলে এই তারিখের সব তালিকা থেকে নাম কেটে যায়।`,
  }),
  waiting: { en: 'You are on the list', bn: 'আপনি তালিকায় আছেন' },
  notice: { en: 'You will be told', bn: 'আপনাকে জানানো হবে' },
  noticeText: {
    en: 'You get one SMS when seats are free that nobody on the list wants; whoever takes them first has them. Nothing else is sent to your number.',
    bn: 'তালিকার কেউ না নিলে আর সিট খালি থাকলে একটি এসএমএস যাবে, যিনি আগে নেবেন তিনিই সিট পাবেন। এ ছাড়া আর কিছু পাঠানো হয় না।',
  },
  waitingText: (minutes: string) => ({
    en: `You get an SMS when seats are yours, and have ${minutes} minutes then. Nothing else is sent to your number. Keep this page's address: here you see your place and may leave.`,
    bn: `সিট পেলে এসএমএস যাবে, তখন ${minutes} মিনিট সময় পাবেন। এ ছাড়া আর কিছু পাঠানো হয় না। এই পাতার ঠিকানা রেখে দিন, এখানেই আপনার জায়গা দেখা ও তালিকা ছাড়া যায়।`,
  }),
  leave: { en: 'Leave the list', bn: 'তালিকা ছাড়ুন' },
  ended: { en: 'Your place is over', bn: 'আপনি আর তালিকায় নেই' },
  took: (count: number) => ({
    en: count === 1 ? 'You took the seat.' : 'You took the seats.',
    bn: 'আপনি সিট নিয়েছেন।',
  }),
  because: {
    left: { en: 'You have left the list.', bn: 'আপনি তালিকা ছেড়েছেন।' },
    'let-pass': {
      en: 'Two offers to your number on this date were not answered in time.',
      bn: 'এই তারিখে আপনার নম্বরে দুবার সিট দেওয়া হয়েছিল, সময়মতো জবাব আসেনি।',
    },
    told: { en: 'You were told that seats are free.', bn: 'সিট খালি থাকার কথা আপনাকে জানানো হয়েছে।' },
    over: {
      en: 'The coach leaves soon: what becomes free now is sold to everybody.',
      bn: 'বাস ছাড়তে দেরি নেই, এখন যা খালি হয় তা সবার জন্য বিক্রি হয়।',
    },
    cancelled: { en: 'The coach does not run.', bn: 'বাসটি বাতিল হয়েছে।' },
  },
  toCheckout: { en: 'Go on to payment', bn: 'টাকা দিতে এগিয়ে যান' },
  again: { en: 'To the waiting list of this coach', bn: 'এই বাসের অপেক্ষার তালিকা' },
});
