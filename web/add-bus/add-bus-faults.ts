import type { BusFault } from '@poth/domain/add-bus/add-bus.ts';
import type { ImageFault } from '@poth/domain/fleet/picture.ts';
import type { Language } from '@poth/domain/language.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { pictureFaultText } from '../shell/picture-file.ts';
import { textIn, texts } from '../text/texts.ts';

type Worded = Exclude<BusFault, ImageFault | `phone-${string}`>;

const timeWrong = { en: 'Write a time such as 11:00 pm or 23:00.', bn: 'রাত ১১:০০ বা ২৩:০০, এভাবে সময় লিখুন।' };

const sentences = texts({
  'bus-name-missing': { en: 'Bus Name is required', bn: 'বাসের নাম লিখুন।' },
  'bus-name-long': { en: 'At most 60 letters.', bn: 'সর্বোচ্চ ৬০ অক্ষর।' },
  'bus-number-missing': { en: 'Bus Number is required', bn: 'বাসের নম্বর লিখুন।' },
  'bus-number-long': { en: 'At most 20 characters.', bn: 'সর্বোচ্চ ২০ অক্ষর।' },
  'bus-number-wrong': {
    en: 'A number has letters, digits, spaces, hyphens and slashes only.',
    bn: 'নম্বরে শুধু অক্ষর, অঙ্ক, ফাঁক, হাইফেন ও স্ল্যাশ থাকতে পারে।',
  },
  'coach-differs': {
    en: 'You have a coach with this number already, of another type or seat plan. Choose those, or another number.',
    bn: 'এই নম্বরে আপনার একটি কোচ আছে, তার ধরন বা সিটের ছক আলাদা। সেগুলোই বেছে নিন, না হলে অন্য নম্বর দিন।',
  },
  'coach-busy': {
    en: 'This coach is on another trip at that time. Choose another coach or time.',
    bn: 'ওই সময়ে এই কোচ অন্য যাত্রায় থাকবে। অন্য কোচ বা অন্য সময় দিন।',
  },
  'date-missing': { en: 'Date is required', bn: 'তারিখ দিন।' },
  'date-wrong': { en: 'There is no such day.', bn: 'এমন কোনো তারিখ নেই।' },
  'date-past': {
    en: 'This date has passed. Choose today or a later day.',
    bn: 'তারিখটি পার হয়ে গেছে। আজ বা পরের কোনো তারিখ দিন।',
  },
  'date-far': { en: 'At most a year ahead.', bn: 'সর্বোচ্চ এক বছর পরের তারিখ দেওয়া যায়।' },
  'from-missing': { en: 'This field is required', bn: 'কোথা থেকে ছাড়বে, বেছে নিন।' },
  'destination-missing': { en: 'Destination is required', bn: 'কোথায় যাবে, বেছে নিন।' },
  'place-unknown': {
    en: 'We know no place of that name. Choose one from the list.',
    bn: 'এই নামে কোনো জায়গা নেই। তালিকা থেকে বেছে নিন।',
  },
  'same-place': {
    en: 'From and Destination are the same place. Choose another one.',
    bn: 'দুটি জায়গা একই। অন্য একটি জায়গা বেছে নিন।',
  },
  'reporting-missing': { en: 'Reporting time is required', bn: 'কাউন্টারে পৌঁছানোর সময় লিখুন।' },
  'departure-missing': { en: 'Departure time is required', bn: 'ছাড়ার সময় লিখুন।' },
  'time-wrong': timeWrong,
  'reporting-late': {
    en: 'Passengers report before departure, at most 3 hours before it.',
    bn: 'কাউন্টারে পৌঁছানোর সময় ছাড়ার আগে হবে, সর্বোচ্চ ৩ ঘণ্টা আগে।',
  },
  'departure-past': { en: 'This departure has passed.', bn: 'এই সময় পার হয়ে গেছে।' },
  'arrival-missing': {
    en: 'We do not know this route. Write when the coach arrives.',
    bn: 'এই রুটের সময় আমাদের জানা নেই। কখন পৌঁছাবে লিখুন।',
  },
  'arrival-same': {
    en: 'The coach arrives at another time than it leaves.',
    bn: 'পৌঁছানোর সময় আর ছাড়ার সময় এক হতে পারে না।',
  },
  'fare-missing': { en: 'Fare is required', bn: 'ভাড়া লিখুন।' },
  'fare-wrong': {
    en: 'Write the fare in whole taka, at most 20,000.',
    bn: 'ভাড়া পুরো টাকায় লিখুন, সর্বোচ্চ ২০,০০০।',
  },
  'coach-type-missing': { en: 'Coach Type is required', bn: 'কোচের ধরন বেছে নিন।' },
  'seat-plan-missing': { en: 'Seat Capacity is required', bn: 'কত সিটের কোচ, বেছে নিন।' },
  'seat-plan-unknown': {
    en: 'This plan is retired. Choose another one.',
    bn: 'এই ছকটি তুলে রাখা হয়েছে। অন্য একটি বেছে নিন।',
  },
  'counter-elsewhere': {
    en: 'This counter is in another place. Choose one where the coach calls.',
    bn: 'এই কাউন্টার অন্য জায়গায়। বাস যেখানে থামে সেখানকার কাউন্টার বেছে নিন।',
  },
  'until-missing': { en: 'Choose the last date.', bn: 'শেষ তারিখ দিন।' },
  'until-wrong': { en: 'There is no such day.', bn: 'এমন কোনো তারিখ নেই।' },
  'until-early': { en: 'The last date comes after the first one.', bn: 'শেষ তারিখ প্রথম তারিখের পরে হতে হবে।' },
  'until-far': { en: 'At most a year after the first date.', bn: 'প্রথম তারিখের সর্বোচ্চ এক বছর পরে।' },
  'weekday-missing': {
    en: 'The first date is on another day of the week. Tick that day too, or change the date.',
    bn: 'প্রথম তারিখটি অন্য বারে। সেই বারেও টিক দিন, না হলে তারিখ বদলান।',
  },
  'exception-wrong': {
    en: 'These dates lie between the first and the last one.',
    bn: 'তারিখগুলো প্রথম ও শেষ তারিখের মধ্যে হতে হবে।',
  },
  'exception-first': {
    en: 'The first date cannot be left out. Choose a later first date.',
    bn: 'প্রথম তারিখ বাদ দেওয়া যায় না। পরের কোনো তারিখ থেকে শুরু করুন।',
  },
} satisfies Record<Worded, { en: string; bn: string }>);

/** Returns the sentence for a fault of a field of Add Your Bus. */
export const busFaultText = (fault: string | undefined, language: Language): string | undefined =>
  fault && fault in sentences
    ? textIn(language, sentences)[fault as Worded]
    : (pictureFaultText(fault, language) ?? phoneFaultText(fault, language));
