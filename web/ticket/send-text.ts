import { texts } from '../text/texts.ts';

/** Words of the message that shares a ticket. */
export const sendText = texts({
  journey: (from: string, to: string) => ({
    en: `Bus ticket ${from} – ${to}`,
    bn: `বাসের টিকিট ${from} – ${to}`,
  }),
  seats: (seatNos: string) => ({ en: `Seats ${seatNos}`, bn: `সিট ${seatNos}` }),
  counter: (counter: string, reporting: string) => ({
    en: `Be at ${counter} by ${reporting}`,
    bn: `${reporting}-এর মধ্যে ${counter} পৌঁছাবেন`,
  }),
  call: (phone: string) => ({ en: `Counter ${phone}`, bn: `কাউন্টারের ফোন ${phone}` }),
});
