import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const hoardingText = texts({
  title: { en: 'Signs of hoarding', bn: 'সিট আটকে রাখার লক্ষণ' },
  lead: {
    en: 'None of these is a proof, and nothing happens by itself. A shop that buys for its neighbours and a big family look the same: look at the bookings before you decide.',
    bn: 'এর কোনোটিই প্রমাণ নয়, আর নিজে থেকে কিছু হয় না। প্রতিবেশীদের টিকিট কেটে দেওয়া দোকান আর বড় পরিবারও এমন দেখায়। সিদ্ধান্তের আগে বুকিংগুলো দেখুন।',
  },
  kinds: {
    'many-numbers': {
      en: 'One phone or account, many numbers',
      bn: 'এক ফোন বা অ্যাকাউন্ট, অনেক নম্বর',
    },
    'one-payer': { en: 'One payer, many numbers', bn: 'একই জনের টাকা, অনেক নম্বর' },
    'let-go': { en: 'Seats held again and again, and not paid', bn: 'বারবার সিট রেখে টাকা না দেওয়া' },
    'given-back': { en: 'Many seats given back shortly before departure', bn: 'ছাড়ার আগে অনেক সিট ফেরত' },
  },
  means: {
    'many-numbers': {
      en: 'Paid from one browser or account for one date and direction, under three numbers or more.',
      bn: 'এক ব্রাউজার বা অ্যাকাউন্ট থেকে এক দিনে এক দিকে তিন বা তার বেশি নম্বরে কেনা হয়েছে।',
    },
    'one-payer': {
      en: 'Within a day one account or card has paid under five numbers or more, whatever phones they bought with. Masked cards of two people can look the same.',
      bn: 'এক দিনের মধ্যে একই অ্যাকাউন্ট বা কার্ড থেকে পাঁচ বা তার বেশি নম্বরের টাকা এসেছে, ফোন যা-ই হোক। আড়াল করা কার্ড নম্বর দুজনের একই দেখাতে পারে।',
    },
    'let-go': {
      en: 'Within the cool-down one browser or number has let three holds or more lapse. They keep seats from others while they last.',
      bn: 'অল্প সময়ের মধ্যে এক ব্রাউজার বা নম্বর তিন বা তার বেশি বার সিট রেখে ছেড়ে দিয়েছে। ততক্ষণ অন্যরা সেই সিট পাননি।',
    },
    'given-back': {
      en: 'Within a day one number has given back six seats or more of coaches of today and tomorrow. Seats that were bought to be sold on come back like this.',
      bn: 'এক দিনের মধ্যে এক নম্বর আজ ও আগামীকালের বাসের ছয় বা তার বেশি সিট ফেরত দিয়েছে। চড়া দামে বিক্রির জন্য কেনা সিট এভাবে ফেরে।',
    },
  },
  todo: {
    'many-numbers': {
      en: 'Call one or two of the numbers: do they know their ticket? A shop’s customers do. Where nobody does, ask the company to check identities at boarding, and lower the seats of one phone in the settings.',
      bn: 'এক-দুটি নম্বরে ফোন করুন: তাঁরা কি টিকিটের কথা জানেন? দোকানের ক্রেতা হলে জানবেন। কেউ না জানলে বাস কোম্পানিকে ওঠার সময় পরিচয় দেখতে বলুন, আর সেটিংসে এক ফোনের সিটের সীমা কমান।',
    },
    'one-payer': {
      en: 'Look whether the passengers’ names differ and the journeys are alike. An agent who pays for customers is one; ask whether they sell above the fare. Nothing is refused because of a payer.',
      bn: 'যাত্রীদের নাম আলাদা কি না আর যাত্রা একই রকম কি না দেখুন। ক্রেতাদের হয়ে টাকা দেওয়া এজেন্টও এমন দেখায়, তাঁরা ভাড়ার বেশি নেন কি না জানুন। কে টাকা দিলেন তার জন্য কাউকে আটকানো হয় না।',
    },
    'let-go': {
      en: 'Wait first: what lapses goes on counting and holds the next hold back by itself. If it goes on, lower the unpaid seats of one address in the settings.',
      bn: 'আগে অপেক্ষা করুন: ছেড়ে দেওয়া সিটও হিসাবে থাকে, পরের বার নিজেই আটকায়। তবু চলতে থাকলে সেটিংসে এক ঠিকানার টাকা না দেওয়া সিটের সীমা কমান।',
    },
    'given-back': {
      en: 'The fee of a late cancellation is already kept. Tell the company, whose seats they are; where the same number comes again at every feast, call it.',
      bn: 'দেরিতে বাতিলের টাকা আগেই কাটা হয়েছে। যে কোম্পানির সিট তাদের জানান। একই নম্বর প্রতি ঈদে এমন করলে ফোন করুন।',
    },
  },
  counts: {
    'many-numbers': (count: string) => ({ en: counted(count, 'number', 'numbers'), bn: `${count}টি নম্বর` }),
    'one-payer': (count: string) => ({ en: counted(count, 'number', 'numbers'), bn: `${count}টি নম্বর` }),
    'let-go': (count: string) => ({ en: counted(count, 'hold', 'holds'), bn: `${count} বার` }),
    'given-back': (count: string) => ({ en: counted(count, 'seat', 'seats'), bn: `${count}টি সিট` }),
  },
  columns: {
    count: { en: 'How many', bn: 'কত' },
    bookings: { en: 'Bookings', bn: 'বুকিং' },
    pnrs: { en: 'Look at', bn: 'দেখুন' },
  },
  todoHead: { en: 'What to do:', bn: 'কী করবেন:' },
  none: { en: 'Nothing out of the ordinary.', bn: 'অস্বাভাবিক কিছু নেই।' },
  noPnr: { en: 'No details were typed.', bn: 'কোনো তথ্য লেখা হয়নি।' },
});
