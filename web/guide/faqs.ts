import { digits } from '@poth/domain/language.ts';
import { chooseHours } from '@poth/domain/refund/choice.ts';
import { freeAfterMinutes } from '@poth/domain/refund/free-cancellation.ts';
import { texts } from '../text/texts.ts';

const bn = (number: number) => digits(number, 'bn');

/** The limits that the answers name. */
type FaqFacts = {
  holdMinutes: number;
  paymentMinutes: number;
  seatsPerBooking: number;
  saleOpensDays: number;
  webSaleClosesMinutes: number;
  reportingMinutes: number;
  refundDays: readonly [number, number];
};

/** FAQs with answers that are true for this installation. */
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
          en: `Up to ${facts.seatsPerBooking} seats in one booking. A group buys more at a counter.`,
          bn: `এক বুকিংয়ে সর্বোচ্চ ${bn(facts.seatsPerBooking)}টি সিট। দলের জন্য এর বেশি সিট কাউন্টারে কেনা যায়।`,
        },
      },
      {
        ask: { en: 'How can I pay?', bn: 'কীভাবে টাকা দিতে পারি?' },
        say: {
          en: 'With bKash, Nagad, upay, Rocket, American Express, DBBL, MasterCard or Visa, on the page of the payment gateway. We never see your PIN, your one-time code or your card number.',
          bn: 'বিকাশ, নগদ, উপায়, রকেট, আমেরিকান এক্সপ্রেস, ডিবিবিএল, মাস্টারকার্ড বা ভিসায়, পেমেন্ট গেটওয়ের পাতায়। আপনার পিন, ওটিপি বা কার্ড নম্বর আমরা কখনও দেখি না।',
        },
      },
      {
        ask: { en: 'Is the price online higher than at the counter?', bn: 'অনলাইনে কি কাউন্টারের চেয়ে বেশি দাম?' },
        say: {
          en: 'The fare is the one the operator has set. A service charge, if there is one, is already in the prices of the search, and stands on its own line before you pay; nothing is added after that.',
          bn: 'ভাড়া কোম্পানি যা ঠিক করেছে তা-ই। সার্ভিস চার্জ থাকলে খোঁজার ফলের দামেই তা ধরা থাকে, আর টাকা দেওয়ার আগে আলাদা লাইনে দেখবেন। এরপর আর কিছু যোগ হয় না।',
        },
      },
      {
        ask: { en: 'Are there seats for women?', bn: 'মহিলাদের জন্য কি আলাদা সিট আছে?' },
        say: {
          en: 'On coaches that keep such seats the map marks them with a sign and in words. They are sold for women only. Some operators also keep the seat beside a woman travelling alone for a woman.',
          bn: 'যেসব বাসে আছে, সেখানে সিটের ছকে চিহ্ন ও লেখা দিয়ে দেখানো থাকে। এই সিট শুধু মহিলাদের কাছে বিক্রি হয়। কোনো কোনো কোম্পানি একা ভ্রমণ করা মহিলার পাশের সিটও মহিলার জন্যই রাখে।',
        },
      },
      {
        ask: { en: 'How early and how late can I buy?', bn: 'কত দিন আগে থেকে, আর কখন পর্যন্ত কেনা যায়?' },
        say: {
          en: `Usually from ${facts.saleOpensDays} days before the journey until ${facts.webSaleClosesMinutes} minutes before the coach leaves your stop. After that, ask at the counter.`,
          bn: `সাধারণত যাত্রার ${bn(facts.saleOpensDays)} দিন আগে থেকে, আপনার স্টপ থেকে বাস ছাড়ার ${bn(facts.webSaleClosesMinutes)} মিনিট আগে পর্যন্ত। এরপর কাউন্টারে খোঁজ নিন।`,
        },
      },
      {
        ask: { en: 'I paid, but no ticket came. What now?', bn: 'টাকা কেটেছে, কিন্তু টিকিট আসেনি। কী করব?' },
        say: {
          en: 'Open “Where is my money?” under Ticket Operation: with your number and the PNR or the transaction number of your SMS it tells what was taken and where it is. If somebody else got your seats before the payment arrived, you get all of it back without asking, and we tell you.',
          bn: '“আমার টিকিট খুঁজুন” পাতার “আমার টাকা কোথায়?” খুলুন: আপনার নম্বর আর PNR বা এসএমএসের লেনদেন নম্বর দিলে কত টাকা কেটেছে আর কোথায় আছে দেখবেন। টাকা পৌঁছানোর আগেই সিট অন্য কেউ নিয়ে থাকলে পুরো টাকা নিজে থেকেই ফেরত যায়, আপনাকে জানানোও হয়।',
        },
      },
      {
        ask: { en: 'Must I print the ticket?', bn: 'টিকিট কি ছাপিয়ে নিতে হবে?' },
        say: {
          en: 'No. Show the QR code on your phone. A ticket that you have opened once on this phone, or downloaded, opens without a network too. The PNR in the SMS is enough at the counter.',
          bn: 'না। ফোনে কিউআর কোড দেখালেই হয়। এই ফোনে একবার খোলা বা ডাউনলোড করা টিকিট ইন্টারনেট ছাড়াও খোলে। কাউন্টারে এসএমএসের PNR দেখালেও চলে।',
        },
      },
      {
        ask: { en: 'What is a PNR?', bn: 'PNR কী?' },
        say: {
          en: 'The ten letters and digits that name your booking. You find them in the SMS, in the email and on the ticket. With them and the mobile number of the booking you can open the ticket again.',
          bn: 'আপনার বুকিংয়ের পরিচয়, দশটি ইংরেজি অক্ষর ও অঙ্ক। এসএমএস, ই-মেইল আর টিকিটে লেখা থাকে। বুকিংয়ের মোবাইল নম্বরের সঙ্গে এটি লিখলে টিকিট আবার খোলে।',
        },
      },
      {
        ask: { en: 'When must I be at the counter?', bn: 'কাউন্টারে কখন পৌঁছাতে হবে?' },
        say: {
          en: `By the reporting time on the ticket, usually ${facts.reportingMinutes} minutes before departure.`,
          bn: `টিকিটে লেখা সময়ে, সাধারণত বাস ছাড়ার ${bn(facts.reportingMinutes)} মিনিট আগে।`,
        },
      },
      {
        ask: { en: 'What if I cancel?', bn: 'টিকিট বাতিল করলে কী হবে?' },
        say: {
          en: `You see the fee and the refund before you decide, and may cancel one seat alone. The money goes back to whatever you paid with; it may take ${facts.refundDays.join('–')} business days to arrive.`,
          bn: `কত কাটা যাবে আর কত ফেরত পাবেন, আগেই দেখবেন। চাইলে শুধু একটি সিটও বাতিল করা যায়। যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত যাবে, পৌঁছাতে ${facts.refundDays.map(bn).join('–')} কর্মদিবস লাগতে পারে।`,
        },
      },
      {
        ask: { en: 'Can I travel on another day instead?', bn: 'অন্য দিনে যেতে চাইলে?' },
        say: {
          en: `Yes, until ${facts.webSaleClosesMinutes} minutes before your coach leaves. “Change trip” on the ticket page lists coaches of the same company between the same places with seats of the same class. Each says before you decide what you pay or get back, a small fee included, which is never more than cancelling would cost. While you pay a difference your ticket stays valid.`,
          bn: `যাওয়া যায়, আপনার বাস ছাড়ার ${bn(facts.webSaleClosesMinutes)} মিনিট আগে পর্যন্ত। টিকিটের পাতায় “যাত্রা বদলান” চাপলে একই কোম্পানির একই রুটের যেসব বাসে একই ধরনের সিট আছে, সেগুলো দেখবেন। ছোট একটা ফি ধরে কত দিতে হবে বা ফেরত পাবেন, আগেই লেখা থাকে; ফি কখনও বাতিলের খরচের বেশি নয়। বাকি টাকা দেওয়ার সময় আপনার টিকিট বৈধই থাকে।`,
        },
      },
      {
        ask: {
          en: 'What if the operator cancels, or leaves much later?',
          bn: 'কোম্পানি বাস বাতিল করলে বা অনেক দেরি করলে?',
        },
        say: {
          en: `If the operator cancels the trip, you choose: another coach of the company with the same kind of seats free of charge, within ${chooseHours} hours, or all of the money. If you choose nothing, the money comes back by itself, the service charge too. If it moves the departure by more than ${freeAfterMinutes} minutes, you may still go, take another coach, or cancel and get all of it back.`,
          bn: `কোম্পানি যাত্রা বাতিল করলে ${bn(chooseHours)} ঘণ্টার মধ্যে বেছে নিতে পারেন: বিনা খরচে একই ধরনের সিটে কোম্পানির অন্য বাস, অথবা পুরো টাকা। কিছু না বাছলে সার্ভিস চার্জসহ পুরো টাকা নিজে থেকেই ফেরত যায়। ছাড়ার সময় ${bn(freeAfterMinutes)} মিনিটের বেশি বদলালে চাইলে যেতে পারেন, অন্য বাস নিতে পারেন, না হলে টিকিট বাতিল করে পুরো টাকা ফেরত নিতে পারেন।`,
        },
      },
      {
        ask: { en: 'Do children need a ticket?', bn: 'শিশুদের কি টিকিট লাগে?' },
        say: {
          en: 'A child under 3 on a lap travels free, without a seat. From 3 to 9 a child has a seat and a ticket of its own; the operator sets the fare.',
          bn: '৩ বছরের কম বয়সী শিশু কোলে গেলে ভাড়া লাগে না, সিটও পায় না। ৩ থেকে ৯ বছরের শিশুর নিজের সিট ও টিকিট লাগে, ভাড়া কোম্পানি ঠিক করে।',
        },
      },
    ],
  });
