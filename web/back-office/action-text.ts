import { texts } from '../text/texts.ts';

export const actionText = texts({
  faults: {
    reason: { en: 'Say why, in at least ten letters.', bn: 'অন্তত দশ অক্ষরে কারণ লিখুন।' },
    amount: { en: 'Write an amount in taka, such as 450.', bn: 'টাকার পরিমাণ লিখুন, যেমন ৪৫০।' },
    reference: { en: 'Write the bank’s number of the transfer.', bn: 'ব্যাংকের লেনদেন নম্বর লিখুন।' },
    reversedOn: {
      en: 'Write a day from the payment on, not one to come.',
      bn: 'পেমেন্টের দিন থেকে আজ পর্যন্ত একটি তারিখ লিখুন।',
    },
    payment: { en: 'Choose the payment.', bn: 'পেমেন্ট বেছে নিন।' },
    outcome: { en: 'Choose how it ends.', bn: 'কীভাবে শেষ হলো বেছে নিন।' },
    seats: { en: 'Choose at least one seat.', bn: 'অন্তত একটি সিট বেছে নিন।' },
  },
  resend: {
    label: { en: 'Send the ticket again', bn: 'টিকিট আবার পাঠান' },
    says: (phone: string) => ({
      en: `By SMS to ${phone} and, where there is an address, by mail with the PDF.`,
      bn: `${phone} নম্বরে এসএমএস যাবে, ই-মেইল থাকলে পিডিএফসহ মেইলও যাবে।`,
    }),
  },
  cancel: {
    label: { en: 'Cancel seats by the policy', bn: 'নিয়ম মেনে সিট বাতিল' },
    says: {
      en: 'As the passenger could: tickets become void, seats go on sale, the money goes back by itself.',
      bn: 'যাত্রী নিজে যেমন পারেন: টিকিট বাতিল হবে, সিট বিক্রিতে যাবে, টাকা নিজে থেকে ফেরত যাবে।',
    },
    atCounter: {
      en: 'It was paid at a counter: the money waits there and is handed out for the PNR.',
      bn: 'কাউন্টারে টাকা দেওয়া হয়েছিল: PNR দেখালে কাউন্টার থেকেই টাকা ফেরত দেওয়া হবে।',
    },
    seats: { en: 'Seats', bn: 'সিট' },
    back: (seat: string, amount: string) => ({
      en: `${seat}: ${amount} back`,
      bn: `${seat}: ${amount} ফেরত`,
    }),
    together: (amount: string) => ({
      en: `The chosen seats together: ${amount} back`,
      bn: `বেছে নেওয়া সিটগুলো মিলিয়ে: ${amount} ফেরত`,
    }),
    does: { en: 'Cancel these seats', bn: 'এই সিটগুলো বাতিল করুন' },
  },
  give: {
    label: { en: 'Give money back beyond the policy', bn: 'নিয়মের বাইরে টাকা ফেরত' },
    says: (left: string, alone: string) => ({
      en: `${left} of the price have not gone back. You may give ${alone} alone; above it another admin must agree.`,
      bn: `দামের ${left} এখনও ফেরত যায়নি। আপনি একা ${alone} পর্যন্ত দিতে পারেন, তার বেশি হলে আরেকজন অ্যাডমিনের সম্মতি লাগবে।`,
    }),
    howMuch: { en: 'How much', bn: 'কত' },
    whole: (left: string) => ({
      en: `Everything, ${left}: its tickets become void`,
      bn: `পুরো ${left}: টিকিট বাতিল হয়ে যাবে`,
    }),
    part: (free: string) => ({
      en: `An amount, at most ${free}: tickets stay as they are`,
      bn: `একটি অংশ, সর্বোচ্চ ${free}: টিকিট যেমন আছে থাকবে`,
    }),
    noPart: {
      en: 'An amount can be given once the coach has left or the seats are cancelled: until then the price stands for the tickets.',
      bn: 'বাস ছেড়ে গেলে বা সিট বাতিল হলে অংশ ফেরত দেওয়া যায়, তার আগে দামটি টিকিটের জন্য থাকে।',
    },
    amount: { en: 'Amount in taka', bn: 'টাকার পরিমাণ' },
    bearer: { en: 'Who pays for it', bn: 'কে বহন করবে' },
    operator: { en: 'The bus company, from the fare', bn: 'বাস কোম্পানি, ভাড়া থেকে' },
    portal: { en: 'Poth', bn: 'পথ' },
    does: { en: 'Give it back', bn: 'ফেরত দিন' },
  },
  review: {
    approve: { en: 'Approve: give tickets', bn: 'অনুমোদন: টিকিট দিন' },
    decline: { en: 'Decline: money back', bn: 'না: টাকা ফেরত দিন' },
    says: {
      en: 'Decline frees the seats and sends all of the money back to where it came from.',
      bn: 'না বললে সিট খালি হবে আর পুরো টাকা যেখান থেকে এসেছে সেখানে ফেরত যাবে।',
    },
  },
  refund: {
    ask: { en: 'Ask about it now', bn: 'এখনই জিজ্ঞাসা করুন' },
    again: { en: 'Send it again', bn: 'আবার পাঠান' },
    againSays: (id: string) => ({
      en: `Under the same number ${id}, so that it can never be paid twice.`,
      bn: `একই নম্বরে (${id}) যাবে, তাই দুবার পরিশোধ হতে পারে না।`,
    }),
    settle: { en: 'It is settled outside', bn: 'বাইরে মেটানো হয়েছে' },
    settleSays: {
      failed: {
        en: 'Our bank has paid it, for the gateway would not. Another admin must agree.',
        bn: 'গেটওয়ে দেয়নি বলে আমাদের ব্যাংক দিয়েছে। আরেকজন অ্যাডমিনের সম্মতি লাগবে।',
      },
      sent: {
        en: 'The passenger’s bank says that the gateway’s money has arrived. Another admin must agree.',
        bn: 'যাত্রীর ব্যাংক বলেছে গেটওয়ের টাকা পৌঁছেছে। আরেকজন অ্যাডমিনের সম্মতি লাগবে।',
      },
    },
    reference: { en: 'The bank’s reference', bn: 'ব্যাংকের লেনদেন নম্বর' },
    settleDoes: { en: 'Ask another admin', bn: 'আরেকজন অ্যাডমিনকে জানান' },
    waits: { en: 'Waits for another admin to agree', bn: 'আরেকজন অ্যাডমিনের সম্মতির অপেক্ষায়' },
    collected: {
      en: 'Handed out at a counter of the company, for the PNR',
      bn: 'PNR দেখালে কোম্পানির কাউন্টার থেকে দেওয়া হবে',
    },
  },
  request: {
    approve: { en: 'Approve', bn: 'অনুমোদন' },
    decline: { en: 'Decline', bn: 'না' },
    own: {
      en: 'You asked for this: another admin decides.',
      bn: 'এটি আপনি চেয়েছেন, অন্য অ্যাডমিন সিদ্ধান্ত নেবেন।',
    },
    by: (name: string, at: string) => ({ en: `${name}, ${at}`, bn: `${name}, ${at}` }),
    until: (at: string) => ({ en: `lapses ${at}`, bn: `${at}-এ মেয়াদ শেষ` }),
    whole: { en: 'everything, tickets become void', bn: 'পুরোটা, টিকিট বাতিল হবে' },
    bornBy: {
      operator: { en: 'paid by the company', bn: 'কোম্পানি বহন করবে' },
      portal: { en: 'paid by Poth', bn: 'পথ বহন করবে' },
    },
    reference: (reference: string) => ({
      en: `Bank’s reference ${reference}`,
      bn: `ব্যাংকের নম্বর ${reference}`,
    }),
  },
});
