import { digits } from '@poth/domain/language.ts';
import { leastRatings } from '@poth/domain/rating/average.ts';
import { inTimeMinutes, measuredDays } from '@poth/domain/rating/measures.ts';
import { ratingDays } from '@poth/domain/rating/window.ts';
import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

/** Texts of the page of a company. */
export const companyText = texts({
  title: (name: string) => ({
    en: `${name}: tickets, counters and ratings`,
    bn: `${name}: টিকিট, কাউন্টার ও রেটিং`,
  }),
  lead: (name: string) => ({
    en: `What passengers of ${name} say, what Poth has measured, and where its coaches run.`,
    bn: `${name}-এর যাত্রীরা কী বলেন, পথ কী মেপেছে, আর বাস কোথায় কোথায় চলে।`,
  }),
  operators: { en: 'Tickets by bus', bn: 'কোম্পানি দেখে টিকিট' },
  verified: { en: 'Verified', bn: 'যাচাই করা' },
  ratings: {
    title: { en: 'Ratings', bn: 'রেটিং' },
    how: {
      en: `Only those who were let in at the door with a ticket bought on the web can rate, once for a booking and within ${ratingDays} days. A company can answer and take nothing away; an admin can hide words, never stars.`,
      bn: `অনলাইনে কেনা টিকিট নিয়ে যিনি বাসে উঠেছেন শুধু তিনিই রেটিং দিতে পারেন, এক বুকিংয়ে একবার, ${digits(ratingDays, 'bn')} দিনের মধ্যে। কোম্পানি উত্তর দিতে পারে, কিছু মুছতে পারে না। অ্যাডমিন লেখা লুকাতে পারেন, স্টার কখনও নয়।`,
    },
    overall: { en: 'Overall', bn: 'সব মিলিয়ে' },
    of: (mean: string, count: string) => ({
      en: `${mean} of 5, from ${counted(count, 'rating', 'ratings')}`,
      bn: `৫-এর মধ্যে ${mean}, ${count}টি রেটিং থেকে`,
    }),
    few: {
      en: `A mean is shown from ${leastRatings} ratings on.`,
      bn: `${digits(leastRatings, 'bn')}টি রেটিং থেকে গড় দেখানো হয়।`,
    },
    newest: { en: 'Newest', bn: 'সবচেয়ে নতুন' },
  },
  measures: {
    title: {
      en: `Measured in the last ${measuredDays} days`,
      bn: `গত ${digits(measuredDays, 'bn')} দিনের হিসাব`,
    },
    trips: { en: 'Trips', bn: 'যাত্রা' },
    cancelled: { en: 'Cancelled by the company', bn: 'কোম্পানি বাতিল করেছে' },
    punctual: { en: 'Left on time', bn: 'সময়মতো ছেড়েছে' },
    percent: (percent: string, recorded: string) => ({
      en: `${percent}% of ${recorded} recorded departures`,
      bn: `ছাড়ার সময় লেখা আছে এমন ${recorded}টি যাত্রার ${percent}%`,
    }),
    how: {
      en: `On time: within ${inTimeMinutes} minutes of the published time at the first stop, by the moment at which the crew recorded that it left.`,
      bn: `সময়মতো মানে: প্রথম স্টপ থেকে প্রকাশিত সময়ের ${digits(inTimeMinutes, 'bn')} মিনিটের মধ্যে, বাসের কর্মীরা ছাড়ার কথা যখন লিখেছেন সেই হিসাবে।`,
    },
  },
  routes: { title: { en: 'Routes', bn: 'যেসব রুটে চলে' } },
  coaches: {
    title: { en: 'Coaches', bn: 'বাস' },
    count: (name: string, count: string) => ({ en: `${name}: ${count}`, bn: `${name}: ${count}টি` }),
  },
  refunds: {
    title: { en: 'If you cancel', bn: 'আপনি বাতিল করলে' },
    lead: {
      en: 'The policy of new tickets. The one that you see before you pay counts for yours.',
      bn: 'নতুন টিকিটের নিয়ম। টাকা দেওয়ার আগে যে নিয়ম দেখবেন আপনার টিকিটে সেটাই থাকবে।',
    },
    notice: { en: 'Before departure', bn: 'বাস ছাড়ার কত আগে' },
    fee: { en: 'Fee', bn: 'কাটা যাবে' },
    back: (fare: string) => ({ en: `Back, of a fare of ${fare}`, bn: `${fare} ভাড়ায় ফেরত` }),
  },
  counters: { title: { en: 'Counters', bn: 'কাউন্টার' } },
  search: { en: 'Search buses', bn: 'বাস খুঁজুন' },
});
