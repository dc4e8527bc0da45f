import type { ChoreName } from '@poth/domain/back-office/health.ts';
import { counted } from '../text/counted.ts';
import { type Bilingual, digits, type Language } from '@poth/domain/language.ts';
import { textIn, texts } from '../text/texts.ts';

export const healthText = texts({
  title: { en: 'Health', bn: 'সিস্টেমের অবস্থা' },
  allHold: (count: string) => ({
    en: `All ${counted(count, 'invariant holds', 'invariants hold')}`,
    bn: `${count}টি নিয়মই ঠিক আছে`,
  }),
  broken: (count: string, of: string) => ({
    en: `${count} of ${of} invariants are broken`,
    bn: `${of}টির মধ্যে ${count}টি নিয়ম ভাঙা`,
  }),
  neverChecked: { en: 'Not checked yet', bn: 'এখনও পরীক্ষা হয়নি' },
  check: { en: 'Check now', bn: 'এখনই পরীক্ষা করুন' },
  running: { en: 'A check is running. Refresh in a moment.', bn: 'পরীক্ষা চলছে। একটু পরে আবার দেখুন।' },
  wanted: { en: 'A check begins within seconds.', bn: 'কয়েক সেকেন্ডে পরীক্ষা শুরু হবে।' },
  nextAt: (at: string) => ({ en: `The next one by itself: ${at}`, bn: `নিজে থেকে পরেরটি: ${at}` }),
  invariants: { en: 'What must always be true', bn: 'যা সব সময় ঠিক থাকতে হবে' },
  columns: {
    invariant: { en: 'Invariant', bn: 'নিয়ম' },
    result: { en: 'Result', bn: 'ফল' },
    at: { en: 'Checked', bn: 'পরীক্ষার সময়' },
    took: { en: 'Took', bn: 'সময় লেগেছে' },
    chore: { en: 'Chore', bn: 'কাজ' },
    every: { en: 'Every', bn: 'কত পরপর' },
    ran: { en: 'Ran last', bn: 'শেষবার হয়েছে' },
    failed: { en: 'Failed last', bn: 'শেষবার ব্যর্থ' },
  },
  holds: { en: 'Holds', bn: 'ঠিক আছে' },
  rows: (count: string) => ({ en: `Broken: ${counted(count, 'row', 'rows')}`, bn: `ভাঙা: ${count}টি সারি` }),
  since: (at: string) => ({ en: `since ${at}`, bn: `${at} থেকে` }),
  showRows: { en: 'Show the rows', bn: 'সারিগুলো দেখুন' },
  ms: (count: string) => ({ en: `${count} ms`, bn: `${count} মিলিসেকেন্ড` }),
  seconds: (count: string) => ({ en: `${count} s`, bn: `${count} সেকেন্ড` }),
  minutes: (count: string) => ({ en: `${count} min`, bn: `${count} মিনিট` }),
  outbox: { en: 'Messages to be sent', bn: 'পাঠানোর অপেক্ষায় বার্তা' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  late: { en: 'More than 5 minutes late', bn: '৫ মিনিটের বেশি দেরি' },
  oldest: { en: 'The oldest', bn: 'সবচেয়ে পুরোনো' },
  failing: { en: 'Failing', bn: 'যেগুলো যাচ্ছে না' },
  tries: (count: string) => ({ en: counted(count, 'try', 'tries'), bn: `${count} বার চেষ্টা` }),
  nothing: { en: 'none', bn: 'নেই' },
  crowded: { en: 'Seats held and not paid', bn: 'টাকা না দিয়ে রাখা সিট' },
  crowdedNone: {
    en: 'No network holds unusually many seats of a coach.',
    bn: 'কোনো নেটওয়ার্ক থেকে এক বাসে অস্বাভাবিক বেশি সিট রাখা নেই।',
  },
  crowdedTrip: (network: string, now: string) => ({
    en: `${network} seats from one network within the cool-down, ${now} held unpaid at this moment`,
    bn: `গোনার সময়ের মধ্যে এক নেটওয়ার্ক থেকে ${network}টি সিট, এই মুহূর্তে মোট ${now}টির টাকা বাকি`,
  }),
  gateway: { en: 'Payment gateway', bn: 'পেমেন্ট গেটওয়ে' },
  notWatched: { en: 'It is not watched here.', bn: 'এখানে নজরে রাখা হয় না।' },
  name: { en: 'Name', bn: 'নাম' },
  good: { en: 'Last good answer', bn: 'শেষ সঠিক উত্তর' },
  failure: { en: 'Last failure', bn: 'শেষ ব্যর্থতা' },
  never: { en: 'not since the start', bn: 'চালুর পর থেকে হয়নি' },
  sms: { en: 'SMS gateways', bn: 'এসএমএস গেটওয়ে' },
  rests: { en: 'Left out', bn: 'আপাতত বাদ' },
  restsUntil: (at: string) => ({
    en: `since it failed five times in a row; tried again at ${at}`,
    bn: `পরপর পাঁচবার ব্যর্থ হয়েছে; আবার চেষ্টা হবে ${at}`,
  }),
  restsNot: { en: 'no', bn: 'না' },
  smsHere: {
    en: 'As one process of the installation has seen them. The first is tried first, and the next takes over where it fails.',
    bn: 'সিস্টেমের একটি প্রোগ্রাম যা দেখেছে। প্রথমে ওপরেরটি দিয়ে চেষ্টা হয়, না গেলে পরেরটি দিয়ে পাঠানো হয়।',
  },
  chores: { en: 'Chores', bn: 'নিয়মিত কাজ' },
  choresHere: {
    en: 'The last run of each, in whichever process of the installation; some seconds old.',
    bn: 'প্রতিটি কাজ শেষবার কখন হয়েছে, যে প্রোগ্রামই করুক; হিসাব কয়েক সেকেন্ড পুরোনো হতে পারে।',
  },
  database: { en: 'Database', bn: 'ডেটাবেস' },
  program: { en: 'Program', bn: 'প্রোগ্রাম' },
  version: { en: 'Version', bn: 'সংস্করণ' },
  size: { en: 'Size', bn: 'আকার' },
  megabytes: (count: string) => ({ en: `${count} MB`, bn: `${count} মেগাবাইট` }),
  connections: { en: 'Connections', bn: 'সংযোগ' },
  of: (count: string, most: string) => ({ en: `${count} of ${most}`, bn: `${most}টির মধ্যে ${count}টি` }),
  started: { en: 'Running since', bn: 'চালু আছে' },
  memory: { en: 'Memory', bn: 'মেমরি' },
});

const choreWords: Record<ChoreName, Bilingual> = {
  outbox: { en: 'Send messages', bn: 'বার্তা পাঠানো' },
  payments: { en: 'Ask about open payments', bn: 'খোলা পেমেন্টের খোঁজ নেওয়া' },
  refunds: { en: 'Follow refunds', bn: 'ফেরতের খোঁজ নেওয়া' },
  deliveries: { en: 'Ask whether SMS arrived', bn: 'এসএমএস পৌঁছেছে কি না খোঁজ নেওয়া' },
  holds: { en: 'Free seats not paid for', bn: 'টাকা না দেওয়া সিট খুলে দেওয়া' },
  unpaid: { en: 'Forget from where seats were held', bn: 'সিট কোথা থেকে রাখা হয়েছিল তা মুছে ফেলা' },
  exchanges: {
    en: 'Move passengers to the trip they paid for',
    bn: 'টাকা দেওয়া নতুন যাত্রায় যাত্রীকে সরানো',
  },
  waitlists: {
    en: 'Offer seats to the next on a waiting list',
    bn: 'অপেক্ষার তালিকার পরের জনকে সিট দেওয়া',
  },
  blocks: { en: 'Release seats kept until a time', bn: 'নির্দিষ্ট সময় পর্যন্ত রাখা সিট ছেড়ে দেওয়া' },
  wishes: { en: 'Tell of dates on sale and prices', bn: 'বিক্রি শুরু ও দামের খবর জানানো' },
  touches: { en: 'Forget notices about changed data', bn: 'তথ্য বদলের পুরোনো নোটিশ মুছে ফেলা' },
  'waiting-rooms': {
    en: 'Keep waiting rooms with their openings',
    bn: 'অপেক্ষার ঘর বিক্রি শুরুর সময়ের সঙ্গে মেলানো',
  },
  passes: { en: 'Forget who entered from a waiting room', bn: 'অপেক্ষার ঘর থেকে কে ঢুকেছিলেন তা মুছে ফেলা' },
  positions: { en: 'Forget where coaches were', bn: 'বাস কোথায় ছিল তা মুছে ফেলা' },
  reminders: { en: 'Remind passengers before departure', bn: 'ছাড়ার আগে যাত্রীদের মনে করিয়ে দেওয়া' },
  reviews: { en: 'Close payments nobody decided', bn: 'সিদ্ধান্তহীন পেমেন্ট ফেরত দেওয়া' },
  audit: { en: 'Check the books', bn: 'হিসাব মিলিয়ে দেখা' },
  comparison: { en: 'Compare the books with the gateways', bn: 'গেটওয়ের সঙ্গে হিসাব মেলানো' },
  requests: { en: 'Close old approvals', bn: 'পুরোনো অনুমোদন বন্ধ করা' },
  ratings: { en: 'Ask passengers for ratings', bn: 'যাত্রীদের কাছে রেটিং চাওয়া' },
  retention: { en: 'Remove personal data that is over', bn: 'মেয়াদ শেষের ব্যক্তিগত তথ্য মোছা' },
  archive: { en: 'Move old trips to the archive', bn: 'পুরোনো যাত্রা আর্কাইভে নেওয়া' },
  trips: { en: 'Put coming trips on sale', bn: 'নতুন যাত্রা বিক্রিতে তোলা' },
};

const isChore = (name: string): name is ChoreName => Object.hasOwn(choreWords, name);

/** Describes a chore in words; one of an earlier version, which has none here, keeps its name. */
export const choreName = (name: string, language: Language): string =>
  isChore(name) ? choreWords[name][language] : name;

/** Writes a duration: in milliseconds, from one second on in seconds. */
export const tookText = (tookMs: number, language: Language): string => {
  const t = textIn(language, healthText);
  return tookMs < 1_000
    ? t.ms(digits(tookMs, language))
    : t.seconds(digits(Math.round(tookMs / 100) / 10, language));
};
