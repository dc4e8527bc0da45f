import { z } from 'zod';
import { planLimits } from './fleet/plan-faults.ts';
import type { Bilingual } from './language.ts';
import { Paisa, paisa, taka } from './money.ts';
import { defaultRefundPolicy, RefundPolicy } from './refund/policy.ts';
import { longestReportingMinutes } from './schedule/schedule-limits.ts';

/** Unit in which a setting is typed and shown: it decides the form field and the format of the value in its sentence. */
export type Unit = 'minutes' | 'days' | 'count' | 'taka' | 'percent' | 'range-of-days' | 'tiers' | 'switch';

/** Headings of the page of settings. */
export const settingGroups = ['seats', 'times', 'messages', 'money', 'refunds', 'installation'] as const;
export type SettingGroup = (typeof settingGroups)[number];

type Words = {
  group: SettingGroup;
  label: Bilingual;
  /** Sentence on what applies from now on, with the formatted value. */
  says: (value: string) => Bilingual;
};

type SwitchWords = Omit<Words, 'says'> & { on: Bilingual; off: Bilingual };

/** Switch, with a sentence for on and one for off. */
const onOrOff = (fallback: boolean, { group, label, on, off }: SwitchWords) => ({
  group,
  label,
  says: (value: string): Bilingual => (value === 'on' ? on : off),
  unit: 'switch' as Unit,
  fallback,
  least: 0,
  most: 1,
  schema: z.boolean(),
});

/** Whole number between two limits. */
const whole = (unit: Unit, fallback: number, [least, most]: [number, number], words: Words) => ({
  ...words,
  unit,
  fallback,
  least,
  most,
  schema: z.int().min(least).max(most),
});

/** Amount in paisa between two limits. */
const amount = (fallback: Paisa, [least, most]: [Paisa, Paisa], words: Words) => ({
  ...words,
  unit: 'taka' as Unit,
  fallback,
  least: Number(least),
  most: Number(most),
  schema: Paisa.min(least).max(most),
});

const mostSeats = 10;

/**
 * Settings that an admin may change, each with its limits, default value and sentence. Nothing about a setting is
 * declared anywhere else.
 */
export const settingTable = {
  seatsPerBooking: whole('count', 4, [1, mostSeats], {
    group: 'seats',
    label: { en: 'Seats in one booking', bn: 'এক বুকিংয়ে সিট' },
    says: (value) => ({
      en: `From now on one booking takes at most ${value} seats.`,
      bn: `এখন থেকে এক বুকিংয়ে সর্বোচ্চ ${value}টি সিট নেওয়া যাবে।`,
    }),
  }),
  seatsPerCounterSale: whole('count', planLimits.seats, [1, planLimits.seats], {
    group: 'seats',
    label: { en: 'Seats in one sale at a counter', bn: 'কাউন্টারে এক বিক্রিতে সিট' },
    says: (value) => ({
      en: `From now on a counter sells or keeps at most ${value} seats at a time, under one number. What one number may buy on the web does not limit it.`,
      bn: `এখন থেকে কাউন্টারে একবারে এক নম্বরে সর্বোচ্চ ${value}টি সিট বিক্রি করা বা রাখা যাবে। অনলাইনে এক নম্বরে কেনার সীমা কাউন্টারে ধরা হয় না।`,
    }),
  }),
  holdsPerBrowser: whole('count', 2, [1, 5], {
    group: 'seats',
    label: { en: 'Coaches held by one browser', bn: 'এক ব্রাউজারে একসঙ্গে কটি বাসে সিট রাখা যায়' },
    says: (value) => ({
      en: `From now on one browser holds seats on at most ${value} coaches at a time.`,
      bn: `এখন থেকে এক ব্রাউজার থেকে একসঙ্গে সর্বোচ্চ ${value}টি বাসে সিট রাখা যাবে।`,
    }),
  }),
  seatsPerPhone: whole('count', 4, [1, 20], {
    group: 'seats',
    label: { en: 'Seats of one number a day and direction', bn: 'এক নম্বরে এক দিনে এক দিকের সিট' },
    says: (value) => ({
      en: `From now on one number pays for at most ${value} seats a day and direction.`,
      bn: `এখন থেকে এক নম্বরে এক দিনে এক দিকের সর্বোচ্চ ${value}টি সিট কেনা যাবে।`,
    }),
  }),
  seatsPerDevice: whole('count', 12, [4, 60], {
    group: 'seats',
    label: {
      en: 'Seats of one phone or account a day and direction',
      bn: 'এক ফোন বা অ্যাকাউন্টে এক দিনে এক দিকের সিট',
    },
    says: (value) => ({
      en: `From now on one browser or account pays for at most ${value} seats a day and direction, under whatever numbers. Counters are not limited by it.`,
      bn: `এখন থেকে এক ব্রাউজার বা অ্যাকাউন্ট থেকে এক দিনে এক দিকের সর্বোচ্চ ${value}টি সিট কেনা যাবে, নম্বর যা-ই হোক। কাউন্টারে এই সীমা ধরা হয় না।`,
    }),
  }),
  unpaidSeatsPerAddress: whole('count', 12, [4, 60], {
    group: 'seats',
    label: {
      en: 'Unpaid seats of one coach from one address, without a code',
      bn: 'কোড ছাড়া এক ঠিকানা (IP) থেকে এক বাসে টাকা না দেওয়া সিট',
    },
    says: (value) => ({
      en: `From now on one internet address holds at most ${value} unpaid seats of a coach; for more, buyers prove their number with a code.`,
      bn: `এখন থেকে এক ইন্টারনেট ঠিকানা থেকে এক বাসে টাকা না দিয়ে সর্বোচ্চ ${value}টি সিট রাখা যাবে। এর বেশি হলে ক্রেতা কোড দিয়ে নম্বর যাচাই করবেন।`,
    }),
  }),
  unpaidSeatsPerNetwork: whole('count', 20, [4, 120], {
    group: 'seats',
    label: {
      en: 'Unpaid seats of one coach from one network, without a code',
      bn: 'কোড ছাড়া এক নেটওয়ার্ক থেকে এক বাসে টাকা না দেওয়া সিট',
    },
    says: (value) => ({
      en: `From now on neighbouring addresses together hold at most ${value} unpaid seats of a coach; for more, buyers prove their number with a code.`,
      bn: `এখন থেকে পাশাপাশি ঠিকানাগুলো থেকে এক বাসে টাকা না দিয়ে মোট সর্বোচ্চ ${value}টি সিট রাখা যাবে। এর বেশি হলে ক্রেতা কোড দিয়ে নম্বর যাচাই করবেন।`,
    }),
  }),
  unpaidSeatsPerNumber: whole('count', 8, [1, 40], {
    group: 'seats',
    label: {
      en: 'Unpaid seats of one coach by one proven number',
      bn: 'যাচাই করা এক নম্বরে এক বাসে টাকা না দেওয়া সিট',
    },
    says: (value) => ({
      en: `From now on a proven number holds at most ${value} unpaid seats of a coach beyond those of its network.`,
      bn: `এখন থেকে যাচাই করা এক নম্বরে নেটওয়ার্কের সীমার বাইরে এক বাসে টাকা না দিয়ে সর্বোচ্চ ${value}টি সিট রাখা যাবে।`,
    }),
  }),
  admissionsPerSecond: whole('count', 50, [1, 2_000], {
    group: 'seats',
    label: {
      en: 'Buyers admitted from a waiting room in a second, at most',
      bn: 'অপেক্ষার ঘর থেকে সেকেন্ডে সর্বোচ্চ কতজন ক্রেতা ঢোকেন',
    },
    says: (value) => ({
      en: `From now on a waiting room admits at most ${value} buyers in a second, and fewer where seats or time are short.`,
      bn: `এখন থেকে অপেক্ষার ঘর থেকে সেকেন্ডে সর্বোচ্চ ${value} জন ক্রেতা ঢুকবেন; সিট কম থাকলে বা চাপ বেশি হলে আরও কম।`,
    }),
  }),
  passMinutes: whole('minutes', 5, [2, 30], {
    group: 'times',
    label: {
      en: 'How long an admitted buyer may choose seats',
      bn: 'অপেক্ষার ঘর থেকে ঢুকে সিট বাছার সময়',
    },
    says: (value) => ({
      en: `From now on a buyer from a waiting room has ${value} to take a first seat. Seats that are held keep their own time.`,
      bn: `এখন থেকে অপেক্ষার ঘর থেকে ঢুকে প্রথম সিট নিতে ${value} সময় পাওয়া যাবে। নেওয়া সিটের সময় আগের মতোই থাকবে।`,
    }),
  }),
  unpaidCoolDownMinutes: whole('minutes', 30, [0, 240], {
    group: 'times',
    label: {
      en: 'How long seats let go unpaid go on counting',
      bn: 'টাকা না দিয়ে ছেড়ে দেওয়া সিট কতক্ষণ গোনায় থাকে',
    },
    says: (value) => ({
      en: `From now on seats that were held and not paid count for their address, network and number ${value} longer.`,
      bn: `এখন থেকে টাকা না দিয়ে ছেড়ে দেওয়া সিট আরও ${value} সেই ঠিকানা, নেটওয়ার্ক ও নম্বরের হিসাবে থাকবে।`,
    }),
  }),
  holdMinutes: whole('minutes', 10, [3, 60], {
    group: 'times',
    label: { en: 'How long seats are held', bn: 'সিট কতক্ষণ রাখা থাকে' },
    says: (value) => ({
      en: `From now on new holds last ${value}. Those that have begun keep their end.`,
      bn: `এখন থেকে নতুন নেওয়া সিট ${value} রাখা থাকবে। আগে নেওয়া সিটের সময় বদলাবে না।`,
    }),
  }),
  paymentMinutes: whole('minutes', 5, [0, 30], {
    group: 'times',
    label: { en: 'Added when the payment starts', bn: 'পেমেন্ট শুরু করলে যত সময় বাড়ে' },
    says: (value) => ({
      en: `From now on starting a payment adds ${value} to a hold, once.`,
      bn: `এখন থেকে পেমেন্ট শুরু করলে একবার ${value} সময় বাড়বে।`,
    }),
  }),
  graceMinutes: whole('minutes', 2, [0, 10], {
    group: 'times',
    label: { en: 'Grace for a payment under way', bn: 'চলতি পেমেন্টের বাড়তি সময়' },
    says: (value) => ({
      en: `From now on seats whose payment is under way are kept ${value} beyond their end.`,
      bn: `এখন থেকে পেমেন্ট চলতে থাকলে সময় শেষের পরও ${value} সিট রাখা থাকবে।`,
    }),
  }),
  webSaleClosesMinutes: whole('minutes', 30, [0, 720], {
    group: 'times',
    label: { en: 'Web sale closes before departure', bn: 'ছাড়ার কত আগে অনলাইন বিক্রি বন্ধ' },
    says: (value) => ({
      en: `From now on web sale of a stop closes ${value} before the coach leaves it.`,
      bn: `এখন থেকে স্টপ থেকে বাস ছাড়ার ${value} আগে অনলাইন বিক্রি বন্ধ হবে।`,
    }),
  }),
  phoneHoldEndsMinutes: whole('minutes', 60, [0, 720], {
    group: 'times',
    label: { en: 'Seats kept for callers end before departure', bn: 'ফোনে রাখা সিট ছাড়ার কত আগে খুলে যায়' },
    says: (value) => ({
      en: `From now on seats kept for a caller are on sale again ${value} before departure.`,
      bn: `এখন থেকে ফোনে রাখা সিট বাস ছাড়ার ${value} আগে আবার বিক্রিতে যাবে।`,
    }),
  }),
  saleOpensDays: whole('days', 30, [1, 60], {
    group: 'times',
    label: { en: 'Sale opens ahead', bn: 'কত দিন আগে বিক্রি শুরু' },
    says: (value) => ({
      en: `Coaches are on sale ${value} ahead. Further days appear within a quarter of an hour.`,
      bn: `${value} আগে থেকে টিকিট বিক্রি হবে। নতুন দিনগুলো পনেরো মিনিটের মধ্যে যোগ হবে।`,
    }),
  }),
  reportingMinutes: whole('minutes', 30, [0, longestReportingMinutes], {
    group: 'times',
    label: { en: 'Reporting before departure', bn: 'ছাড়ার কত আগে কাউন্টারে আসতে হয়' },
    says: (value) => ({
      en: `Trips published from now on ask passengers to come ${value} before departure, where the schedule says nothing else.`,
      bn: `এখন থেকে প্রকাশ হওয়া যাত্রায় বাস ছাড়ার ${value} আগে কাউন্টারে আসতে বলা হবে, সময়সূচিতে অন্য কিছু না থাকলে।`,
    }),
  }),
  serviceChargePerSeat: amount(paisa(0), [paisa(0), taka(500)], {
    group: 'money',
    label: { en: 'Service charge for a seat', bn: 'প্রতি সিটে সার্ভিস চার্জ' },
    says: (value) => ({
      en: `From now on each seat taken costs ${value} on top of its fare. Seats taken before keep their price.`,
      bn: `এখন থেকে নেওয়া প্রতি সিটে ভাড়ার সঙ্গে ${value} যোগ হবে। আগে নেওয়া সিটের দাম বদলাবে না।`,
    }),
  }),
  exchangeFeePerSeat: amount(taka(20), [paisa(0), taka(500)], {
    group: 'money',
    label: { en: 'Fee for another trip, for a seat', bn: 'যাত্রা বদলানোর ফি, প্রতি সিটে' },
    says: (value) => ({
      en: `From now on going on to another trip of the company costs ${value} for a seat, and never more than cancelling it would. The company keeps it.`,
      bn: `এখন থেকে একই কোম্পানির অন্য যাত্রায় যেতে প্রতি সিটে ${value} লাগবে, তবে বাতিল করলে যা কাটা যেত তার বেশি নয়। টাকাটা কোম্পানি পাবে।`,
    }),
  }),
  vatBasisPoints: whole('percent', 0, [0, 2_500], {
    group: 'money',
    label: { en: 'VAT in the fares', bn: 'ভাড়ার মধ্যে ভ্যাট' },
    says: (value) => ({
      en: `Checkout says that fares include ${value} VAT. No price changes.`,
      bn: `টাকা দেওয়ার পাতায় লেখা থাকবে ভাড়ার মধ্যে ${value} ভ্যাট আছে। কোনো দাম বদলাবে না।`,
    }),
  }),
  commissionBasisPoints: whole('percent', 500, [0, 3_000], {
    group: 'money',
    label: { en: 'Commission where nothing else is agreed', bn: 'আলাদা চুক্তি না থাকলে কমিশন' },
    says: (value) => ({
      en: `Poth takes ${value} of the web fares of companies without a rate of their own. A change counts for coaches that leave from the day after it; the others keep theirs.`,
      bn: `আলাদা হার নেই এমন কোম্পানির অনলাইনে বিক্রি হওয়া ভাড়ার ${value} পথ কমিশন নেয়। হার বদলালে তা পরের দিন থেকে ছাড়া বাসে ধরা হয়; আগের বাসের হার বদলায় না।`,
    }),
  }),
  payoutApprovalPaisa: amount(taka(100_000), [paisa(0), taka(10_000_000)], {
    group: 'money',
    label: {
      en: 'Payout above which a second admin agrees',
      bn: 'যত টাকার বেশি দিতে দ্বিতীয় অ্যাডমিনের সম্মতি লাগে',
    },
    says: (value) => ({
      en: `From now on a payout above ${value} waits for a second admin.`,
      bn: `এখন থেকে ${value}-এর বেশি পরিশোধে দ্বিতীয় একজন অ্যাডমিনের সম্মতি লাগবে।`,
    }),
  }),
  refundApprovalPaisa: amount(taka(5_000), [paisa(0), taka(1_000_000)], {
    group: 'refunds',
    label: {
      en: 'Refund by hand above which a second admin agrees',
      bn: 'হাতে দেওয়া ফেরত যত টাকার বেশি হলে দ্বিতীয় অ্যাডমিন লাগে',
    },
    says: (value) => ({
      en: `From now on a refund given by an admin above ${value} waits for a second admin.`,
      bn: `এখন থেকে অ্যাডমিনের দেওয়া ফেরত ${value} ছাড়ালে দ্বিতীয় একজন অ্যাডমিনের সম্মতি লাগবে।`,
    }),
  }),
  reversalAnswerDays: whole('days', 7, [1, 60], {
    group: 'refunds',
    label: {
      en: 'Days to answer the gateway about money that was taken back',
      bn: 'ফিরিয়ে নেওয়া টাকা নিয়ে গেটওয়েকে উত্তর দেওয়ার সময়',
    },
    says: (value) => ({
      en: `From now on a case of money that a bank took back is to be answered within ${value}.`,
      bn: `এখন থেকে ব্যাংকের ফিরিয়ে নেওয়া টাকার বিষয়ে ${value}ের মধ্যে উত্তর দিতে হবে।`,
    }),
  }),
  remindsThreeHours: onOrOff(true, {
    group: 'messages',
    label: { en: 'Reminder three hours before', bn: 'তিন ঘণ্টা আগে মনে করানো' },
    on: {
      en: 'Passengers who bought at least an hour before are reminded by SMS three hours before they are to be at their counter. Each message is paid for.',
      bn: 'অন্তত এক ঘণ্টা আগে টিকিট কেনা যাত্রীকে কাউন্টারে আসার তিন ঘণ্টা আগে এসএমএস যায়। প্রতিটি এসএমএসের খরচ আছে।',
    },
    off: {
      en: 'Nobody is reminded three hours before.',
      bn: 'তিন ঘণ্টা আগে কাউকে মনে করানো হয় না।',
    },
  }),
  remindsFortyFiveMinutes: onOrOff(true, {
    group: 'messages',
    label: { en: 'Reminder 45 minutes before', bn: '৪৫ মিনিট আগে মনে করানো' },
    on: {
      en: 'Passengers who bought at least an hour before are reminded by SMS 45 minutes before they are to be at their counter. Each message is paid for.',
      bn: 'অন্তত এক ঘণ্টা আগে টিকিট কেনা যাত্রীকে কাউন্টারে আসার ৪৫ মিনিট আগে এসএমএস যায়। প্রতিটি এসএমএসের খরচ আছে।',
    },
    off: {
      en: 'Nobody is reminded 45 minutes before.',
      bn: '৪৫ মিনিট আগে কাউকে মনে করানো হয় না।',
    },
  }),
  refundBusinessDays: {
    group: 'refunds' as SettingGroup,
    unit: 'range-of-days' as Unit,
    least: 1,
    most: 60,
    fallback: [3, 14] as readonly [number, number],
    schema: z
      .tuple([z.int().min(1).max(60), z.int().min(1).max(60)])
      .readonly()
      .refine(([first, last]) => first <= last),
    label: { en: 'When a refund shows', bn: 'ফেরতের টাকা কবে দেখা যায়' },
    says: (value: string): Bilingual => ({
      en: `Pages and messages promise a refund within ${value} business days.`,
      bn: `পাতা ও বার্তায় লেখা থাকবে, ফেরতের টাকা ${value} কর্মদিবসে দেখা যাবে।`,
    }),
  },
  refundPolicy: {
    group: 'refunds' as SettingGroup,
    unit: 'tiers' as Unit,
    least: 0,
    most: 720,
    fallback: defaultRefundPolicy,
    schema: RefundPolicy.min(1)
      .max(6)
      .refine((tiers) =>
        tiers.every(({ hoursBefore, feeBasisPoints }, index) => {
          const earlier = tiers[index - 1];
          return (
            hoursBefore <= 720 &&
            (!earlier || (earlier.hoursBefore > hoursBefore && earlier.feeBasisPoints <= feeBasisPoints))
          );
        }),
      ),
    label: { en: 'Cancellation policy of a new company', bn: 'নতুন কোম্পানির বাতিলের নিয়ম' },
    says: (value: string): Bilingual => ({
      en: `Companies that register from now on begin with: ${value}. Companies, trips and bookings that there are keep theirs.`,
      bn: `এখন থেকে নিবন্ধিত কোম্পানির শুরুর নিয়ম: ${value}। আগের কোম্পানি, যাত্রা ও বুকিংয়ের নিয়ম বদলাবে না।`,
    }),
  },
  demonstration: onOrOff(true, {
    group: 'installation',
    label: { en: 'Demonstration data', bn: 'নমুনা তথ্য' },
    on: {
      en: 'The demonstration’s companies are on sale, and every page says that they are made up.',
      bn: 'নমুনা কোম্পানিগুলোর টিকিট বিক্রি হচ্ছে, সব পাতায় লেখা থাকে যে সেগুলো নমুনা।',
    },
    off: {
      en: 'The demonstration’s companies are off sale. What they have sold stays valid.',
      bn: 'নমুনা কোম্পানিগুলোর বিক্রি বন্ধ। যা বিক্রি হয়েছে তা বৈধ থাকে।',
    },
  }),
} as const;

export type SettingKey = keyof typeof settingTable;
export const settingKeys = Object.keys(settingTable) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingTable, key);

/** Settings of this installation. */
export type Settings = {
  readonly [Key in SettingKey]: z.output<(typeof settingTable)[Key]['schema']>;
};

/** Settings with their default values. */
export const deliveredSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingTable[key].fallback]),
) as Settings;

/** Upper bound of the seats in one request on the web, whatever the settings are. */
export const mostSeatsOfRequest = 2 * mostSeats;
