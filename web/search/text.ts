import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const searchText = texts({
  title: { en: 'Search buses', bn: 'বাস খুঁজুন' },
  description: {
    en: 'Coaches of many operators between two places of Bangladesh, with fares, times and the seats left.',
    bn: 'বাংলাদেশের যেকোনো দুই জায়গার মধ্যে নানা কোম্পানির বাস, ভাড়া, সময় ও খালি সিট।',
  },
  to: { en: 'to', bn: 'থেকে' },
  change: { en: 'Change', bn: 'বদলান' },
  days: { en: 'Other days, with the lowest fare', bn: 'অন্য দিন ও সবচেয়ে কম ভাড়া' },
  dayBefore: { en: 'Day before', bn: 'আগের দিন' },
  dayAfter: { en: 'Day after', bn: 'পরের দিন' },
  noCoach: { en: 'No coach', bn: 'বাস নেই' },
  trips: { en: 'Available Trips', bn: 'যেসব বাস পাওয়া যাচ্ছে' },
  tripCount: (count: string) => ({ en: counted(count, 'trip', 'trips'), bn: `${count}টি বাস` }),
  loading: { en: 'Loading...', bn: 'খোঁজা হচ্ছে...' },
  afterMidnight: (date: string) => ({ en: `After midnight: ${date}`, bn: `রাত ১২টার পর: ${date}` }),
  filters: {
    open: { en: 'Filter and sort', bn: 'বাছাই ও সাজানো' },
    close: { en: 'Close', bn: 'বন্ধ করুন' },
    apply: { en: 'Apply', bn: 'প্রয়োগ করুন' },
    clear: { en: 'Clear filters', bn: 'বাছাই মুছুন' },
    facets: {
      period: { en: 'Departure', bn: 'ছাড়ার সময়' },
      coachType: { en: 'Coach', bn: 'কোচ' },
      operator: { en: 'Operator', bn: 'বাস কোম্পানি' },
      boarding: { en: 'Boarding point', bn: 'যেখান থেকে উঠবেন' },
    },
    seats: { en: 'Seats left', bn: 'খালি সিট' },
    anySeats: { en: 'Any', bn: 'যেকোনো' },
    seatsAtLeast: (count: string) => ({ en: `${count} or more`, bn: `${count}টি বা বেশি` }),
    least: {
      rating: { en: 'Rating of the company', bn: 'কোম্পানির রেটিং' },
      punctual: { en: 'Left on time', bn: 'সময়মতো ছেড়েছে' },
    },
    atLeast: {
      rating: (stars: string) => ({ en: `${stars} or more of 5`, bn: `৫-এ ${stars} বা বেশি` }),
      punctual: (percent: string) => ({ en: `${percent}% or more`, bn: `${percent}% বা বেশি` }),
    },
    sort: { en: 'Sort by', bn: 'সাজান' },
    orders: {
      departure: { en: 'Earliest departure', bn: 'আগে ছাড়ে' },
      fare: { en: 'Lowest fare', bn: 'কম ভাড়া' },
      duration: { en: 'Shortest journey', bn: 'কম সময় লাগে' },
      seats: { en: 'Most seats left', bn: 'বেশি সিট খালি' },
      rating: { en: 'Best rated', bn: 'রেটিং বেশি' },
      punctuality: { en: 'Most punctual', bn: 'সময়মতো ছাড়ে' },
      operator: { en: 'Operator', bn: 'বাস কোম্পানি' },
      counter: { en: 'Boarding point', bn: 'যেখান থেকে উঠবেন' },
    },
  },
  departure: { en: 'Departure', bn: 'ছাড়ার সময়' },
  arrival: { en: 'Arrival', bn: 'পৌঁছানোর সময়' },
  fare: { en: 'Fare', bn: 'ভাড়া' },
  /** Precedes the lowest fare in English and follows it in Bangla. */
  lowest: { en: 'from', bn: 'থেকে' },
  withCharge: (charge: string) => ({
    en: `with ${charge} service charge`,
    bn: `${charge} সার্ভিস চার্জসহ`,
  }),
  viewSeats: { en: 'View Seats', bn: 'সিট দেখুন' },
  hideSeats: { en: 'Hide Seats', bn: 'ছক বন্ধ করুন' },
  seatsLeft: (count: string) => ({
    en: `${counted(count, 'seat', 'seats')} left`,
    bn: `আর ${count}টি সিট আছে`,
  }),
  countedAt: (time: string) => ({
    en: `Seats left as of ${time}`,
    bn: `খালি সিটের হিসাব ${time}-এর`,
  }),
  oneSeatLeft: { en: '1 seat left', bn: 'আর ১টি সিট আছে' },
  late: (time: string) => ({ en: `${time} late`, bn: `${time} দেরি` }),
  soldOut: { en: 'Sold out', bn: 'সব সিট শেষ' },
  report: (time: string) => ({ en: `Report ${time}`, bn: `কাউন্টারে পৌঁছাবেন ${time}` }),
  facilities: { en: 'Facilities', bn: 'সুবিধা' },
  more: (count: string) => ({ en: `+${count}`, bn: `আরও ${count}টি` }),
  cancelUntil: (time: string, percent: string) => ({
    en: `Cancel until ${time}: ${percent}% back`,
    bn: `${time} পর্যন্ত বাতিলে ${percent}% ফেরত`,
  }),
  freeCancelUntil: (time: string) => ({
    en: `Free cancellation until ${time}`,
    bn: `${time} পর্যন্ত বাতিলে পুরো টাকা ফেরত`,
  }),
  noRefund: { en: 'No money back if you cancel', bn: 'বাতিল করলে টাকা ফেরত নেই' },
  gone: {
    en: 'The coach whose seats you looked at is no longer in this list. Choose one below.',
    bn: 'যে বাসের সিট দেখছিলেন সেটি আর এই তালিকায় নেই। নিচ থেকে একটি বেছে নিন।',
  },
  none: {
    title: { en: 'No coach on this day', bn: 'এই দিনে কোনো বাস নেই' },
    text: (from: string, to: string, date: string) => ({
      en: `No coach on sale goes from ${from} to ${to} on ${date}.`,
      bn: `${date} তারিখে ${from} থেকে ${to} যাওয়ার কোনো বাসের টিকিট নেই।`,
    }),
    days: { en: 'Nearest days with coaches', bn: 'কাছাকাছি যেসব দিনে বাস আছে' },
    routes: { en: 'Routes with coaches', bn: 'যেসব রুটে বাস চলে' },
    from: (fare: string) => ({ en: `from ${fare}`, bn: `${fare} থেকে` }),
    filtered: { en: 'No coach has all of that', bn: 'সব শর্ত মেলে এমন বাস নেই' },
    filteredText: (count: string) => ({
      en: `${counted(count, 'coach runs', 'coaches run')} on this day. Untick something, or clear the filters.`,
      bn: `এই দিনে ${count}টি বাস আছে। কোনো একটি টিক তুলে দিন, না হলে সব বাছাই মুছুন।`,
    }),
  },
});
