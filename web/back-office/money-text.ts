import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const moneyText = texts({
  title: { en: 'Payments and refunds', bn: 'পেমেন্ট ও ফেরত' },
  lead: { en: 'What an admin has to look into', bn: 'যেগুলো অ্যাডমিনকে দেখতে হবে' },
  tabs: {
    reviews: { en: 'To decide', bn: 'সিদ্ধান্ত' },
    silent: { en: 'No answer', bn: 'উত্তর নেই' },
    refunds: { en: 'Refunds', bn: 'ফেরত' },
    unseated: { en: 'No seat', bn: 'সিট পাননি' },
    reversals: { en: 'Chargebacks', bn: 'চার্জব্যাক' },
    requests: { en: 'Approvals', bn: 'অনুমোদন' },
  },
  says: {
    reviews: {
      en: 'Money that the gateway calls risky, or that is not what was asked. Undecided, it goes back by itself three hours before departure.',
      bn: 'যে পেমেন্টকে গেটওয়ে ঝুঁকিপূর্ণ বলেছে বা যার টাকার অঙ্ক মেলেনি। সিদ্ধান্ত না নিলে বাস ছাড়ার তিন ঘণ্টা আগে টাকা নিজে থেকে ফেরত যাবে।',
    },
    silent: {
      en: 'Attempts that ended more than a quarter of an hour ago and of which the gateway has said nothing.',
      bn: 'পনেরো মিনিটের বেশি আগে শেষ হওয়া চেষ্টা, গেটওয়ে এখনও কিছু জানায়নি।',
    },
    refunds: (days: string) => ({
      en: `Refused by the gateway, without an answer for a day, or on the way for more than the ${days} business days that were promised.`,
      bn: `গেটওয়ে ফিরিয়ে দিয়েছে, এক দিনেও উত্তর আসেনি, বা কথা দেওয়া ${days} কর্মদিবস পেরিয়েছে।`,
    }),
    unseated: {
      en: 'Paid bookings that got no seat. Their money goes back by itself.',
      bn: 'টাকা দিয়েও যাঁরা সিট পাননি। টাকা নিজে থেকে ফেরত যায়।',
    },
    reversals: {
      en: 'Money that a bank or wallet took back. Each case is to be answered by its day; it is recorded on the page of the booking.',
      bn: 'ব্যাংক বা ওয়ালেট যে টাকা ফিরিয়ে নিয়েছে। নির্দিষ্ট দিনের মধ্যে উত্তর দিতে হবে। লেখা হয় বুকিংয়ের পাতায়।',
    },
    requests: {
      en: 'What one admin asks for and another decides. After seven days it lapses.',
      bn: 'একজন অ্যাডমিন চেয়েছেন, আরেকজন সিদ্ধান্ত নেবেন। সাত দিনে মেয়াদ শেষ।',
    },
  },
  guide: { en: 'What to do', bn: 'কী করবেন' },
  none: { en: 'Nothing waits here.', bn: 'এখানে কিছু বাকি নেই।' },
  decideBy: (at: string) => ({ en: `Decide by ${at}`, bn: `${at}-এর মধ্যে সিদ্ধান্ত নিন` }),
  began: (at: string) => ({ en: `begun ${at}`, bn: `শুরু ${at}` }),
  asksAt: (at: string) => ({ en: `asked again ${at}`, bn: `আবার জিজ্ঞাসা ${at}` }),
  noMoreAsked: { en: 'not asked any more by itself', bn: 'নিজে থেকে আর জিজ্ঞাসা হবে না' },
  signedIn: { en: 'bought signed in', bn: 'লগ ইন করে কেনা' },
  guest: { en: 'without an account', bn: 'অ্যাকাউন্ট ছাড়া' },
  earlier: (count: string) => ({
    en: `${count} other bookings with this number`,
    bn: `এই নম্বরে আরও ${count}টি বুকিং`,
  }),
  asked: (count: string) => ({ en: `asked ${counted(count, 'time', 'times')}`, bn: `${count} বার জিজ্ঞাসা` }),
  since: (at: string) => ({ en: `requested ${at}`, bn: `আবেদন ${at}` }),
  promisedBy: (day: string) => ({ en: `promised by ${day}`, bn: `${day}-এর মধ্যে দেওয়ার কথা` }),
  overdue: { en: 'overdue', bn: 'সময় পেরিয়েছে' },
  noRefund: { en: 'No refund yet', bn: 'এখনও ফেরত শুরু হয়নি' },
  decided: { en: 'Decided last', bn: 'সবশেষ সিদ্ধান্ত' },
});
