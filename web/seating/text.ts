import { texts } from '../text/texts.ts';

export const seatingText = texts({
  map: (coach: string) => ({ en: `Seat map of ${coach}`, bn: `${coach} কোচের সিটের ছক` }),
  keys: {
    en: 'Arrow keys go from seat to seat, Space takes a seat or gives it back.',
    bn: 'তীর চিহ্নের বোতামে এক সিট থেকে আরেক সিটে যান, স্পেস চেপে সিট নিন বা ছেড়ে দিন।',
  },
  front: { en: 'Front', bn: 'সামনে' },
  door: { en: 'Door', bn: 'দরজা' },
  decks: {
    lower: { en: 'Lower deck', bn: 'নিচতলা' },
    upper: { en: 'Upper deck', bn: 'দোতলা' },
  },
  legend: { en: 'What the seats look like', bn: 'সিটের চিহ্ন' },
  views: {
    available: { en: 'Available', bn: 'খালি' },
    sold: { en: 'Sold', bn: 'বিক্রি হয়ে গেছে' },
    selected: { en: 'Selected', bn: 'আপনার সিট' },
    held: { en: 'Held by someone', bn: 'অন্য কেউ নিচ্ছেন' },
  },
  marks: {
    women: { en: 'Women’s seat', bn: 'মহিলা সিট' },
    priority: { en: 'Priority seat', bn: 'অগ্রাধিকার সিট' },
  },
  markNotes: {
    women: { en: 'sold to women only', bn: 'শুধু মহিলা যাত্রীর জন্য' },
    priority: { en: 'for those who need it most', bn: 'বয়স্ক, অসুস্থ ও গর্ভবতী যাত্রীর জন্য' },
  },
  womensHeld: (seats: string) => ({
    en: `Seat ${seats} is sold to women only. Who sits there you say at the next step.`,
    bn: `${seats} সিট শুধু মহিলা যাত্রীর জন্য। কে বসবেন তা পরের ধাপে জানাবেন।`,
  }),
  positions: {
    window: { en: 'window', bn: 'জানালার পাশে' },
    aisle: { en: 'aisle', bn: 'চলার পথের পাশে' },
    middle: { en: 'middle', bn: 'মাঝখানে' },
  },
  spoken: {
    available: { en: 'available', bn: 'খালি' },
    sold: { en: 'sold', bn: 'বিক্রি হয়ে গেছে' },
    selected: { en: 'selected', bn: 'আপনার জন্য রাখা' },
    held: { en: 'held by someone', bn: 'অন্য কেউ নিচ্ছেন' },
  },
  spokenDecks: {
    lower: { en: 'lower deck', bn: 'নিচতলায়' },
    upper: { en: 'upper deck', bn: 'দোতলায়' },
  },
  spokenMarks: {
    women: { en: 'women’s seat', bn: 'মহিলা সিট' },
    priority: { en: 'priority seat', bn: 'অগ্রাধিকার সিট' },
  },
  spokenClasses: {
    economy: { en: 'economy', bn: 'ইকোনমি' },
    business: { en: 'business', bn: 'বিজনেস' },
    sleeper: { en: 'sleeper', bn: 'স্লিপার' },
  },
  seat: (seatNo: string) => ({ en: `Seat ${seatNo}`, bn: `সিট ${seatNo}` }),
  classFares: { en: 'Fares by class', bn: 'শ্রেণি অনুযায়ী ভাড়া' },
  atFare: (taka: string) => ({ en: `${taka} taka`, bn: `${taka} টাকা` }),
  beingAsked: { en: 'please wait', bn: 'একটু অপেক্ষা করুন' },
  held: { en: 'Your seats are held', bn: 'সিট আপনার জন্য রাখা আছে' },
  minutesLeft: (minutes: string) => ({
    en: `Your seats are held for ${minutes} more minutes.`,
    bn: `সিট আর ${minutes} মিনিট আপনার জন্য রাখা আছে।`,
  }),
  oneMinuteLeft: {
    en: 'Your seats are held for one more minute.',
    bn: 'সিট আর এক মিনিট আপনার জন্য রাখা আছে।',
  },
  table: {
    caption: { en: 'Your seats', bn: 'আপনার সিট' },
    seat: { en: 'Selected Seat', bn: 'আপনার সিট' },
    fare: { en: 'Fare (TK)', bn: 'ভাড়া (টাকা)' },
    price: { en: 'Price (TK)', bn: 'দাম (টাকা)' },
    action: { en: 'Action', bn: 'ছেড়ে দিন' },
    remove: (seatNo: string) => ({ en: `Remove seat ${seatNo}`, bn: `${seatNo} সিটটি ছেড়ে দিন` }),
    none: (limit: string) => ({
      en: `No seat yet. Choose up to ${limit} on the map.`,
      bn: `এখনও সিট নেননি। ছক থেকে সর্বোচ্চ ${limit}টি সিট বেছে নিন।`,
    }),
    count: { en: 'Total Selected Seats', bn: 'মোট সিট' },
    fares: { en: 'Fare', bn: 'ভাড়া' },
    charge: (count: string, each: string) => ({
      en: `Service charge (${count} × ${each})`,
      bn: `সার্ভিস চার্জ (${count} × ${each})`,
    }),
    amount: { en: 'Total Amount (TK)', bn: 'মোট টাকা' },
  },
  boarding: { en: 'Boarding point', bn: 'যেখান থেকে উঠবেন' },
  dropping: { en: 'Dropping point', bn: 'যেখানে নামবেন' },
  reportBy: (time: string) => ({ en: `be there by ${time}`, bn: `${time}-এর মধ্যে পৌঁছাবেন` }),
  next: { en: 'NEXT', bn: 'পরের ধাপ' },
  chooseSeat: { en: 'Choose a seat on the map first.', bn: 'আগে ছক থেকে একটি সিট বেছে নিন।' },
  choosePoint: {
    en: 'This counter is not on this trip. Choose the points again.',
    bn: 'এই কাউন্টার এই যাত্রায় নেই। কোথায় উঠবেন ও নামবেন আবার বেছে নিন।',
  },
  toWaitingRoom: { en: 'To the waiting room', bn: 'অপেক্ষার ঘরে যান' },
  unreachable: {
    en: 'Poth could not be reached, so nothing was changed. Check your connection and try again; your seats stay held.',
    bn: 'পথ-এর সঙ্গে যোগাযোগ হয়নি, তাই কিছু বদলায়নি। সংযোগ দেখে আবার চেষ্টা করুন, আপনার সিট রাখা আছে।',
  },
  notLive: {
    en: 'The connection is lost. The map may be out of date until it is back.',
    bn: 'সংযোগ কেটে গেছে। সংযোগ ফিরে আসা পর্যন্ত ছকটি পুরোনো হতে পারে।',
  },
  askedEvery: (seconds: string) => ({
    en: `Many people are looking at seats just now, so this map is refreshed every ${seconds} seconds. What you tap is answered at once.`,
    bn: `এখন অনেকে সিট দেখছেন, তাই এই ছক ${seconds} সেকেন্ড পরপর হালনাগাদ হচ্ছে। আপনি সিট চাপলে উত্তর সঙ্গে সঙ্গেই পাবেন।`,
  }),
  changes: {
    gained: (seats: string) => ({
      en: `Seat ${seats} is held for you.`,
      bn: `${seats} সিট আপনার জন্য রাখা হলো।`,
    }),
    lost: (seats: string) => ({
      en: `Seat ${seats} is no longer held for you.`,
      bn: `${seats} সিট আর আপনার জন্য রাখা নেই।`,
    }),
    takenByOthers: (seats: string) => ({
      en: `Seat ${seats} was taken by someone.`,
      bn: `${seats} সিট অন্য কেউ নিয়েছেন।`,
    }),
    freedByOthers: (seats: string) => ({
      en: `Seat ${seats} is available again.`,
      bn: `${seats} সিট আবার খালি হয়েছে।`,
    }),
  },
  proof: {
    title: { en: 'Prove your number and go on', bn: 'নম্বর যাচাই করে এগিয়ে যান' },
    logIn: { en: 'Log in instead', bn: 'অথবা লগ ইন করুন' },
  },
  withoutScript: {
    en: 'Tick your seats, then press Next: they are held for you from that moment.',
    bn: 'সিটে টিক দিয়ে পরের ধাপ চাপুন। তখন থেকে সিট আপনার জন্য রাখা হবে।',
  },
});
