import { texts } from '../text/texts.ts';

export const routesText = texts({
  home: { en: 'Home', bn: 'প্রথম পাতা' },
  title: { en: 'Tickets by route', bn: 'রুট দেখে টিকিট' },
  lead: {
    en: 'Every pair of towns with coaches in the days ahead, the busiest first.',
    bn: 'সামনের দিনগুলোতে যেসব শহরের মধ্যে বাস চলবে, বেশি বাসের রুট আগে।',
  },
  withCharge: (charge: string) => ({
    en: `Prices include ${charge} service charge for each seat.`,
    bn: `সব দামের মধ্যে প্রতি সিটে ${charge} সার্ভিস চার্জ ধরা আছে।`,
  }),
  none: {
    en: 'No coach is on sale at the moment. Search for your day: operators add coaches all the time.',
    bn: 'এই মুহূর্তে কোনো বাসের টিকিট বিক্রি হচ্ছে না। আপনার দিনের বাস খুঁজে দেখুন, কোম্পানিগুলো নিয়মিত নতুন বাস যোগ করে।',
  },
  search: { en: 'Search buses', bn: 'বাস খুঁজুন' },
  from: (place: string) => ({ en: `From ${place}`, bn: `${place} থেকে` }),
  roads: (count: string, one: boolean) => ({
    en: one ? '1 route' : `${count} routes`,
    bn: `${count}টি রুট`,
  }),
  fareFrom: (fare: string) => ({ en: `from ${fare}`, bn: `${fare} থেকে শুরু` }),
  departures: (count: string, one: boolean) => ({
    en: one ? '1 coach a day' : `${count} coaches a day`,
    bn: `দিনে ${count}টি বাস`,
  }),
});
