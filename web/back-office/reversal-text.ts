import { texts } from '../text/texts.ts';

export const reversalText = texts({
  title: { en: 'Taken back by a bank', bn: 'ব্যাংকের ফিরিয়ে নেওয়া টাকা' },
  record: { en: 'Record a chargeback', bn: 'চার্জব্যাক লিখুন' },
  recordSays: {
    en: 'A bank or wallet took money of this booking back from the gateway. That money cannot be refunded any more, and a refund that it covers whole is settled by it.',
    bn: 'ব্যাংক বা ওয়ালেট এই বুকিংয়ের টাকা গেটওয়ে থেকে ফিরিয়ে নিয়েছে। এই টাকা আর ফেরত দেওয়া যাবে না, আর কোনো ফেরতের পুরোটা এতে মিটে গেলে সেটি আলাদা করে পাঠানো হবে না।',
  },
  leftSays: (left: string) => ({
    en: `At most ${left} are left, refunds that were not sent among them.`,
    bn: `না পাঠানো ফেরতসহ বাকি আছে সর্বোচ্চ ${left}।`,
  }),
  payment: { en: 'Which payment?', bn: 'কোন পেমেন্টের?' },
  paymentOf: ({ paid, at, tranId, left }: Record<'paid' | 'at' | 'tranId' | 'left', string>) => ({
    en: `${paid}, ${at}, ${tranId}: at most ${left} left`,
    bn: `${paid}, ${at}, ${tranId}: বাকি সর্বোচ্চ ${left}`,
  }),
  reversedOn: { en: 'Day of the gateway’s notice', bn: 'গেটওয়ে যেদিন জানিয়েছে' },
  reference: { en: 'The gateway’s number of it', bn: 'গেটওয়ের দেওয়া নম্বর' },
  tickets: { en: 'Tickets of a coach that has not left', bn: 'বাস না ছাড়লে টিকিট' },
  voidThem: { en: 'Become void, the seats go on sale', bn: 'বাতিল হবে, সিট বিক্রিতে যাবে' },
  keepThem: { en: 'Stay good', bn: 'ঠিক থাকবে' },
  states: {
    open: { en: 'To be answered', bn: 'উত্তর দিতে হবে' },
    'charged-operator': { en: 'Borne by the company', bn: 'কোম্পানি বহন করেছে' },
    'charged-portal': { en: 'Borne by Poth', bn: 'পথ বহন করেছে' },
    returned: { en: 'Returned by the gateway', bn: 'গেটওয়ে টাকা ফিরিয়ে দিয়েছে' },
  },
  late: { en: 'The last day is over', bn: 'শেষ দিন পেরিয়ে গেছে' },
  answerBy: (day: string) => ({ en: `answer by ${day}`, bn: `${day}-এর মধ্যে উত্তর দিন` }),
  takenBack: (day: string) => ({ en: `taken back ${day}`, bn: `ফিরিয়ে নেওয়া হয়েছে ${day}` }),
  kept: { en: 'tickets stay good', bn: 'টিকিট ঠিক আছে' },
  notKept: { en: 'tickets void unless the coach had left', bn: 'বাস না ছেড়ে থাকলে টিকিট বাতিল' },
  recordedBy: (name: string, at: string) => ({ en: `${name}, ${at}`, bn: `${name}, ${at}` }),
  decidedBy: (name: string, at: string) => ({
    en: `Decided by ${name}, ${at}:`,
    bn: `সিদ্ধান্ত ${name}, ${at}:`,
  }),
  decide: { en: 'Decide the case', bn: 'সিদ্ধান্ত নিন' },
  decideSays: {
    en: 'Answer the gateway first. Above the limit of the settings another admin must say the same.',
    bn: 'আগে গেটওয়েকে উত্তর দিন। সেটিংসের সীমার বেশি হলে আরেকজন অ্যাডমিনকেও একই কথা বলতে হবে।',
  },
  howEnds: { en: 'How does it end?', bn: 'কীভাবে শেষ হলো?' },
  outcomes: {
    operator: {
      en: 'The company bears it, up to its fare',
      bn: 'কোম্পানি বহন করবে, ভাড়া পর্যন্ত',
    },
    portal: { en: 'Poth bears it', bn: 'পথ বহন করবে' },
    returned: { en: 'The gateway has returned it', bn: 'গেটওয়ে টাকা ফিরিয়ে দিয়েছে' },
  },
  asks: (name: string, outcome: string) => ({
    en: `${name} asks: ${outcome}`,
    bn: `${name} বলছেন: ${outcome}`,
  }),
  ownAsk: { en: 'Another admin must agree.', bn: 'আরেকজন অ্যাডমিনের সম্মতি লাগবে।' },
});
