import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const voiceDeskText = texts({
  title: { en: 'Passengers’ reports', bn: 'যাত্রীর অভিযোগ' },
  lead: {
    en: 'What passengers say went wrong. They are told of your answer, and an admin sees it too.',
    bn: 'যাত্রীরা যে সমস্যার কথা জানিয়েছেন। আপনার উত্তর যাত্রীকে জানানো হয়, অ্যাডমিনও দেখেন।',
  },
  leadAdmin: {
    en: 'What passengers report, how operators answer, and what our own records say.',
    bn: 'যাত্রীরা কী জানিয়েছেন, কোম্পানি কী উত্তর দিয়েছে, আর আমাদের হিসাবে কী আছে।',
  },
  tabs: { label: { en: 'Reports by state', bn: 'অবস্থা অনুযায়ী অভিযোগ' }, all: { en: 'All', bn: 'সব' } },
  none: { en: 'No reports here.', bn: 'এখানে কোনো অভিযোগ নেই।' },
  kinds: {
    'did-not-come': { en: '“The coach did not come”', bn: '“বাস আসেনি”' },
    overcharged: { en: '“I was overcharged”', bn: '“বেশি টাকা নিয়েছে”' },
  },
  states: {
    open: { en: 'Open', bn: 'নতুন' },
    disputed: { en: 'Disputed', bn: 'আপত্তি' },
    answered: { en: 'Answered', bn: 'উত্তর দেওয়া' },
    closed: { en: 'Closed', bn: 'মিটে গেছে' },
  },
  several: (count: string) => ({
    en: `${counted(count, 'report', 'reports')} of this coach`,
    bn: `এই বাসের ${count}টি অভিযোগ`,
  }),
  coach: (coach: string) => ({ en: `Coach ${coach}`, bn: `কোচ ${coach}` }),
  records: { en: 'Our records', bn: 'আমাদের হিসাব' },
  ran: {
    ran: { en: 'It ran', bn: 'বাস চলেছে' },
    cancelled: { en: 'Cancelled', bn: 'বাতিল হয়েছে' },
    'no-record': { en: 'Nobody marked that it ran', bn: 'চলেছে বলে কেউ লেখেননি' },
  },
  late: (by: string) => ({ en: `${by} late`, bn: `${by} দেরি` }),
  onTime: { en: 'no delay was told', bn: 'দেরির খবর নেই' },
  left: (at: string) => ({ en: `left the first stop ${at}`, bn: `প্রথম স্টপ ছেড়েছে ${at}` }),
  aboard: (boarded: string, sold: string) => ({
    en: `${boarded} of ${sold} passengers aboard`,
    bn: `${sold} জনের ${boarded} জন উঠেছেন`,
  }),
  thisAboard: { en: 'This passenger is marked as aboard', bn: 'এই যাত্রী উঠেছেন বলে লেখা আছে' },
  where: (place: string, at: string) => ({ en: `${place}, ${at}`, bn: `${place}, ${at}` }),
  paid: (paid: string, to: string, price: string) => ({
    en: `Paid ${paid} to ${to}; the ticket costs ${price}`,
    bn: `${paid} দিয়েছেন (${to}); টিকিটের দাম ${price}`,
  }),
  passenger: { en: 'Passenger', bn: 'যাত্রী' },
  youSaid: { en: 'You', bn: 'আপনি' },
  closedBy: { en: 'The passenger closed the report.', bn: 'যাত্রী অভিযোগটি মিটিয়ে দিয়েছেন।' },
  answer: { en: 'Your answer', bn: 'আপনার উত্তর' },
  answerHint: { en: 'Say what happened and what you do about it.', bn: 'কী হয়েছিল আর আপনি কী করছেন তা লিখুন।' },
  answerTo: { en: 'It goes to', bn: 'যাঁদের কাছে যাবে' },
  send: { en: 'Answer', bn: 'উত্তর দিন' },
  faults: {
    'text-missing': { en: 'Write an answer.', bn: 'উত্তর লিখুন।' },
    'text-long': { en: 'Write it in at most 2000 letters.', bn: '২০০০ অক্ষরের মধ্যে লিখুন।' },
  },
  whom: { en: 'Choose at least one report.', bn: 'অন্তত একটি অভিযোগ বেছে নিন।' },
  operators: {
    title: { en: 'By operator', bn: 'কোম্পানি অনুযায়ী' },
    operator: { en: 'Operator', bn: 'কোম্পানি' },
    waiting: { en: 'Wait for an answer', bn: 'উত্তর বাকি' },
    since: (at: string) => ({ en: `the first since ${at}`, bn: `প্রথমটি ${at} থেকে` }),
    reported: { en: 'Reported in 90 days', bn: '৯০ দিনে অভিযোগ' },
    median: { en: 'Time to the first answer (median)', bn: 'প্রথম উত্তরের সময় (মধ্যমা)' },
    noAnswer: { en: 'none answered', bn: 'উত্তর নেই' },
  },
  list: { en: 'Reports', bn: 'অভিযোগ' },
  booking: (pnr: string) => ({ en: `Booking ${pnr}`, bn: `বুকিং ${pnr}` }),
});
