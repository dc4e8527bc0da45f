import { digits } from '@poth/domain/language.ts';
import { daysAround } from '@poth/domain/rebooking/rebooking.ts';
import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const rebookingText = texts({
  title: { en: 'Another coach, or your money', bn: 'অন্য বাস, না হলে টাকা' },
  why: {
    cancelled: { en: 'The company has cancelled your coach.', bn: 'কোম্পানি আপনার বাসটি বাতিল করেছে।' },
    moved: {
      en: 'The company has moved your coach by more than an hour.',
      bn: 'কোম্পানি আপনার বাসের সময় এক ঘণ্টার বেশি বদলেছে।',
    },
    downgraded: {
      en: 'The coach that runs now offers less than the one you bought.',
      bn: 'যে বাস যাচ্ছে তাতে সুবিধা আগের চেয়ে কম।',
    },
    split: {
      en: 'On the coach that runs now your seats are not side by side.',
      bn: 'যে বাস যাচ্ছে তাতে আপনার সিটগুলো আর পাশাপাশি নেই।',
    },
  },
  lead: {
    en: 'You may go with another coach of the company instead: seats of the same kind, side by side where yours were, no fee and nothing to pay. The seats and the new ticket are yours as soon as you press; the old ticket is void then.',
    bn: 'এর বদলে কোম্পানির অন্য বাসে যেতে পারেন: একই ধরনের সিট, পাশাপাশি কেনা হলে পাশাপাশিই, কোনো বাড়তি টাকা লাগবে না। বোতাম চাপলেই সিট ও নতুন টিকিট আপনার, পুরোনো টিকিট তখন বাতিল।',
  },
  waits: (moment: string) => ({
    en: `Choose by ${moment}. If you choose nothing, all that you paid goes back by itself then.`,
    bn: `${moment}-এর মধ্যে বেছে নিন। কিছু না বাছলে তখন পুরো টাকা নিজে থেকেই ফেরত যাবে।`,
  }),
  waitsAtCounter: (moment: string) => ({
    en: `Choose by ${moment}. If you choose nothing, your cash waits at the counters of the company, as it does now.`,
    bn: `${moment}-এর মধ্যে বেছে নিন। কিছু না বাছলে আপনার টাকা কোম্পানির কাউন্টারে রাখা থাকবে, এখন যেমন আছে।`,
  }),
  valid: (moment: string) => ({
    en: `Your ticket is valid until you choose. If you choose nothing, you go with the coach that you have, at ${moment}.`,
    bn: `বেছে না নেওয়া পর্যন্ত আপনার টিকিট বৈধ। কিছু না বাছলে যে বাসের টিকিট আছে তাতেই যাবেন, ${moment}-এ।`,
  }),
  coaches: { en: 'Other coaches', bn: 'অন্য বাস' },
  seats: (seatNos: readonly string[]) => ({
    en: `Your ${seatNos.length === 1 ? 'seat' : 'seats'}: ${seatNos.join(', ')}`,
    bn: `আপনার সিট: ${seatNos.join(', ')}`,
  }),
  go: { en: 'Go with this coach', bn: 'এই বাসে যাব' },
  going: { en: 'Changing…', bn: 'বদলানো হচ্ছে…' },
  none: {
    en: `From ${counted(String(daysAround.before), 'day', 'days')} before to ${counted(String(daysAround.after), 'day', 'days')} after there is no coach of the company that has seats like yours free.`,
    bn: `${digits(daysAround.before, 'bn')} দিন আগে থেকে ${digits(daysAround.after, 'bn')} দিন পর পর্যন্ত কোম্পানির কোনো বাসে আপনার মতো সিট খালি নেই।`,
  },
  money: { en: 'Or the money', bn: 'না হলে টাকা' },
  moneyWaits: {
    en: 'All that you paid goes back, the service charge too, to what you paid with. It starts at once then.',
    bn: 'সার্ভিস চার্জসহ পুরো টাকা যেভাবে দিয়েছিলেন সেভাবেই ফেরত যাবে, বোতাম চাপলেই পাঠানো শুরু হবে।',
  },
  moneyAtCounter: {
    en: 'You paid at a counter: collect all of it in cash at any counter of the company, with this PNR.',
    bn: 'আপনি কাউন্টারে টাকা দিয়েছিলেন: এই PNR দেখিয়ে কোম্পানির যেকোনো কাউন্টার থেকে পুরো টাকা নগদ নিন।',
  },
  takeMoney: { en: 'Send me the money now', bn: 'এখনই টাকা ফেরত পাঠান' },
  cancelFree: { en: 'Cancel and get everything back', bn: 'বাতিল করে পুরো টাকা ফেরত নিন' },
  closed: {
    en: 'There is nothing to choose for this booking, or the choice is made.',
    bn: 'এই বুকিংয়ে বেছে নেওয়ার কিছু নেই, না হলে আগেই বেছে নেওয়া হয়েছে।',
  },
  carried: (pnr: string) => ({
    en: `You have chosen another coach: PNR ${pnr}.`,
    bn: `আপনি অন্য বাস বেছে নিয়েছেন: PNR ${pnr}।`,
  }),
  toNew: { en: 'See the new ticket', bn: 'নতুন টিকিট দেখুন' },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
});
