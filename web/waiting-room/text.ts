import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

/** Texts of a waiting room's page. */
export const roomText = texts({
  title: { en: 'Waiting room', bn: 'অপেক্ষার ঘর' },
  about: (date: string) => ({
    en: `Before the coaches of ${date}`,
    bn: `${date} তারিখের বাসের টিকিটের জন্য`,
  }),
  opens: (at: string) => ({ en: `Seats go on sale on ${at}.`, bn: `টিকিট বিক্রি শুরু ${at}।` }),
  opened: (at: string) => ({ en: `Seats have been on sale since ${at}.`, bn: `টিকিট বিক্রি শুরু হয়েছে ${at}।` }),
  before: {
    en: 'Everybody who takes a place before that moment is ordered by lot then: it does not matter who came first. Those who come later follow in the order of arrival.',
    bn: 'তার আগে যাঁরা জায়গা নেবেন, সেই সময়ে লটারিতে তাঁদের ক্রম ঠিক হবে। কে আগে এসেছেন তাতে কিছু যায় আসে না। পরে যাঁরা আসবেন, তাঁরা আসার ক্রমে পেছনে থাকবেন।',
  },
  after: {
    en: 'The order of those who came before the opening has been drawn by lot. Those who come now follow in the order of arrival.',
    bn: 'শুরুর আগে যাঁরা এসেছিলেন, লটারিতে তাঁদের ক্রম ঠিক হয়েছে। এখন যাঁরা আসছেন, তাঁরা আসার ক্রমে পেছনে থাকবেন।',
  },
  drawing: { en: 'The lot is being drawn.', bn: 'লটারি হচ্ছে।' },
  take: { en: 'Take a place', bn: 'জায়গা নিন' },
  none: { en: 'You have no place yet.', bn: 'আপনি এখনও জায়গা নেননি।' },
  inLot: { en: 'Your place is in the lot.', bn: 'আপনার জায়গা লটারিতে আছে।' },
  inLotKeep: {
    en: 'Nothing more is to be done before the opening. Your place stays in this browser; come back with it.',
    bn: 'শুরুর আগে আর কিছু করতে হবে না। আপনার জায়গা এই ব্রাউজারে রাখা আছে, এই ব্রাউজার দিয়েই ফিরে আসুন।',
  },
  number: { en: 'Your number', bn: 'আপনার নম্বর' },
  ahead: { en: 'Before you', bn: 'আপনার আগে কতজন' },
  toGo: { en: 'Waiting time', bn: 'অপেক্ষার সময়' },
  first: (seconds: string) => ({
    en: `Everybody gets time to see their number first. The first are admitted in about ${counted(seconds, 'second', 'seconds')}.`,
    bn: `সবাই যেন আগে নিজের নম্বর দেখতে পান, তাই প্রথমজনদের পালা আসবে প্রায় ${seconds} সেকেন্ড পরে।`,
  }),
  progress: { en: 'How far it has come to your number', bn: 'আপনার নম্বর পর্যন্ত কতটা এগিয়েছে' },
  looks: {
    en: 'This page looks again by itself. Reloading it, or more tabs, bring nobody forward.',
    bn: 'পাতাটি নিজে থেকেই আবার দেখে। বারবার খুললে বা বেশি ট্যাব খুললে কেউ এগিয়ে যান না।',
  },
  admitted: { en: 'It is your turn.', bn: 'এখন আপনার পালা।' },
  enter: { en: 'Go in and choose seats', bn: 'ভেতরে গিয়ে সিট বেছে নিন' },
  minutes: (count: string) => ({
    en: `You then have ${counted(count, 'minute', 'minutes')} to take a first seat. Seats that you hold keep their own time.`,
    bn: `তারপর প্রথম সিট নিতে ${count} মিনিট পাবেন। নেওয়া সিটের সময় আলাদা।`,
  }),
  inside: { en: 'You are in.', bn: 'আপনি ভেতরে আছেন।' },
  toCoaches: { en: 'To the coaches', bn: 'বাস দেখুন' },
  open: {
    en: 'Nobody has to wait any more. Go straight to the coaches.',
    bn: 'এখন আর কাউকে অপেক্ষা করতে হচ্ছে না। সরাসরি বাস বেছে নিন।',
  },
  soldOut: {
    en: 'No seat of this date is free at the moment. Seats that are not paid for come back; your place stays.',
    bn: 'এই মুহূর্তে এই তারিখের কোনো সিট খালি নেই। টাকা না দেওয়া সিট ফেরত আসে; আপনার জায়গা থাকছে।',
  },
  seatsFree: { en: 'Seats free', bn: 'খালি সিট' },
  proof: {
    title: { en: 'Go before those without a number', bn: 'নম্বর ছাড়া যাঁরা আছেন তাঁদের আগে যান' },
    why: {
      en: 'A number that is proved has one place, in however many browsers, and goes before all without one. So nobody gets further with many browsers.',
      bn: 'যাচাই করা একটি নম্বরে একটিই জায়গা, ব্রাউজার যতই হোক, আর তা নম্বর ছাড়া সবার আগে। তাই অনেক ব্রাউজার দিয়ে কেউ এগোতে পারেন না।',
    },
    field: { en: 'Prove your number by a code', bn: 'কোড দিয়ে নম্বর যাচাই করুন' },
    logIn: { en: 'Log in instead', bn: 'অথবা লগ ইন করুন' },
  },
  lot: {
    title: { en: 'How the lot is drawn, and checked', bn: 'লটারি কীভাবে হয়, কীভাবে মেলাবেন' },
    lead: {
      en: 'The secret of the lot was drawn before anybody took a place; this is its hash. Note it down. After the opening the secret is published with all that the lot is made of, and anybody can reckon the order again.',
      bn: 'কেউ জায়গা নেওয়ার আগেই লটারির গোপন সংকেত ঠিক করা হয়েছে; এটি তার হ্যাশ। লিখে রাখুন। শুরুর পরে সংকেতসহ সবকিছু প্রকাশ করা হয়, যে কেউ ক্রমটি আবার হিসাব করতে পারেন।',
    },
    commitment: { en: 'Hash of the secret', bn: 'সংকেতের হ্যাশ' },
    source: {
      en: 'Public value, known only after places close',
      bn: 'প্রকাশ্য মান, যা জায়গা নেওয়া বন্ধ হওয়ার পরে জানা যায়',
    },
    value: { en: 'Public value', bn: 'প্রকাশ্য মান' },
    until: (at: string) => ({
      en: `The lot waits for it until ${at} and is drawn without it then.`,
      bn: `লটারি এর জন্য ${at} পর্যন্ত অপেক্ষা করে, না পেলে এটি ছাড়াই হয়।`,
    }),
    proven: { en: 'Places by a number', bn: 'নম্বর দিয়ে নেওয়া জায়গা' },
    unproven: { en: 'Places without a number', bn: 'নম্বর ছাড়া নেওয়া জায়গা' },
    seed: { en: 'Seed', bn: 'সিড' },
    own: { en: 'Id of your place', bn: 'আপনার জায়গার আইডি' },
    data: { en: 'All of its data', bn: 'এর সব তথ্য' },
  },
});

/** Texts of the waiting rooms on the desks of admins and owners. */
export const roomsText = texts({
  title: { en: 'Waiting rooms', bn: 'অপেক্ষার ঘর' },
  allLead: {
    en: 'An opening that you set for all companies has a room by itself. It can be switched off at any time, and on again until it opens.',
    bn: 'সব কোম্পানির জন্য ঠিক করা বিক্রি শুরুর সময়ে নিজে থেকেই একটি ঘর থাকে। তা যেকোনো সময় বন্ধ করা যায়, আবার চালু করা যায় শুধু শুরুর আগে।',
  },
  ownLead: {
    en: 'A room before your own coaches, where the rush of an opening is greater than your seats.',
    bn: 'শুধু আপনার বাসের জন্য ঘর, যখন বিক্রি শুরুর সময় সিটের চেয়ে ভিড় বেশি হয়।',
  },
  none: { en: 'No opening of a sale is ahead.', bn: 'সামনে কোনো বিক্রি শুরুর সময় নেই।' },
  setOpening: { en: 'Set an opening', bn: 'বিক্রি শুরুর সময় ঠিক করুন' },
  columns: {
    date: { en: 'Travel date', bn: 'যাত্রার তারিখ' },
    opens: { en: 'Opens', bn: 'শুরু' },
    state: { en: 'Room', bn: 'ঘর' },
    waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
    admitted: { en: 'Admitted', bn: 'ঢুকেছেন' },
    change: { en: 'Change', bn: 'বদল' },
  },
  stages: {
    before: { en: 'on', bn: 'চালু' },
    drawing: { en: 'lot being drawn', bn: 'লটারি হচ্ছে' },
    admitting: { en: 'admitting', bn: 'ঢুকছেন' },
    off: { en: 'off', bn: 'বন্ধ' },
  },
  switchOn: { en: 'Switch on', bn: 'চালু করুন' },
  switchOff: { en: 'Switch off', bn: 'বন্ধ করুন' },
  source: { en: 'Where the public value of the lot comes from', bn: 'লটারির প্রকাশ্য মান কোথা থেকে আসবে' },
  announce: { en: 'Announce', bn: 'জানান' },
  value: { en: 'Public value', bn: 'প্রকাশ্য মান' },
  enter: { en: 'Enter', bn: 'লিখুন' },
  valueMissing: { en: 'Write the value that the source has published.', bn: 'উৎস যে মান প্রকাশ করেছে তা লিখুন।' },
});
