import { texts } from '../text/texts.ts';

export const shareText = texts({
  title: { en: 'Share this trip', bn: 'যাত্রাটি শেয়ার করুন' },
  lead: {
    en: 'Whoever has the link sees when your coach leaves, how far it has come, where it is if the conductor shares that, and, where boarding is marked, that you are aboard. They see your first name, but not your PNR, seat, number or what you paid.',
    bn: 'যাঁর কাছে লিংক থাকবে তিনি দেখবেন বাস কখন ছাড়বে, কতদূর গেছে, কন্ডাক্টর শেয়ার করলে বাস কোথায়, আর ওঠার সময় লেখা হলে, আপনি উঠেছেন কি না। শুধু আপনার নামের প্রথম অংশ দেখা যাবে; PNR, সিট, নম্বর বা দাম নয়।',
  },
  link: { en: 'The link', bn: 'লিংক' },
  until: (until: string) => ({ en: `It works until ${until}.`, bn: `${until} পর্যন্ত চলবে।` }),
  send: { en: 'Send it', bn: 'পাঠান' },
  whatsApp: { en: 'Send by WhatsApp', bn: 'হোয়াটসঅ্যাপে পাঠান' },
  copy: { en: 'Copy the link', bn: 'লিংক কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  see: { en: 'See what they see', bn: 'তাঁরা কী দেখবেন দেখুন' },
  withdraw: { en: 'Take the link back', bn: 'লিংক বন্ধ করুন' },
  withdrawn: {
    en: 'No link is open. A link that you took back shows nothing any more.',
    bn: 'কোনো লিংক চালু নেই। বন্ধ করা লিংকে আর কিছু দেখা যায় না।',
  },
  make: { en: 'Make a link', bn: 'লিংক তৈরি করুন' },
  cannot: {
    en: 'This trip is over or the ticket was cancelled: there is nothing to share.',
    bn: 'যাত্রা শেষ বা টিকিট বাতিল হয়ে গেছে, তাই শেয়ার করার কিছু নেই।',
  },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  message: (journey: string) => ({ en: `My trip: ${journey}`, bn: `আমার যাত্রা: ${journey}` }),
});

export const sharedTripText = texts({
  title: { en: 'A trip on Poth', bn: 'পথ-এ একটি যাত্রা' },
  over: {
    title: { en: 'This link shows nothing any more', bn: 'এই লিংকে আর কিছু দেখা যায় না' },
    text: {
      en: 'The trip is over, or the link was taken back. Ask the person who sent it to you for a new one.',
      bn: 'যাত্রা শেষ হয়েছে বা লিংকটি বন্ধ করা হয়েছে। যিনি পাঠিয়েছেন তাঁর কাছে নতুন লিংক চান।',
    },
  },
  headings: {
    cancelled: (name: string) => ({
      en: `${name}’s coach does not run`,
      bn: `${name}-এর বাসটি বাতিল হয়েছে`,
    }),
    daysBefore: (name: string, day: string) => ({
      en: `${name} travels on ${day}`,
      bn: `${name} যাবেন ${day}`,
    }),
    dayOf: (name: string) => ({ en: `${name} travels today`, bn: `${name} আজ যাবেন` }),
    atCounter: (name: string) => ({ en: `${name}’s coach leaves soon`, bn: `${name}-এর বাস একটু পরেই ছাড়বে` }),
    onTheWay: (name: string) => ({ en: `${name} is on the way`, bn: `${name} পথে আছেন` }),
    coachOnTheWay: (name: string) => ({ en: `${name}’s coach is on the way`, bn: `${name}-এর বাস পথে আছে` }),
    arrived: (name: string) => ({ en: `${name}’s coach has arrived`, bn: `${name}-এর বাস পৌঁছে গেছে` }),
    arrivedByPlan: (name: string) => ({
      en: `${name}’s coach has arrived, by the timetable`,
      bn: `সময়সূচি অনুযায়ী ${name}-এর বাস পৌঁছে গেছে`,
    }),
  },
  says: {
    cancelled: (name: string) => ({
      en: `The bus company has cancelled this coach and told its passengers. Ask ${name} how the journey goes on.`,
      bn: `বাস কোম্পানি এই বাসটি বাতিল করেছে, যাত্রীদের জানানো হয়েছে। এখন কীভাবে যাবেন তা ${name}-এর কাছে জেনে নিন।`,
    }),
    daysBefore: (place: string, at: string) => ({
      en: `The coach leaves ${place} on ${at}. Until then there is nothing to follow; on the day this page tells how far it has come.`,
      bn: `বাস ${place} থেকে ছাড়বে ${at}। তার আগে দেখার কিছু নেই, যাত্রার দিন এই পাতায় দেখবেন বাস কোথায়।`,
    }),
    dayOf: (place: string, at: string, counterBy: string) => ({
      en: `The coach leaves ${place} at ${at}. Passengers come to the counter by ${counterBy}.`,
      bn: `বাস ${place} থেকে ছাড়বে ${at}। যাত্রীরা ${counterBy}-এর মধ্যে কাউন্টারে আসবেন।`,
    }),
    atCounter: (place: string, at: string) => ({
      en: `Passengers gather at the counter now. The coach leaves ${place} at ${at}.`,
      bn: `যাত্রীরা এখন কাউন্টারে আসছেন। বাস ${place} থেকে ছাড়বে ${at}।`,
    }),
    left: (place: string, at: string) => ({
      en: `The coach left ${place} at ${at}.`,
      bn: `বাস ${place} থেকে ছেড়েছে ${at}।`,
    }),
    leftByPlan: (place: string, at: string) => ({
      en: `By the timetable the coach left ${place} at ${at}.`,
      bn: `সময়সূচি অনুযায়ী বাস ${place} থেকে ছেড়েছে ${at}।`,
    }),
    unmarked: {
      en: 'Boarding is not always marked, so this page cannot tell who is aboard.',
      bn: 'কে বাসে উঠলেন তা সব সময় লেখা হয় না, তাই এই পাতায় তা জানা যায় না।',
    },
    arrived: (place: string) => ({
      en: `The conductor has marked that the coach has been in ${place}.`,
      bn: `কন্ডাক্টর জানিয়েছেন, বাস ${place} পৌঁছেছিল।`,
    }),
    arrivedByPlan: (place: string, at: string) => ({
      en: `It was to be in ${place} at ${at}. Nobody marks the arrival itself.`,
      bn: `${place} পৌঁছানোর কথা ছিল ${at}। পৌঁছানোর সময় আলাদা করে লেখা হয় না।`,
    }),
    expected: (place: string, at: string) => ({
      en: `It is expected in ${place} at ${at}.`,
      bn: `${place} পৌঁছানোর কথা ${at}।`,
    }),
    estimated: (place: string, at: string) => ({
      en: `It is expected in ${place} at about ${at}: an estimate from how late it was at the last stop.`,
      bn: `${place} পৌঁছাতে পারে আনুমানিক ${at}। আগের স্টপে যতটা দেরি ছিল তা থেকে হিসাব করা।`,
    }),
    estimatedBySight: (place: string, at: string) => ({
      en: `It is expected in ${place} at about ${at}: an estimate from where it was seen.`,
      bn: `${place} পৌঁছাতে পারে আনুমানিক ${at}। বাস যেখানে দেখা গেছে তা থেকে হিসাব করা।`,
    }),
  },
  sight: {
    before: (km: string, place: string, ago: string) => ({
      en: `The coach is about ${km} km before ${place}, seen ${ago}`,
      bn: `বাস ${place} পৌঁছাতে আর প্রায় ${km} কিমি, দেখা গেছে ${ago}`,
    }),
    at: (place: string, ago: string) => ({
      en: `The coach is in ${place}, seen ${ago}`,
      bn: `বাস এখন ${place} এলাকায়, দেখা গেছে ${ago}`,
    }),
    now: { en: 'just now', bn: 'এইমাত্র' },
    ago: (minutes: string) => ({
      en: `${minutes} ${minutes === '1' ? 'minute' : 'minutes'} ago`,
      bn: `${minutes} মিনিট আগে`,
    }),
    map: { en: 'See where on a map', bn: 'ম্যাপে দেখুন' },
    estimate: {
      en: 'These times are an estimate from where the coach was seen.',
      bn: 'এই সময়গুলো আনুমানিক, বাস যেখানে দেখা গেছে তা থেকে হিসাব করা।',
    },
  },
  later: (by: string) => ({
    en: `The coach leaves ${by} later than planned. The times here are the new ones.`,
    bn: `বাস নির্ধারিত সময়ের ${by} পরে ছাড়বে। এখানে নতুন সময় দেওয়া আছে।`,
  }),
  late: (by: string) => ({
    en: `The coach runs ${by} late. The times here are the new ones.`,
    bn: `বাস ${by} দেরিতে চলছে। এখানে নতুন সময় দেওয়া আছে।`,
  }),
  aboard: (name: string, at: string) => ({
    en: `${name} has been aboard since ${at}`,
    bn: `${name} বাসে উঠেছেন ${at}`,
  }),
  someAboard: (aboard: string, all: string, at: string) => ({
    en: `${aboard} of ${all} were marked as aboard, the first at ${at}`,
    bn: `${all} জনের মধ্যে ${aboard} জন বাসে উঠেছেন বলে লেখা আছে, প্রথম জন ${at}`,
  }),
  wasAboard: (name: string, at: string) => ({
    en: `${name} came aboard at ${at}`,
    bn: `${name} বাসে উঠেছিলেন ${at}`,
  }),
  lastLeft: (place: string, at: string) => ({
    en: `The coach left ${place} at ${at}`,
    bn: `বাস ${place} থেকে ছেড়েছে ${at}`,
  }),
  lastBoarding: (place: string, at: string) => ({
    en: `Passengers boarded in ${place} at ${at}`,
    bn: `${place} থেকে যাত্রীরা বাসে উঠেছেন ${at}`,
  }),
  stops: { en: 'On the way', bn: 'পথে যেখানে থামবে' },
  leaves: (at: string) => ({ en: `leaves ${at}`, bn: `ছাড়বে ${at}` }),
  arrives: (at: string) => ({ en: `arrives ${at}`, bn: `পৌঁছাবে ${at}` }),
  leavesAbout: (at: string) => ({ en: `leaves about ${at}`, bn: `ছাড়তে পারে আনুমানিক ${at}` }),
  arrivesAbout: (at: string) => ({ en: `arrives about ${at}`, bn: `পৌঁছাতে পারে আনুমানিক ${at}` }),
  estimate: {
    en: 'These times are an estimate from how late the coach was at the last stop.',
    bn: 'এই সময়গুলো আনুমানিক, আগের স্টপে বাস যতটা দেরিতে ছিল তা থেকে হিসাব করা।',
  },
  byPlan: (at: string) => ({ en: `${at}, by the timetable`, bn: `${at}, সময়সূচি অনুযায়ী` }),
  left: (at: string) => ({ en: `left ${at}`, bn: `ছেড়ে গেছে ${at}` }),
  passed: { en: 'passed', bn: 'পার হয়ে গেছে' },
  boards: { en: 'Boards at', bn: 'যেখান থেকে উঠবেন' },
  alights: { en: 'Gets off at', bn: 'যেখানে নামবেন' },
  supervisor: { en: 'Supervisor of the coach', bn: 'বাসের সুপারভাইজার' },
  call: (phone: string) => ({ en: `Call ${phone}`, bn: `ফোন ${phone}` }),
  asOf: (at: string) => ({ en: `As of ${at}.`, bn: `${at}-এর খবর।` }),
  again: { en: 'Refresh', bn: 'আবার দেখুন' },
  until: (until: string) => ({ en: `This link works until ${until}.`, bn: `এই লিংক ${until} পর্যন্ত চলবে।` }),
});
