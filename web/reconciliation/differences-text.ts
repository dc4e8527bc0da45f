import { countText } from '@poth/domain/language.ts';
import {
  maxStatementBytes,
  maxStatementDifferences,
  maxStatementLines,
} from '@poth/domain/reconciliation/statement.ts';
import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const differencesText = texts({
  title: { en: 'Daily comparison', bn: 'প্রতিদিনের হিসাব মেলানো' },
  lead: {
    en: 'What the gateways say beside our books, day by day',
    bn: 'গেটওয়ে যা বলে আর আমাদের হিসাব, দিন ধরে পাশাপাশি',
  },
  says: {
    en: 'By night every attempt of the day before is asked about at its gateway, and every refund that the gateway has taken on under a number of its own: SSLCommerz does, bKash and Nagad do not. Each difference is a case: look into it, then close it with a sentence.',
    bn: 'রাতে আগের দিনের প্রতিটি পেমেন্টের চেষ্টা নিয়ে গেটওয়েকে জিজ্ঞাসা করা হয়; ফেরত নিয়েও, যদি গেটওয়ে সেটিকে নিজের নম্বর দেয়: SSLCommerz দেয়, বিকাশ ও নগদ দেয় না। প্রতিটি অমিল একটি কেস: খোঁজ নিন, তারপর এক বাক্যে লিখে বন্ধ করুন।',
  },
  guide: { en: 'What to do', bn: 'কী করবেন' },
  states: {
    open: { en: 'Open', bn: 'খোলা' },
    settled: { en: 'Settled by itself', bn: 'নিজে থেকেই মিটেছে' },
    closed: { en: 'Closed', bn: 'বন্ধ' },
    all: { en: 'All', bn: 'সব' },
  },
  days: { en: 'Days', bn: 'দিনগুলো' },
  day: { en: 'Day', bn: 'দিন' },
  asked: { en: 'Asked about', bn: 'জিজ্ঞাসা' },
  differs: { en: 'Differences', bn: 'অমিল' },
  stillOpen: { en: 'Open', bn: 'খোলা' },
  finished: { en: 'Finished', bn: 'শেষ' },
  underWay: (compared: string, all: string) => ({
    en: `${compared} of ${all} answered`,
    bn: `${all}টির মধ্যে ${compared}টির উত্তর এসেছে`,
  }),
  noDays: {
    en: 'No day is compared yet: the first is the first whole day, at three in the night after it.',
    bn: 'এখনও কোনো দিন মেলানো হয়নি: প্রথম পুরো দিনটির পর রাত তিনটায় শুরু হবে।',
  },
  anyDay: { en: 'Every day', bn: 'সব দিন' },
  list: { en: 'Differences', bn: 'অমিল' },
  listOf: (day: string) => ({ en: `Differences of ${day}`, bn: `${day}-এর অমিল` }),
  none: { en: 'There is no difference here.', bn: 'এখানে কোনো অমিল নেই।' },
  kinds: {
    'taken-not-booked': {
      en: 'The gateway took money that we do not have',
      bn: 'গেটওয়ে টাকা কেটেছে, আমাদের হিসাবে নেই',
    },
    'booked-not-taken': {
      en: 'We have money that the gateway does not confirm',
      bn: 'আমাদের হিসাবে টাকা আছে, গেটওয়ে মানছে না',
    },
    'other-amount': { en: 'The amounts differ', bn: 'টাকার অঙ্ক মেলে না' },
    'other-number': { en: 'The bank’s numbers differ', bn: 'ব্যাংকের নম্বর মেলে না' },
    'other-attempt': { en: 'The answer is about another attempt', bn: 'উত্তরটি অন্য চেষ্টার' },
    'ledger-differs': { en: 'Ledger and payment differ', bn: 'খতিয়ান আর পেমেন্ট মেলে না' },
    'refund-not-paid': {
      en: 'A refund is settled here, not at the gateway',
      bn: 'ফেরত আমাদের কাছে মিটেছে, গেটওয়েতে নয়',
    },
    'refund-paid': {
      en: 'The gateway pays a refund that is refused here',
      bn: 'যে ফেরত আমাদের কাছে বাতিল, গেটওয়ে তা দিচ্ছে',
    },
    'refund-paid-twice': {
      en: 'The gateway pays a refund that our bank has paid',
      bn: 'আমাদের ব্যাংক যে ফেরত দিয়েছে গেটওয়েও তা দিচ্ছে',
    },
    'unknown-line': {
      en: 'The gateway’s statement has a payment that is none of ours',
      bn: 'গেটওয়ের হিসাবে এমন পেমেন্ট আছে যা আমাদের নয়',
    },
    'no-answer': { en: 'No answer for three days', bn: 'তিন দিনেও উত্তর নেই' },
  },
  atSupport: (kind: string, day: string, state: string) => ({
    en: `The comparison of ${day} found: ${kind}. ${state}; admins look into it.`,
    bn: `${day}-এর হিসাব মেলাতে গিয়ে পাওয়া গেছে: ${kind}। ${state}; অ্যাডমিনরা দেখছেন।`,
  }),
  weSay: { en: 'Our books', bn: 'আমাদের হিসাব' },
  theySay: { en: 'The gateway', bn: 'গেটওয়ে' },
  number: { en: 'Number at the gateway', bn: 'গেটওয়েতে নম্বর' },
  found: (day: string, at: string) => ({
    en: `of ${day}, found ${at}`,
    bn: `${day}-এর, পাওয়া গেছে ${at}`,
  }),
  age: (days: string) => ({ en: `open for ${counted(days, 'day', 'days')}`, bn: `${days} দিন ধরে খোলা` }),
  today: { en: 'open since today', bn: 'আজ থেকে খোলা' },
  closedBy: (name: string, at: string) => ({
    en: `Closed by ${name}, ${at}:`,
    bn: `বন্ধ করেছেন ${name}, ${at}:`,
  }),
  settledAt: (at: string) => ({ en: `Settled by itself ${at}`, bn: `নিজে থেকেই মিটেছে ${at}` }),
  ask: { en: 'Ask the gateway now', bn: 'গেটওয়েকে এখনই জিজ্ঞাসা করুন' },
  close: { en: 'Close the case', bn: 'কেস বন্ধ করুন' },
  closeSays: {
    en: 'Say what it was and what was done. No money moves by it; the sentence stays in the audit log.',
    bn: 'কী ছিল আর কী করা হলো লিখুন। এতে কোনো টাকা নড়ে না; বাক্যটি কাজের খতিয়ানে থেকে যায়।',
  },
  reason: { en: 'What it was', bn: 'কী ছিল' },
  statement: {
    title: { en: 'The gateway’s own statement', bn: 'গেটওয়ের নিজের হিসাব' },
    says: {
      en: `A CSV file of one day with the columns tran_id, amount and status; others are passed over, at most ${countText(maxStatementLines, 'en')} lines. Each line is compared, and one that is none of ours is a difference. No money moves by it.`,
      bn: `এক দিনের CSV ফাইল, কলাম tran_id, amount ও status; অন্য কলাম বাদ যায়, সর্বোচ্চ ${countText(maxStatementLines, 'bn')} লাইন। প্রতিটি লাইন মেলানো হয়, যে লাইন আমাদের নয় সেটি অমিল। এতে কোনো টাকা নড়ে না।`,
    },
    day: { en: 'Day of the statement', bn: 'হিসাবের দিন' },
    file: { en: 'CSV file', bn: 'CSV ফাইল' },
    does: { en: 'Compare it', bn: 'মিলিয়ে দেখুন' },
    result: (lines: string, differences: string) => ({
      en: `${counted(lines, 'line was', 'lines were')} compared, with ${counted(differences, 'new difference', 'new differences')}.`,
      bn: `${lines}টি লাইন মেলানো হয়েছে, নতুন অমিল ${differences}টি।`,
    }),
    faults: {
      'statement-empty': { en: 'Choose a file that has lines.', bn: 'লাইন আছে এমন একটি ফাইল দিন।' },
      'statement-columns': {
        en: 'The first line must name the columns tran_id, amount and status.',
        bn: 'প্রথম লাইনে tran_id, amount ও status কলামের নাম থাকতে হবে।',
      },
      'statement-long': {
        en: `The file has more than ${countText(maxStatementLines, 'en')} lines. Divide it.`,
        bn: `ফাইলে ${countText(maxStatementLines, 'bn')}-এর বেশি লাইন। ভাগ করে দিন।`,
      },
      'statement-large': {
        en: `The file is larger than ${countText(maxStatementBytes / 1_000_000, 'en')} MB. Leave only the three columns in it, or divide it.`,
        bn: `ফাইলটি ${countText(maxStatementBytes / 1_000_000, 'bn')} এমবির বেশি। শুধু তিনটি কলাম রাখুন, অথবা ভাগ করে দিন।`,
      },
      'statement-line': {
        en: 'A line cannot be read: each needs a number, an amount such as 1250.00 and a status such as VALID or FAILED.',
        bn: 'একটি লাইন পড়া যাচ্ছে না: প্রতিটিতে নম্বর, 1250.00-এর মতো অঙ্ক আর VALID বা FAILED-এর মতো অবস্থা লাগবে।',
      },
      'statement-many': {
        en: `More than ${countText(maxStatementDifferences, 'en')} lines differ: this is the statement of another day or shop. Look at it, then divide it.`,
        bn: `${countText(maxStatementDifferences, 'bn')}-এর বেশি লাইন মেলে না: এটি অন্য দিন বা অন্য দোকানের হিসাব। দেখুন, তারপর ভাগ করে দিন।`,
      },
      'day-unknown': { en: 'Choose a day that was compared.', bn: 'মেলানো হয়েছে এমন একটি দিন বেছে নিন।' },
    },
  },
  reasonFault: { en: 'Say it in at least ten letters.', bn: 'অন্তত দশ অক্ষরে লিখুন।' },
});
