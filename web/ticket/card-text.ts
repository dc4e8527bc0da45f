import { texts } from '../text/texts.ts';

/** Words of the page of a ticket alone: those that look up tickets do without them. */
export const ticketCardText = texts({
  map: { en: 'Map', bn: 'ম্যাপ' },
  mapOf: (counter: string) => ({
    en: `Map of ${counter} (opens in a new tab)`,
    bn: `${counter} কোথায়, ম্যাপে দেখুন (নতুন ট্যাবে খুলবে)`,
  }),
  calendar: { en: 'Add to calendar', bn: 'ক্যালেন্ডারে রাখুন' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  entry: {
    title: (from: string, to: string, coach: string) => ({
      en: `${from} – ${to}, ${coach}`,
      bn: `${from} – ${to}, ${coach}`,
    }),
    reporting: (at: string) => ({ en: `Be at the counter by ${at}`, bn: `কাউন্টারে পৌঁছাবেন ${at}` }),
    seats: (seats: string) => ({ en: `Seats: ${seats}`, bn: `সিট: ${seats}` }),
    call: (phone: string) => ({ en: `Counter: ${phone}`, bn: `কাউন্টারের ফোন: ${phone}` }),
  },
});
