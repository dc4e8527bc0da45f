import { digits } from '@poth/domain/language.ts';
import { texts } from '../text/texts.ts';

const bn = (number: number) => digits(number, 'bn');

/** The limits that the answers name. */
export type FaqFacts = {
  holdMinutes: number;
  paymentMinutes: number;
  seatsPerBooking: number;
  saleOpensDays: number;
  webSaleClosesMinutes: number;
  reportingMinutes: number;
  refundDays: readonly [number, number];
};

/** What travellers ask most, with answers that hold for this installation. */
export const faqsOf = (facts: FaqFacts) =>
  texts({
    list: [
      {
        ask: { en: 'Do I need an account to buy a ticket?', bn: 'টিকিট কিনতে কি অ্যাকাউন্ট লাগে?' },
        say: {
          en: 'No. A name and a mobile number are enough. The ticket goes to that number.',
          bn: 'না। নাম আর মোবাইল নম্বর দিলেই হয়। টিকিট ওই নম্বরেই যায়।',
        },
      },
      {
        ask: { en: 'How long is my seat kept while I pay?', bn: 'টাকা দেওয়ার সময় সিট কতক্ষণ রাখা থাকে?' },
        say: {
          en: `${facts.holdMinutes} minutes from the moment you take the first seat; starting the payment adds ${facts.paymentMinutes} minutes. A countdown shows the time left.`,
          bn: `প্রথম সিট নেওয়ার পর ${bn(facts.holdMinutes)} মিনিট। পেমেন্ট শুরু করলে আরও ${bn(facts.paymentMinutes)} মিনিট যোগ হয়। কত সময় বাকি, পাতাতেই দেখা যায়।`,
        },
      },
      {
        ask: { en: 'How many seats can I buy at once?', bn: 'একবারে কয়টি সিট কেনা যায়?' },
        say: {
          en: `Up to ${facts.seatsPerBooking} seats in one booking.`,
          bn: `এক বুকিংয়ে সর্বোচ্চ ${bn(facts.seatsPerBooking)}টি সিট।`,
        },
      },
      {
        ask: { en: 'From when and until when can I buy?', bn: 'কত দিন আগে থেকে, আর কখন পর্যন্ত কেনা যায়?' },
        say: {
          en: `Usually from ${facts.saleOpensDays} days before the journey until ${facts.webSaleClosesMinutes} minutes before the coach leaves your stop. After that, ask at the counter.`,
          bn: `সাধারণত যাত্রার ${bn(facts.saleOpensDays)} দিন আগে থেকে, আপনার স্টপ থেকে বাস ছাড়ার ${bn(facts.webSaleClosesMinutes)} মিনিট আগে পর্যন্ত। এরপর কাউন্টারে খোঁজ নিন।`,
        },
      },
      {
        ask: { en: 'I paid, but no ticket came. What now?', bn: 'টাকা কেটেছে, কিন্তু টিকিট আসেনি। কী করব?' },
        say: {
          en: 'Look your ticket up with its PNR and your number; a message can be late. If your seats were gone by the time the payment arrived, all of it goes back by itself and you are told.',
          bn: 'পিএনআর আর আপনার নম্বর দিয়ে টিকিট খুঁজুন, মেসেজ আসতে দেরি হতে পারে। টাকা পৌঁছানোর আগেই সিট চলে গিয়ে থাকলে পুরো টাকা নিজে থেকেই ফেরত যায়, আপনাকে জানানোও হয়।',
        },
      },
      {
        ask: { en: 'Must I print the ticket?', bn: 'টিকিট কি ছাপিয়ে নিতে হবে?' },
        say: {
          en: 'No. Show the QR code on your phone; a downloaded ticket opens without a network. The PNR in the SMS is enough at the counter.',
          bn: 'না। ফোনে কিউআর কোড দেখালেই হয়। ডাউনলোড করা টিকিট ইন্টারনেট ছাড়াও খোলে। কাউন্টারে এসএমএসের পিএনআর দেখালেও চলে।',
        },
      },
      {
        ask: { en: 'When must I be at the counter?', bn: 'কাউন্টারে কখন পৌঁছাতে হবে?' },
        say: {
          en: `At the reporting time on the ticket, usually ${facts.reportingMinutes} minutes before departure.`,
          bn: `টিকিটে লেখা সময়ে, সাধারণত বাস ছাড়ার ${bn(facts.reportingMinutes)} মিনিট আগে।`,
        },
      },
      {
        ask: { en: 'What if I cancel?', bn: 'টিকিট বাতিল করলে কী হবে?' },
        say: {
          en: `You see the fee and the amount that comes back before you decide, and may cancel each seat alone. The money returns to whatever you paid with in ${facts.refundDays.join('-')} business days.`,
          bn: `কত কাটা যাবে আর কত ফেরত পাবেন, আগেই দেখবেন। চাইলে শুধু একটি সিটও বাতিল করা যায়। যেভাবে টাকা দিয়েছিলেন সেভাবেই ${facts.refundDays.map(bn).join('-')} কর্মদিবসে ফেরত পাবেন।`,
        },
      },
      {
        ask: {
          en: 'What if the operator cancels, or leaves much later?',
          bn: 'কোম্পানি বাস বাতিল করলে বা অনেক দেরি করলে?',
        },
        say: {
          en: 'If the operator cancels the trip or moves it by more than 60 minutes, everything comes back, the service charge too.',
          bn: 'কোম্পানি যাত্রা বাতিল করলে বা সময় ৬০ মিনিটের বেশি সরালে সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।',
        },
      },
      {
        ask: { en: 'Do children need a ticket?', bn: 'শিশুদের কি টিকিট লাগে?' },
        say: {
          en: 'A child under 3 on a lap travels free, without a seat. From 3 to 9 it is a child on the ticket; the operator sets that fare.',
          bn: '৩ বছরের কম বয়সী শিশু কোলে গেলে ভাড়া লাগে না, সিটও পায় না। ৩ থেকে ৯ বছর পর্যন্ত শিশু হিসেবে টিকিট হয়, ভাড়া কোম্পানি ঠিক করে।',
        },
      },
    ],
  });
