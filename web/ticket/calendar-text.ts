import { texts } from '../text/texts.ts';

/** Words of a journey in a calendar; no page shows them. */
export const calendarText = texts({
  title: (from: string, to: string, coach: string) => ({
    en: `${from} – ${to}, ${coach}`,
    bn: `${from} – ${to}, ${coach}`,
  }),
  reporting: (at: string) => ({ en: `Be at the counter by ${at}`, bn: `কাউন্টারে পৌঁছাবেন ${at}` }),
  seats: (seats: string) => ({ en: `Seats: ${seats}`, bn: `সিট: ${seats}` }),
  call: (phone: string) => ({ en: `Counter: ${phone}`, bn: `কাউন্টারের ফোন: ${phone}` }),
});
