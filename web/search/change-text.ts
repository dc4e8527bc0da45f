import { formatDuration } from '@poth/domain/dhaka.ts';
import { leastChangeMinutes } from '@poth/domain/search/connection.ts';
import { texts } from '../text/texts.ts';

/** Texts of the page of journeys with one change. */
export const changeText = texts({
  link: { en: 'Coaches with one change', bn: 'একবার বাস বদলে যাওয়া' },
  title: (from: string, to: string) => ({
    en: `${from} to ${to} with one change`,
    bn: `${from} থেকে ${to}, পথে একবার বাস বদলে`,
  }),
  back: { en: 'Back to direct coaches', bn: 'সরাসরি বাসের তালিকায় ফিরুন' },
  lead: {
    en: `You buy two tickets, one after the other: the seats of the second coach are not kept while you buy the first. There are at least ${formatDuration(leastChangeMinutes.oneCompany, 'en')} to change within one company, ${formatDuration(leastChangeMinutes.twoCompanies, 'en')} between two.`,
    bn: `দুটি টিকিট একটির পর একটি কাটতে হবে: প্রথমটি কাটার সময় দ্বিতীয় বাসের সিট ধরে রাখা হয় না। বাস বদলানোর সময় থাকে এক কোম্পানির মধ্যে অন্তত ${formatDuration(leastChangeMinutes.oneCompany, 'bn')}, দুই কোম্পানির মধ্যে ${formatDuration(leastChangeMinutes.twoCompanies, 'bn')}।`,
  },
  arrives: (time: string, price: string) => ({
    en: `Arrives ${time} · ${price} in all`,
    bn: `পৌঁছাবে ${time} · মোট ${price}`,
  }),
  change: (place: string, time: string) => ({
    en: `Change in ${place}: ${time}`,
    bn: `বাস বদলের জায়গা ${place}, হাতে ${time}`,
  }),
  counters: (from: string, to: string) => ({ en: `from ${from} to ${to}`, bn: `${from} থেকে ${to}` }),
  guaranteed: (company: string) => ({
    en: `Guaranteed by ${company}: both coaches are its own. If the first is so late that you miss the second, it takes you along on its next coach with a free seat.`,
    bn: `${company} নিশ্চয়তা দেয়: দুটি বাসই তাদের। প্রথম বাসের দেরিতে দ্বিতীয়টি ধরতে না পারলে সিট খালি আছে এমন পরের বাসে আপনাকে নিয়ে যাবে।`,
  }),
  notGuaranteed: {
    en: 'Not guaranteed: these are two companies. If the first coach is late and you miss the second, nobody owes you another seat or your money for it.',
    bn: 'নিশ্চয়তা নেই: দুটি আলাদা কোম্পানি। প্রথম বাসের দেরিতে দ্বিতীয়টি ধরতে না পারলে অন্য সিট বা ওই টিকিটের টাকা কেউ দেবে না।',
  },
  leg: (from: string, to: string) => ({ en: `${from} to ${to}`, bn: `${from} থেকে ${to}` }),
  seats: { en: 'View Seats', bn: 'সিট দেখুন' },
  none: {
    en: 'No two coaches with free seats meet on this day with time to change.',
    bn: 'এই দিনে বদলানোর সময় রেখে সিট খালি আছে এমন দুটি বাস মেলে না।',
  },
  otherDay: { en: 'Search another day', bn: 'অন্য দিন খুঁজুন' },
});
