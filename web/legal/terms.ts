import type { CompanyFacts } from '@poth/domain/content/company.ts';
import { digits } from '@poth/domain/language.ts';
import type { ArticleSection } from '../shell/article.tsx';

const bn = (number: number) => digits(number, 'bn');

/** Company that runs Poth, and the limits that the terms name. */
type TermsFacts = Pick<CompanyFacts, 'address' | 'tradeLicence'> & {
  holdMinutes: number;
  paymentMinutes: number;
  seatsPerBooking: number;
  seatsPerPhone: number;
  seatsPerDevice: number;
  webSaleClosesMinutes: number;
};

export const termsTitle = { en: 'Terms & Conditions', bn: 'শর্তাবলি' };
export const termsLead = {
  en: 'What you and we agree on when a ticket is bought on Poth, in plain words.',
  bn: 'পথ-এ টিকিট কিনলে আপনি আর আমরা যা মেনে চলি, সহজ কথায়।',
};

/** Terms that a traveller accepts before paying; example: the company that runs Poth is still made up. */
export const termsOf = (facts: TermsFacts, example: boolean): ArticleSection[] => [
  {
    title: { en: 'Who sells what', bn: 'কে কী বিক্রি করে' },
    points: [
      {
        en: 'Poth sells tickets for the operator named on the ticket. The operator runs the coach and answers for the journey; Poth answers for the sale, the payment and the refund.',
        bn: 'টিকিটে যে কোম্পানির নাম আছে, পথ তার হয়ে টিকিট বেচে। বাস চালানো আর যাত্রার দায়িত্ব কোম্পানির। টিকিট বিক্রি, টাকা নেওয়া ও ফেরত দেওয়ার দায়িত্ব পথ-এর।',
      },
      {
        en: `Poth is run at ${facts.address.en}, trade licence ${facts.tradeLicence}.${example ? ' These are demonstration values.' : ''}`,
        bn: `পথ-এর ঠিকানা ${facts.address.bn}, ট্রেড লাইসেন্স ${facts.tradeLicence}।${example ? ' এগুলো নমুনা তথ্য।' : ''}`,
      },
      {
        en: 'Only operators whose licence has been checked may sell here.',
        bn: 'লাইসেন্স যাচাই করা কোম্পানি ছাড়া কেউ এখানে টিকিট বেচতে পারে না।',
      },
    ],
  },
  {
    title: { en: 'Seats and prices', bn: 'সিট ও ভাড়া' },
    points: [
      {
        en: `A seat you take is held for ${facts.holdMinutes} minutes; starting the payment adds ${facts.paymentMinutes} minutes. After that it is free for others.`,
        bn: `সিট নিলে ${bn(facts.holdMinutes)} মিনিট রাখা থাকে। পেমেন্ট শুরু করলে আরও ${bn(facts.paymentMinutes)} মিনিট। এরপর সিট অন্যরা নিতে পারেন।`,
      },
      {
        en: `On the web one booking holds at most ${facts.seatsPerBooking} seats, and one mobile number at most ${facts.seatsPerPhone} paid seats per day and direction, with those bought at a counter. From one phone or account at most ${facts.seatsPerDevice} seats per day and direction are paid for, under whatever numbers. A counter sells more seats to a group.`,
        bn: `অনলাইনে এক বুকিংয়ে সর্বোচ্চ ${bn(facts.seatsPerBooking)}টি সিট। এক মোবাইল নম্বরে এক দিনে একই দিকে যাওয়ার সর্বোচ্চ ${bn(facts.seatsPerPhone)}টি সিট কেনা যায়, কাউন্টারে কেনা সিটও এর মধ্যে ধরা হয়। এক ফোন বা অ্যাকাউন্ট থেকে এক দিনে একই দিকে যাওয়ার সর্বোচ্চ ${bn(facts.seatsPerDevice)}টি সিট কেনা যায়, নম্বর যা-ই হোক। দলের জন্য এর বেশি সিট কাউন্টারে কেনা যায়।`,
      },
      {
        en: 'The price shown before paying is the price paid: fares, the service charge if there is one, less a discount. Fares include VAT.',
        bn: 'টাকা দেওয়ার আগে যে মোট দেখবেন, সেটাই দেবেন: ভাড়া, সার্ভিস চার্জ থাকলে সেটি, বাদ যাবে ছাড়। ভাড়ার মধ্যে ভ্যাট ধরা আছে।',
      },
      {
        en: `Online sale closes ${facts.webSaleClosesMinutes} minutes before the coach leaves your stop.`,
        bn: `আপনার স্টপ থেকে বাস ছাড়ার ${bn(facts.webSaleClosesMinutes)} মিনিট আগে অনলাইন বিক্রি বন্ধ হয়।`,
      },
      {
        en: 'Seats marked for women are sold for women only.',
        bn: 'মহিলাদের জন্য রাখা সিট শুধু মহিলাদের কাছে বিক্রি হয়।',
      },
    ],
  },
  {
    title: { en: 'The journey', bn: 'যাত্রা' },
    points: [
      {
        en: 'Be at your counter by the reporting time on the ticket. The coach does not wait.',
        bn: 'টিকিটে লেখা সময়ে কাউন্টারে থাকুন। বাস অপেক্ষা করে না।',
      },
      {
        en: 'Show the QR code or the PNR. Each ticket is good for one seat, once.',
        bn: 'কিউআর কোড বা PNR দেখান। প্রতি টিকিট এক সিটের জন্য, একবারের।',
      },
      {
        en: 'A child under 3 on a lap travels free. Children under 10 pay the child’s fare where the operator has one.',
        bn: '৩ বছরের কম বয়সী শিশু কোলে গেলে ভাড়া লাগে না। কোম্পানির শিশু ভাড়া থাকলে ১০ বছরের কম বয়সীরা সেই ভাড়ায় যেতে পারে।',
      },
      {
        en: 'The operator may change the coach for one of the same class. If it cannot seat you, everything comes back.',
        bn: 'কোম্পানি একই মানের অন্য কোচ দিতে পারে। আপনাকে সিট দিতে না পারলে পুরো টাকা ফেরত পাবেন।',
      },
      {
        en: 'A journey with one change is two tickets. Where both coaches are of one operator and the first is so late that you miss the second, the operator takes you along on its next coach with a free seat; between two operators nobody promises that.',
        bn: 'একবার বাস বদলানোর যাত্রায় টিকিট দুটি। দুটি বাসই এক কোম্পানির হলে প্রথমটির দেরিতে দ্বিতীয়টি ধরতে না পারলে কোম্পানি সিট খালি আছে এমন পরের বাসে আপনাকে নেবে; দুই কোম্পানির বেলায় সেই নিশ্চয়তা নেই।',
      },
      {
        en: 'Nothing that burns, explodes or breaks the law may be carried. A ticket may not be sold on above its price.',
        bn: 'দাহ্য, বিস্ফোরক বা বেআইনি কিছু বহন করা যাবে না। টিকিট বেশি দামে অন্যের কাছে বেচা যাবে না।',
      },
    ],
  },
  {
    title: { en: 'Cancelling and refunds', bn: 'বাতিল ও টাকা ফেরত' },
    paragraphs: [
      {
        en: 'The refund policy you saw before you paid stays with your booking. The Returns Policy says what comes back and when.',
        bn: 'টাকা দেওয়ার আগে ফেরতের যে নিয়ম দেখেছেন, আপনার বুকিংয়ে সেটাই থাকে। কখন কত ফেরত পাবেন, “টাকা ফেরতের নিয়ম” পাতায় আছে।',
      },
    ],
  },
  {
    title: { en: 'Complaints and law', bn: 'অভিযোগ ও আইন' },
    paragraphs: [
      {
        en: 'Tell the call center first; you get an answer within seven days. You may also turn to the Directorate of National Consumers’ Right Protection. The law of Bangladesh applies.',
        bn: 'আগে কল সেন্টারে জানান, সাত দিনের মধ্যে উত্তর পাবেন। জাতীয় ভোক্তা অধিকার সংরক্ষণ অধিদপ্তরেও অভিযোগ করতে পারেন। বাংলাদেশের আইন প্রযোজ্য।',
      },
    ],
  },
];
