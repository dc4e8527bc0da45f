import { texts } from '../text/texts.ts';

export const routeText = texts({
  routes: { en: 'Tickets by route', bn: 'রুট দেখে টিকিট' },
  home: { en: 'Home', bn: 'প্রথম পাতা' },
  trail: { en: 'Where you are', bn: 'আপনি এখানে আছেন' },
  title: (from: string, to: string) => ({
    en: `${from} to ${to} bus tickets`,
    bn: `${from} থেকে ${to} বাসের টিকিট`,
  }),
  lead: (coaches: string, operators: string, fare: string, first: string, last: string) => ({
    en: `${coaches} by ${operators}, from ${fare}. The first leaves at ${first}, the last at ${last}.`,
    bn: `${coaches}, ${operators}, ভাড়া ${fare} থেকে। প্রথম বাস ${first}, শেষ বাস ${last}।`,
  }),
  coaches: (count: string, one: boolean) => ({
    en: one ? '1 coach a day' : `${count} coaches a day`,
    bn: `দিনে ${count}টি বাস`,
  }),
  operatorCount: (count: string, one: boolean) => ({
    en: one ? '1 operator' : `${count} operators`,
    bn: `${count}টি কোম্পানি`,
  }),
  withCharge: (charge: string) => ({
    en: `Prices include ${charge} service charge for each seat.`,
    bn: `সব দামের মধ্যে প্রতি সিটে ${charge} সার্ভিস চার্জ ধরা আছে।`,
  }),
  afterMidnight: (time: string) => ({ en: `${time} (after midnight)`, bn: `${time} (রাত ১২টার পর)` }),
  search: {
    title: { en: 'Find a coach on your day', bn: 'আপনার দিনের বাস খুঁজুন' },
    from: { en: 'From', bn: 'কোথা থেকে' },
    to: { en: 'To', bn: 'কোথায় যাবেন' },
    date: { en: 'Journey date', bn: 'যাত্রার তারিখ' },
    coachType: { en: 'Coach type', bn: 'কোচের ধরন' },
    anyCoachType: { en: 'AC and Non AC', bn: 'এসি ও নন-এসি' },
    submit: { en: 'Search buses', bn: 'বাস খুঁজুন' },
  },
  facts: {
    title: { en: 'At a glance', bn: 'এক নজরে' },
    first: { en: 'First coach', bn: 'প্রথম বাস' },
    last: { en: 'Last coach', bn: 'শেষ বাস' },
    coaches: { en: 'Coaches a day', bn: 'দিনে বাস' },
    duration: { en: 'Journey time', bn: 'সময় লাগে' },
    distance: { en: 'Distance', bn: 'দূরত্ব' },
    fare: { en: 'Fares from', bn: 'ভাড়া শুরু' },
    count: (count: string) => ({ en: count, bn: `${count}টি` }),
    km: (km: string) => ({ en: `about ${km} km`, bn: `প্রায় ${km} কিমি` }),
    between: (lowest: string, highest: string) => ({
      en: `${lowest} to ${highest}`,
      bn: `${lowest} থেকে ${highest}`,
    }),
  },
  operators: {
    title: { en: 'Operators on this route', bn: 'এই রুটে যাদের বাস চলে' },
    departures: { en: 'Departures', bn: 'ছাড়ার সময়' },
    fareFrom: (fare: string) => ({ en: `from ${fare}`, bn: `${fare} থেকে শুরু` }),
  },
  fares: {
    title: { en: 'Fares', bn: 'ভাড়া' },
    lead: {
      en: 'What a seat costs on the coaches now on sale, all the way between the two places.',
      bn: 'এখন যেসব বাসের টিকিট বিক্রি হচ্ছে, তাতে এই দুই জায়গার মধ্যে এক সিটের ভাড়া।',
    },
    type: { en: 'Coach type', bn: 'কোচের ধরন' },
    lowest: { en: 'Lowest', bn: 'সবচেয়ে কম' },
    highest: { en: 'Highest', bn: 'সবচেয়ে বেশি' },
    months: { en: 'Lowest fare by month', bn: 'কোন মাসে সবচেয়ে কম ভাড়া কত' },
  },
  counters: {
    boarding: (place: string) => ({ en: `Where to board: ${place}`, bn: `যেখান থেকে উঠবেন: ${place}` }),
    dropping: (place: string) => ({ en: `Where to get off: ${place}`, bn: `যেখানে নামবেন: ${place}` }),
  },
  questions: {
    title: { en: 'FAQs', bn: 'সাধারণ প্রশ্ন' },
    first: (from: string, to: string) => ({
      en: `When does the first coach leave ${from} for ${to}?`,
      bn: `${from} থেকে ${to} যাওয়ার প্রথম বাস কখন ছাড়ে?`,
    }),
    last: (from: string, to: string) => ({
      en: `When does the last coach leave ${from} for ${to}?`,
      bn: `${from} থেকে ${to} যাওয়ার শেষ বাস কখন ছাড়ে?`,
    }),
    firstAc: { en: 'When does the first AC coach leave?', bn: 'প্রথম এসি বাস কখন ছাড়ে?' },
    lastAc: { en: 'When does the last AC coach leave?', bn: 'শেষ এসি বাস কখন ছাড়ে?' },
    leaves: (time: string, operator: string, fare: string) => ({
      en: `At ${time}, with ${operator}, from ${fare}.`,
      bn: `${time}, ${operator}। ভাড়া ${fare} থেকে।`,
    }),
    price: (from: string, to: string) => ({
      en: `How much is a ticket from ${from} to ${to}?`,
      bn: `${from} থেকে ${to} টিকিটের দাম কত?`,
    }),
    priceOf: (type: string, lowest: string, highest: string) => ({
      en: `${type}: ${lowest} to ${highest}.`,
      bn: `${type}: ${lowest} থেকে ${highest}।`,
    }),
    priceAll: (type: string, fare: string) => ({ en: `${type}: ${fare}.`, bn: `${type}: ${fare}।` }),
    long: { en: 'How long does the journey take?', bn: 'যেতে কত সময় লাগে?' },
    takes: (time: string) => ({
      en: `${time} by the timetable. Traffic may add to it.`,
      bn: `সময়সূচি অনুযায়ী ${time}। যানজটে আরও বেশি লাগতে পারে।`,
    }),
    takesBetween: (lowest: string, highest: string) => ({
      en: `${lowest} to ${highest} by the timetable, depending on the coach. Traffic may add to it.`,
      bn: `সময়সূচি অনুযায়ী ${lowest} থেকে ${highest}, বাসভেদে। যানজটে আরও বেশি লাগতে পারে।`,
    }),
    who: (from: string, to: string) => ({
      en: `Which operators run from ${from} to ${to}?`,
      bn: `${from} থেকে ${to} কোন কোন কোম্পানির বাস চলে?`,
    }),
    list: (names: string) => ({ en: `${names}.`, bn: `${names}।` }),
    where: (from: string) => ({
      en: `Where in ${from} can I board?`,
      bn: `${from} থেকে কোন কোন জায়গায় বাসে ওঠা যায়?`,
    }),
  },
  neighbours: { title: { en: 'Other routes', bn: 'আশপাশের রুট' } },
  unknown: {
    title: { en: 'Route not found', bn: 'এমন কোনো রুট পাওয়া যায়নি' },
    text: {
      en: 'One of the places is not on our list, or a letter in the address is wrong. Did you mean one of these?',
      bn: 'দুই জায়গার কোনো একটি আমাদের তালিকায় নেই, না হলে ঠিকানায় কোনো অক্ষর ভুল আছে। এর কোনোটি খুঁজছিলেন?',
    },
    noCoach: (from: string, to: string) => ({
      en: `No coach from ${from} to ${to}`,
      bn: `${from} থেকে ${to} সরাসরি বাস নেই`,
    }),
    noCoachText: {
      en: 'No coach now on sale goes straight between these two places. These routes come near.',
      bn: 'এখন এই দুই জায়গার মধ্যে সরাসরি কোনো বাসের টিকিট বিক্রি হচ্ছে না। কাছাকাছি যেসব রুটে বাস চলে:',
    },
    all: { en: 'All routes', bn: 'সব রুট' },
  },
});
