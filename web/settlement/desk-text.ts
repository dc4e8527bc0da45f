import { texts } from '../text/texts.ts';

/** Texts that only admins see beside the statements. */
export const payoutText = texts({
  title: { en: 'Settlements', bn: 'হিসাব নিষ্পত্তি' },
  lead: (date: string) => ({
    en: `What companies are owed for trips up to ${date}`,
    bn: `${date} পর্যন্ত যাত্রার জন্য কোম্পানিগুলোর পাওনা`,
  }),
  todo: { en: 'Waiting for you', bn: 'আপনার কাজ বাকি' },
  nothingToDo: { en: 'No statement waits.', bn: 'কোনো হিসাব বাকি নেই।' },
  due: { en: 'Owed now', bn: 'এখন পাওনা' },
  closed: { en: 'Last closed', bn: 'সর্বশেষ নিষ্পত্তি' },
  noCompanies: { en: 'No company sells yet.', bn: 'এখনও কোনো কোম্পানি বিক্রি শুরু করেনি।' },
  prepareAll: {
    title: { en: 'Prepare statements', bn: 'হিসাব তৈরি করুন' },
    says: {
      en: 'One for each company that has anything to settle: every trip up to this day that is over, from where its last statement ended.',
      bn: 'যাদের হিসাব বাকি আছে তাদের প্রতিটির জন্য একটি: আগের হিসাবের পর থেকে এই দিন পর্যন্ত শেষ হওয়া সব যাত্রা।',
    },
    until: { en: 'Up to and including', bn: 'যে দিন পর্যন্ত' },
    go: { en: 'Prepare for all', bn: 'সবার জন্য তৈরি করুন' },
  },
  prepare: { en: 'Prepare', bn: 'তৈরি করুন' },
  ofWhom: (name: string) => ({ en: `: ${name}`, bn: `: ${name}` }),
  since: (date: string) => ({ en: `settled up to ${date}`, bn: `${date} পর্যন্ত নিষ্পত্তি হয়েছে` }),
  never: { en: 'never settled', bn: 'আগে নিষ্পত্তি হয়নি' },
  made: (count: string) => ({ en: `Statements prepared: ${count}.`, bn: `${count}টি হিসাব তৈরি হয়েছে।` }),
  madeNone: {
    en: 'No company had anything to settle up to this day.',
    bn: 'এই দিন পর্যন্ত কোনো কোম্পানির হিসাব বাকি ছিল না।',
  },
  untilOpen: { en: 'Choose a day that is over.', bn: 'আগের কোনো দিন বেছে নিন।' },
  steps: {
    title: { en: 'What to do', bn: 'যা করতে হবে' },
    approve: { en: 'Approve', bn: 'অনুমোদন করুন' },
    approveSays: {
      en: 'Check the amounts. Once it is approved, pay it from the bank and write the bank’s reference down here.',
      bn: 'পরিমাণগুলো মিলিয়ে দেখুন। অনুমোদনের পর ব্যাংক থেকে টাকা পাঠিয়ে ব্যাংকের রেফারেন্স এখানে লিখুন।',
    },
    second: {
      en: 'Above the limit of the settings: you prepared it, so another admin has to approve it.',
      bn: 'সেটিংসের সীমার বেশি: হিসাবটি আপনি তৈরি করেছেন, তাই অন্য একজন অ্যাডমিন অনুমোদন করবেন।',
    },
    carry: { en: 'Close and carry over', bn: 'বন্ধ করে পরের হিসাবে নিন' },
    carrySays: {
      en: 'There is nothing to pay. What the company owes is taken off its next statement.',
      bn: 'দেওয়ার কিছু নেই। কোম্পানির দেনা পরের হিসাব থেকে কাটা হবে।',
    },
    closeSays: { en: 'Nobody owes anything.', bn: 'কোনো দেনা-পাওনা নেই।' },
    close: { en: 'Close', bn: 'বন্ধ করুন' },
    pay: { en: 'Mark as paid', bn: 'পরিশোধ হয়েছে লিখুন' },
    paySays: (amount: string) => ({
      en: `Send ${amount} from the bank first. This books the payment; it cannot be undone.`,
      bn: `আগে ব্যাংক থেকে ${amount} পাঠান। এতে পরিশোধ হিসাবে উঠবে, ফেরানো যাবে না।`,
    }),
    reference: { en: 'Bank’s reference', bn: 'ব্যাংকের রেফারেন্স' },
    'bank-reference-wrong': {
      en: 'Write the bank’s number of the transfer: 4 to 40 letters and digits.',
      bn: 'ব্যাংকের লেনদেন নম্বর লিখুন: ইংরেজিতে ৪ থেকে ৪০টি অক্ষর ও অঙ্ক।',
    },
    done: { en: 'This statement is closed.', bn: 'এই হিসাব নিষ্পত্তি হয়েছে।' },
    preparedBy: (name: string, date: string) => ({
      en: `Prepared by ${name}, ${date}`,
      bn: `তৈরি করেছেন ${name}, ${date}`,
    }),
    prepared: (date: string) => ({ en: `Prepared on ${date}`, bn: `তৈরি হয়েছে ${date}` }),
    approvedBy: (name: string, date: string) => ({
      en: `Approved by ${name}, ${date}`,
      bn: `অনুমোদন করেছেন ${name}, ${date}`,
    }),
  },
});
