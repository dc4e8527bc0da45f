import type { CounterFault } from '@poth/domain/network/counter-form.ts';
import type { RouteFault } from '@poth/domain/network/route-form.ts';
import type { CoachFault } from '@poth/domain/fleet/coach-form.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const networkText = texts({
  title: { en: 'Routes and counters', bn: 'রুট ও কাউন্টার' },
  lead: {
    en: 'Where your coaches go, and where passengers get on and off.',
    bn: 'আপনার কোচ কোন রুটে চলে, যাত্রী কোথায় ওঠেন ও নামেন।',
  },
  routes: { en: 'Routes', bn: 'রুট' },
  newRoute: { en: 'New route', bn: 'নতুন রুট' },
  noRoutes: {
    en: 'No routes yet. Add your counters first, then the first route.',
    bn: 'এখনও কোনো রুট নেই। আগে কাউন্টার যোগ করুন, তারপর প্রথম রুট।',
  },
  stops: (count: string) => ({ en: counted(count, 'stop', 'stops'), bn: `${count}টি স্টপ` }),
  km: (km: string) => ({ en: `${km} km`, bn: `${km} কিমি` }),
  via: (places: string) => ({ en: `via ${places}`, bn: `${places} হয়ে` }),
  schedules: (count: number, said: string) => ({
    en: count === 0 ? 'no schedule' : count === 1 ? '1 schedule' : `${said} schedules`,
    bn: count === 0 ? 'সময়সূচি নেই' : `${said}টি সময়সূচি`,
  }),
  counters: { en: 'Counters', bn: 'কাউন্টার' },
  newCounter: { en: 'New counter', bn: 'নতুন কাউন্টার' },
  editCounter: { en: 'Change the counter', bn: 'কাউন্টার বদলান' },
  noCounters: { en: 'No counters yet.', bn: 'এখনও কোনো কাউন্টার নেই।' },
  columns: {
    place: { en: 'Place', bn: 'জায়গা' },
    name: { en: 'Counter', bn: 'কাউন্টার' },
    phone: { en: 'Phone', bn: 'ফোন' },
    used: { en: 'In use', bn: 'ব্যবহার' },
    action: { en: 'Action', bn: 'কাজ' },
  },
  used: (count: number, said: string) => ({
    en: count === 0 ? 'on no running route' : count === 1 ? 'on 1 route' : `on ${said} routes`,
    bn: count === 0 ? 'কোনো চালু রুটে নেই' : `${said}টি রুটে`,
  }),
  retired: { en: 'Retired', bn: 'তুলে রাখা' },
  edit: { en: 'Edit', bn: 'বদলান' },
  bringBack: { en: 'Bring back', bn: 'ফিরিয়ে আনুন' },
  retire: { en: 'Retire', bn: 'তুলে রাখুন' },
  of: (name: string) => ({ en: `: ${name}`, bn: `: ${name}` }),
  choose: { en: 'Choose', bn: 'বেছে নিন' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'থাক' },
  counter: {
    place: { en: 'Place', bn: 'জায়গা' },
    nameEn: { en: 'Name in English', bn: 'ইংরেজিতে নাম' },
    nameBn: { en: 'Name in Bangla', bn: 'বাংলায় নাম' },
    addressEn: { en: 'Address in English', bn: 'ইংরেজিতে ঠিকানা' },
    addressBn: { en: 'Address in Bangla', bn: 'বাংলায় ঠিকানা' },
    phone: { en: 'Phone', bn: 'ফোন' },
    stays: {
      en: 'Trips already on sale keep the old address.',
      bn: 'যেসব যাত্রা বিক্রিতে আছে সেগুলোর ঠিকানা আগের মতোই থাকে।',
    },
  },
  route: {
    newTitle: { en: 'New route', bn: 'নতুন রুট' },
    lead: {
      en: 'Stops in the order of the route. Times count from the departure at the first stop, in hours and minutes, like 4:30.',
      bn: 'রুটে যে স্টপ আগে পড়ে, সেটি আগে লিখুন। সময় লিখুন প্রথম স্টপ ছাড়ার কত ঘণ্টা কত মিনিট পরে, যেমন ৪:৩০।',
    },
    back: { en: 'All routes', bn: 'সব রুট' },
    runs: (schedules: number, said: string, trips: string) => ({
      en: `${schedules === 1 ? '1 schedule runs' : `${said} schedules run`} on this route. A change counts for trips that are not on sale yet. The ${trips} on sale stay as they are; change those on the page of each trip.`,
      bn: `এই রুটে ${said}টি সময়সূচি চলছে। যেসব যাত্রা এখনও বিক্রিতে যায়নি, শুধু সেগুলো বদলাবে। বিক্রিতে থাকা ${trips}টি যাত্রা আগের মতোই থাকবে, সেগুলো যার যার পাতা থেকে বদলান।`,
    }),
    newPairs: {
      en: 'Fares stay with their places. A new stop has no fare yet: add it in the schedules. Until then nobody can buy a ticket to or from it.',
      bn: 'ভাড়া জায়গার সঙ্গেই থাকে। নতুন স্টপের ভাড়া থাকে না: সময়সূচিতে গিয়ে দিন, তার আগে সেখানকার টিকিট কেউ কাটতে পারবেন না।',
    },
    stop: (number: string) => ({ en: `Stop ${number}`, bn: `স্টপ ${number}` }),
    first: { en: 'Start', bn: 'শুরু' },
    last: { en: 'End', bn: 'শেষ' },
    place: { en: 'Place', bn: 'জায়গা' },
    km: { en: 'Km from the start', bn: 'শুরু থেকে কিমি' },
    arrives: { en: 'Arrives after', bn: 'কতক্ষণে পৌঁছায়' },
    departs: { en: 'Leaves after', bn: 'কতক্ষণে ছাড়ে' },
    departsHint: { en: 'Leave empty: at once', bn: 'খালি রাখলে সঙ্গে সঙ্গে' },
    counters: { en: 'Boarding and dropping counters', bn: 'ওঠা ও নামার কাউন্টার' },
    offset: { en: 'Minutes after departure', bn: 'ছাড়ার কত মিনিট পরে' },
    offsetHint: {
      en: 'If before, write −15. Passengers are then told to come that much earlier.',
      bn: 'আগে হলে −১৫ লিখুন। যাত্রীকে তত আগে কাউন্টারে আসতে বলা হবে।',
    },
    noCounters: {
      en: 'You have no counter here yet. Add one under Routes and counters.',
      bn: 'এখানে আপনার কাউন্টার নেই। রুট ও কাউন্টার পাতায় যোগ করুন।',
    },
    placeFirst: {
      en: 'Choose the place first. Your counters there appear here.',
      bn: 'আগে জায়গা বেছে নিন। সেখানকার কাউন্টার এখানে দেখা যাবে।',
    },
    look: { en: 'Show counters', bn: 'কাউন্টার দেখান' },
    addAfter: { en: 'Add a stop after this', bn: 'এর পরে স্টপ যোগ করুন' },
    up: { en: 'Move up', bn: 'উপরে নিন' },
    down: { en: 'Move down', bn: 'নিচে নিন' },
    remove: { en: 'Remove', bn: 'বাদ দিন' },
    retired: {
      en: 'This route is retired: no schedule can be made on it. Save it to bring it back.',
      bn: 'রুটটি তুলে রাখা হয়েছে: এতে নতুন সময়সূচি করা যায় না। সংরক্ষণ করলে রুটটি ফিরে আসবে।',
    },
    retiredCounter: {
      en: 'A counter of this route is retired. Choose another one and save; until then nothing can go on sale on this route.',
      bn: 'এই রুটের একটি কাউন্টার তুলে রাখা হয়েছে। অন্যটি বেছে সংরক্ষণ করুন, না হলে এই রুটের কোনো যাত্রা বিক্রিতে দেওয়া যাবে না।',
    },
  },
  coaches: {
    title: { en: 'Coaches', bn: 'কোচ' },
    lead: {
      en: 'A change here counts for trips that are not on sale yet. Trips on sale keep the coach they have.',
      bn: 'এখানে বদলালে যেসব যাত্রা এখনও বিক্রিতে যায়নি, শুধু সেগুলো বদলাবে। বিক্রিতে থাকা যাত্রার কোচ আগের মতোই থাকে।',
    },
    add: { en: 'New coach', bn: 'নতুন কোচ' },
    newTitle: { en: 'New coach', bn: 'নতুন কোচ' },
    back: { en: 'All coaches', bn: 'সব কোচ' },
    none: { en: 'No coaches yet.', bn: 'এখনও কোনো কোচ নেই।' },
    seats: (count: string) => ({ en: counted(count, 'seat', 'seats'), bn: `${count} সিট` }),
    copy: { en: 'Copy', bn: 'কপি' },
    number: { en: 'Coach number', bn: 'কোচের নম্বর' },
    name: { en: 'Bus name', bn: 'বাসের নাম' },
    nameHint: { en: 'Leave empty for the name of your company', bn: 'খালি রাখলে আপনার কোম্পানির নাম থাকবে' },
    type: { en: 'Coach type', bn: 'কোচের ধরন' },
    plan: { en: 'Seat plan', bn: 'সিটের ছক' },
    keepPlan: (seats: string) => ({ en: `As it is, ${seats} seats`, bn: `যেমন আছে, ${seats} সিট` }),
    planOf: (seats: string, name: string) => ({
      en: `${seats} seats · ${name}`,
      bn: `${seats} সিট · ${name}`,
    }),
    facilities: { en: 'Amenities on board', bn: 'বাসে যা যা আছে' },
    image: { en: 'Picture', bn: 'ছবি' },
    imageHint: { en: 'JPEG, PNG or WebP, at most 5 MB', bn: 'JPEG, PNG বা WebP, সর্বোচ্চ ৫ মেগাবাইট' },
  },
});

export const counterFaultText: Record<
  Exclude<CounterFault, `phone-${string}`> | 'phone-missing' | 'counter-on-route',
  Bilingual
> = {
  'place-missing': { en: 'Choose a place.', bn: 'জায়গা বেছে নিন।' },
  'name-missing': { en: 'Write its name in one language at least.', bn: 'অন্তত একটি ভাষায় নাম লিখুন।' },
  'address-missing': { en: 'Write its address in one language at least.', bn: 'অন্তত একটি ভাষায় ঠিকানা লিখুন।' },
  'text-long': { en: 'This is too long.', bn: 'লেখাটি বেশি বড়।' },
  'phone-missing': {
    en: 'Write the number that passengers call.',
    bn: 'যাত্রীরা যে নম্বরে ফোন করবেন, সেটি লিখুন।',
  },
  'counter-on-route': {
    en: 'This counter is on a route there. Make a new counter for another place.',
    bn: 'কাউন্টারটি ওই জায়গার একটি রুটে আছে। অন্য জায়গার জন্য নতুন কাউন্টার করুন।',
  },
};

const timeWrong = { en: 'Write hours and minutes: 4:30', bn: 'ঘণ্টা ও মিনিট লিখুন: ৪:৩০' };
export const routeFaultText: Record<RouteFault, Bilingual> = {
  'place-missing': { en: 'Choose a place.', bn: 'জায়গা বেছে নিন।' },
  'place-twice': { en: 'This place is on the route already.', bn: 'এই জায়গা রুটে আগেই আছে।' },
  'km-wrong': { en: 'Write whole kilometres.', bn: 'পূর্ণ সংখ্যায় কিলোমিটার লিখুন।' },
  'km-back': { en: 'More than at the stop before.', bn: 'আগের স্টপের চেয়ে বেশি হতে হবে।' },
  'time-missing': timeWrong,
  'time-wrong': timeWrong,
  'time-back': { en: 'Later than what comes before it.', bn: 'আগেরটির চেয়ে পরে হতে হবে।' },
  'counter-missing': { en: 'Choose at least one counter.', bn: 'অন্তত একটি কাউন্টার বেছে নিন।' },
  'counter-elsewhere': {
    en: 'A counter that was chosen is not offered here. Choose again.',
    bn: 'বেছে নেওয়া একটি কাউন্টার এখানে নেই। আবার বেছে নিন।',
  },
  'offset-wrong': { en: 'Whole minutes, at most three hours.', bn: 'পূর্ণ মিনিট, সর্বোচ্চ তিন ঘণ্টা।' },
  'stops-few': { en: 'A route has two stops at least.', bn: 'একটি রুটে অন্তত দুটি স্টপ থাকে।' },
  'stops-many': { en: 'A route has twenty stops at most.', bn: 'একটি রুটে সর্বোচ্চ বিশটি স্টপ থাকে।' },
};

export const coachFaultText: Record<CoachFault, Bilingual> = {
  'bus-number-missing': { en: 'Write the number of the coach.', bn: 'কোচের নম্বর লিখুন।' },
  'bus-number-long': { en: 'At most 20 characters.', bn: 'সর্বোচ্চ ২০ অক্ষর।' },
  'bus-number-wrong': {
    en: 'Letters, digits, spaces, hyphens and slashes only.',
    bn: 'শুধু অক্ষর, অঙ্ক, ফাঁক, হাইফেন ও স্ল্যাশ থাকতে পারে।',
  },
  'bus-number-taken': {
    en: 'You have a coach with this number already.',
    bn: 'এই নম্বরে আপনার একটি কোচ আগেই আছে।',
  },
  'bus-name-long': { en: 'At most 60 letters.', bn: 'সর্বোচ্চ ৬০ অক্ষর।' },
  'coach-type-missing': { en: 'Choose AC or Non AC.', bn: 'এসি বা নন-এসি বেছে নিন।' },
  'seat-plan-missing': { en: 'Choose a seat plan.', bn: 'সিটের ছক বেছে নিন।' },
  'seat-plan-unknown': {
    en: 'This plan is not offered any more. Choose another one.',
    bn: 'এই ছক আর নেই। অন্য একটি বেছে নিন।',
  },
  'image-large': { en: 'The picture is larger than 5 MB.', bn: 'ছবিটি ৫ মেগাবাইটের বড়।' },
  'image-kind': { en: 'Choose a JPEG, PNG or WebP picture.', bn: 'JPEG, PNG বা WebP ছবি বেছে নিন।' },
  'image-broken': {
    en: 'This picture cannot be read. Choose another one.',
    bn: 'ছবিটি পড়া যাচ্ছে না। অন্য একটি দিন।',
  },
  'image-pixels': {
    en: 'This picture is too large. Choose a smaller one.',
    bn: 'ছবিটি মাপে অনেক বড়। ছোট একটি দিন।',
  },
};
