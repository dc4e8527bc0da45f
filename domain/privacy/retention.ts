import { deviceLimits } from '../identity/staff-device.ts';
import { enquiryKeptDays } from '../enquiry/enquiry.ts';
import { type Bilingual, digits } from '../language.ts';

/** Kind of personal data, as the privacy page describes it. */
export type Kept = {
  /** Days after the event in `howLong` until it is removed automatically; null: it is not. */
  days: number | null;
  what: Bilingual;
  /** Text with the placeholder {days} for the number with its unit. */
  howLong: Bilingual;
  why: Bilingual;
};

/**
 * Every kind of personal data that Poth keeps, how long and why. The chore `retention` enforces it, the privacy page is
 * written from it, and each column of the database names its kind in server/privacy/columns.ts.
 */
export const retention = {
  unfinished: {
    days: 1,
    what: {
      en: 'Names, number and email typed for seats that were held and not paid for',
      bn: 'সিট রেখে টাকা না দিলে যে নাম, নম্বর ও ই-মেইল লিখেছিলেন',
    },
    howLong: { en: '{days} after the hold is over', bn: 'সিট রাখার সময় শেষ হওয়ার {days} পর পর্যন্ত' },
    why: {
      en: 'So that you can go on where you stopped.',
      bn: 'যাতে যেখানে থেমেছিলেন সেখান থেকে আবার শুরু করতে পারেন।',
    },
  },
  unpaid: {
    days: 30,
    what: {
      en: 'The same, where a payment was begun and did not come',
      bn: 'টাকা দেওয়া শুরু করেছিলেন, কিন্তু টাকা আসেনি, এমন বুকিংয়ের নাম, নম্বর ও ই-মেইল',
    },
    howLong: { en: '{days} after the hold is over', bn: 'সিট রাখার সময় শেষ হওয়ার {days} পর পর্যন্ত' },
    why: {
      en: 'Money can arrive late; then you get your seats, or we tell you that it goes back.',
      bn: 'টাকা দেরিতে আসতে পারে। তখন সিট দিতে বা টাকা ফেরত যাচ্ছে তা জানাতে লাগে।',
    },
  },
  journey: {
    days: 365,
    what: {
      en: 'Names, number and email on a ticket, and the number of the coach’s supervisor',
      bn: 'টিকিটের নাম, নম্বর ও ই-মেইল, আর বাসের সুপারভাইজারের নম্বর',
    },
    howLong: {
      en: '{days} after the day of the journey; longer only while a payment or refund of it is still open',
      bn: 'যাত্রার দিনের {days} পর পর্যন্ত। সেই টিকিটের টাকা বা ফেরতের কাজ বাকি থাকলে তা শেষ হওয়া পর্যন্ত',
    },
    why: {
      en: 'To let you board, to remind you of the journey, to reach you when something changes, for refunds, complaints and questions of your bank.',
      bn: 'বাসে ওঠাতে, যাত্রার কথা মনে করাতে, কিছু বদলালে জানাতে, আর ফেরত, অভিযোগ ও ব্যাংকের প্রশ্নের জন্য।',
    },
  },
  books: {
    days: null,
    what: {
      en: 'The books: journeys, seats, amounts, payments and refunds, without names and numbers',
      bn: 'হিসাবের খাতা: যাত্রা, সিট, টাকা, পেমেন্ট ও ফেরত, নাম ও নম্বর ছাড়া',
    },
    howLong: { en: 'As long as the law asks of books', bn: 'আইন হিসাব যত দিন রাখতে বলে' },
    why: { en: 'Tax law, and what is owed to the bus companies.', bn: 'কর আইন, আর বাস কোম্পানির পাওনার জন্য।' },
  },
  account: {
    days: null,
    what: {
      en: 'Your account: name, email, number, password and passkeys in a form that nobody can read back, companies you log in with, which bookings are yours, and passengers you chose to save',
      bn: 'আপনার অ্যাকাউন্ট: নাম, ই-মেইল, নম্বর, পাসওয়ার্ড ও পাসকি (এমনভাবে যে কেউ পড়তে পারে না), যেসব কোম্পানি দিয়ে লগ ইন করেন, কোন বুকিং আপনার, আর যে যাত্রীদের নাম রেখেছেন',
    },
    howLong: { en: 'Until you erase it from your profile', bn: 'প্রোফাইল থেকে আপনি মুছে ফেলা পর্যন্ত' },
    why: { en: 'To log you in and show you your tickets.', bn: 'লগ ইন করাতে আর আপনার টিকিট দেখাতে।' },
  },
  session: {
    days: 1,
    what: {
      en: 'Each log-in: browser and network address',
      bn: 'প্রতিটি লগ ইনের ব্রাউজার ও নেটওয়ার্ক ঠিকানা',
    },
    howLong: {
      en: '{days} after the log-in has ended; logging out removes it at once',
      bn: 'লগ ইনের মেয়াদ শেষ হওয়ার {days} পর পর্যন্ত। লগ আউট করলে তখনই মুছে যায়',
    },
    why: { en: 'So that you see where you are logged in.', bn: 'যাতে দেখতে পান কোথায় কোথায় লগ ইন করা আছে।' },
  },
  code: {
    days: 1,
    what: {
      en: 'One-time codes and links, with the number or address they went to',
      bn: 'একবারের কোড ও লিংক, আর যে নম্বর বা ঠিকানায় গেছে',
    },
    howLong: { en: '{days} after they run out', bn: 'মেয়াদ শেষ হওয়ার {days} পর পর্যন্ত' },
    why: {
      en: 'To compare what you type with what was sent.',
      bn: 'যা লিখলেন তা পাঠানো কোডের সঙ্গে মিলিয়ে দেখতে।',
    },
  },
  tries: {
    days: 1,
    what: {
      en: 'Counts that keep limits: how often a number, a network address or an account tried something, and seats a number bought for one date',
      bn: 'সীমা রাখার গণনা: কোনো নম্বর, নেটওয়ার্ক ঠিকানা বা অ্যাকাউন্ট কতবার চেষ্টা করেছে, আর কোনো নম্বরে এক তারিখের সিট কেনা',
    },
    howLong: { en: '{days} after the time that is counted', bn: 'যে সময়টা গোনা হয় তার {days} পর পর্যন্ত' },
    why: {
      en: 'Against guessing, floods of messages and hoarding of seats.',
      bn: 'অনুমান করে ঢোকা, অগুনতি মেসেজ আর সিট আটকে রাখা ঠেকাতে।',
    },
  },
  unpaidSeats: {
    days: 1,
    what: {
      en: 'While you hold seats or wait for a sale: a sealed mark of your network address and number, from which nobody can read them',
      bn: 'সিট রাখার বা বিক্রির অপেক্ষায় থাকার সময়: আপনার নেটওয়ার্ক ঠিকানা ও নম্বরের সাংকেতিক চিহ্ন, যা থেকে সেগুলো কেউ পড়তে পারে না',
    },
    howLong: {
      en: 'An hour or so after the hold or the wait is over, {days} at most',
      bn: 'সিট রাখার বা অপেক্ষার সময় শেষ হওয়ার ঘণ্টাখানেক পর পর্যন্ত, বেশি হলে {days}',
    },
    why: {
      en: 'So that one hand cannot keep a whole coach from others.',
      bn: 'যাতে একজন পুরো বাসের সিট আটকে রাখতে না পারে।',
    },
  },
  waitlist: {
    days: 1,
    what: {
      en: 'If you wait for seats of a sold-out coach, or asked to be told of a date or a price: your number, and a sealed mark of the browser that joined',
      bn: 'সব সিট শেষ এমন বাসের অপেক্ষায় থাকলে, বা কোনো তারিখ বা দামের খবর চাইলে: আপনার নম্বর, আর যে ব্রাউজার থেকে তালিকায় উঠেছেন তার সাংকেতিক চিহ্ন',
    },
    howLong: {
      en: '{days} after the date of travel; a wish to be told goes with its one SMS',
      bn: 'যাত্রার তারিখের {days} পর পর্যন্ত; খবরের অনুরোধ সেই একটি এসএমএসের সঙ্গেই মুছে যায়',
    },
    why: {
      en: 'To tell you when a seat is yours, and so that one hand cannot hold up a list.',
      bn: 'সিট পেলে আপনাকে জানাতে, আর যাতে একজন পুরো তালিকা আটকে রাখতে না পারে।',
    },
  },
  position: {
    days: 1,
    what: {
      en: 'Where a coach is, from the phone of its conductor who shares it: one point to about 100 metres, without a name, and none of the points before it',
      bn: 'কন্ডাক্টর শেয়ার করলে তাঁর ফোন থেকে বাসের অবস্থান: প্রায় ১০০ মিটারের মধ্যে একটি জায়গা, কারও নাম ছাড়া; আগের জায়গাগুলো রাখা হয় না',
    },
    howLong: {
      en: 'Until the next point, and half an hour after the last one, so after the arrival; {days} at most',
      bn: 'পরের অবস্থান আসা পর্যন্ত, আর শেষেরটির পর আধা ঘণ্টা, অর্থাৎ বাস পৌঁছানোর পরপরই শেষ; বেশি হলে {days}',
    },
    why: {
      en: 'To show where it is to those who hold a ticket of the coach and those they share the trip with.',
      bn: 'যাঁদের এই বাসের টিকিট আছে আর যাঁদের সঙ্গে তাঁরা যাত্রা শেয়ার করেছেন, বাস কোথায় তা তাঁদের দেখাতে।',
    },
  },
  payer: {
    days: 7,
    what: {
      en: 'A sealed mark of the account or card that paid, from which nobody can read it',
      bn: 'যে অ্যাকাউন্ট বা কার্ড দিয়ে টাকা দেওয়া হয়েছে তার সাংকেতিক চিহ্ন, যা থেকে সেটি কেউ পড়তে পারে না',
    },
    howLong: { en: '{days} after the payment', bn: 'টাকা দেওয়ার {days} পর পর্যন্ত' },
    why: {
      en: 'To see where one hand buys under many names. It is never a reason to refuse a ticket.',
      bn: 'একজন অনেক নামে টিকিট কিনছে কি না দেখতে। এ কারণে কাউকে টিকিট না দেওয়া হয় না।',
    },
  },
  request: {
    days: 30,
    what: {
      en: 'What our answer to a form was, under a random key of the form',
      bn: 'ফরমের উত্তরে আমরা কী জানিয়েছিলাম, ফরমের একটি এলোমেলো চাবি দিয়ে রাখা',
    },
    howLong: { en: '{days}', bn: '{days}' },
    why: { en: 'So that pressing twice does nothing twice.', bn: 'যাতে দুবার চাপলে কাজ দুবার না হয়।' },
  },
  message: {
    days: 30,
    what: {
      en: 'Which messages went out, and why one did not',
      bn: 'কোন মেসেজ গেছে, আর না গেলে কেন যায়নি',
    },
    howLong: { en: '{days} after it was sent', bn: 'পাঠানোর {days} পর পর্যন্ত' },
    why: { en: 'So that each is sent, and once.', bn: 'যাতে প্রতিটি মেসেজ যায়, আর একবারই যায়।' },
  },
  gateway: {
    days: 365,
    what: {
      en: 'What the payment gateway told us of a payment; card numbers and PINs stay with the gateway, we never see them',
      bn: 'পেমেন্ট গেটওয়ে টাকা সম্পর্কে যা জানিয়েছে। কার্ড নম্বর ও পিন গেটওয়ের কাছেই থাকে, আমরা কখনও দেখি না',
    },
    howLong: { en: '{days} after we were told', bn: 'জানানোর {days} পর পর্যন্ত' },
    why: { en: 'Proof, where a bank or you ask about a payment.', bn: 'ব্যাংক বা আপনি টাকা নিয়ে প্রশ্ন করলে প্রমাণ।' },
  },
  promo: {
    days: 30,
    what: { en: 'The number with which a promo code was used', bn: 'যে নম্বরে প্রোমো কোড ব্যবহার হয়েছে' },
    howLong: { en: '{days} after the code has ended', bn: 'কোডের মেয়াদ শেষ হওয়ার {days} পর পর্যন্ত' },
    why: { en: 'A code counts so often per number.', bn: 'এক নম্বরে কোড নির্দিষ্ট কয়েকবারই চলে।' },
  },
  enquiry: {
    days: enquiryKeptDays,
    what: {
      en: 'A query: your name, your email and what you write',
      bn: 'আপনার প্রশ্ন: নাম, ই-মেইল আর যা লিখেছেন',
    },
    howLong: {
      en: '{days} after it was sent on by mail to the people who answer it',
      bn: 'যাঁরা উত্তর দেন তাঁদের কাছে ই-মেইলে পাঠানোর {days} পর পর্যন্ত',
    },
    why: {
      en: 'So that nothing is lost while mail is down.',
      bn: 'ই-মেইল বন্ধ থাকলেও যাতে প্রশ্নটি না হারায়।',
    },
  },
  report: {
    days: 730,
    what: {
      en: 'What you report of a trip or tell our support, and what was answered',
      bn: 'যাত্রা নিয়ে আপনার অভিযোগ বা আমাদের সহায়তাকর্মীকে যা জানিয়েছেন, আর তার উত্তর',
    },
    howLong: { en: '{days} after it was written', bn: 'লেখার {days} পর পর্যন্ত' },
    why: { en: 'So that the company or we answer for it.', bn: 'যাতে কোম্পানি বা আমরা এর জবাব দিই।' },
  },
  rating: {
    days: 1095,
    what: {
      en: 'What you write in a rating, the company’s answer, and why an admin hid it; your stars stay, without you',
      bn: 'রেটিংয়ে যা লেখেন, কোম্পানির উত্তর, আর অ্যাডমিন লুকালে তার কারণ। স্টার থেকে যায়, আপনার নাম ছাড়া',
    },
    howLong: {
      en: '{days} after it was written; taking the rating back removes it at once',
      bn: 'লেখার {days} পর পর্যন্ত। রেটিং ফিরিয়ে নিলে তখনই মুছে যায়',
    },
    why: { en: 'Other travellers read it.', bn: 'অন্য যাত্রীরা এটি পড়েন।' },
  },
  device: {
    days: 400,
    what: {
      en: 'Browsers in which your account has logged in, as random numbers',
      bn: 'যেসব ব্রাউজারে আপনার অ্যাকাউন্টে লগ ইন হয়েছে, এলোমেলো সংখ্যা হিসেবে',
    },
    howLong: { en: '{days} after the last log-in there', bn: 'সেখানে শেষ লগ ইনের {days} পর পর্যন্ত' },
    why: {
      en: 'So that strangers who guess at your password do not slow you down.',
      bn: 'অন্য কেউ পাসওয়ার্ড অনুমান করলেও যাতে আপনার দেরি না হয়।',
    },
  },
  staffDevice: {
    days: deviceLimits.unusedDays,
    what: {
      en: 'If you work for a bus company: browser and system at its desk, when it was let in and by whom, and the PIN in a form that nobody can read back',
      bn: 'বাস কোম্পানির কর্মী হলে: কাজের পাতার ব্রাউজার ও সিস্টেম, কে কখন অনুমতি দিয়েছেন, আর পিন (এমনভাবে যে কেউ পড়তে পারে না)',
    },
    howLong: {
      en: `{days} after the device was last used; one that nobody lets in, or that was shut, after ${deviceLimits.waitingDays} days; all of them when you leave the company`,
      bn: `ডিভাইস শেষ ব্যবহারের {days} পর পর্যন্ত। অনুমতি না পেলে বা বন্ধ হলে ${digits(deviceLimits.waitingDays, 'bn')} দিন, কোম্পানি ছাড়লে তখনই`,
    },
    why: { en: 'So that only let-in devices sell and board.', bn: 'যাতে শুধু অনুমতি পাওয়া ডিভাইসে কাজ চলে।' },
  },
  staffName: {
    days: 1825,
    what: {
      en: 'If you work for a bus company or for Poth: your name beside tills, boardings, changes and refunds you made',
      bn: 'বাস কোম্পানি বা পথ-এর কর্মী হলে: যে ক্যাশ, যাত্রী তোলা, বদল ও ফেরত আপনি করেছেন তার পাশে আপনার নাম',
    },
    howLong: { en: '{days} after it was done', bn: 'কাজটি করার {days} পর পর্যন্ত' },
    why: { en: 'The books of the company.', bn: 'কোম্পানির হিসাবের জন্য।' },
  },
  invitation: {
    days: 90,
    what: {
      en: 'The email to which a company sent an invitation that nobody took up',
      bn: 'কোম্পানির আমন্ত্রণ যে ই-মেইলে গেছে, কেউ না নিলে',
    },
    howLong: { en: '{days} after the invitation', bn: 'আমন্ত্রণের {days} পর পর্যন্ত' },
    why: { en: 'So that it can be taken up.', bn: 'যাতে আমন্ত্রণটি নেওয়া যায়।' },
  },
  auditLog: {
    days: null,
    what: {
      en: 'The audit log: what people with rights did and the reason they gave, under random numbers, with emails and numbers masked',
      bn: 'কাজের খতিয়ান: অধিকারপ্রাপ্ত ব্যক্তিরা কী করেছেন ও কী কারণ লিখেছেন, এলোমেলো সংখ্যায়, ই-মেইল ও নম্বর ঢাকা',
    },
    howLong: { en: 'For good: nothing in it can be changed', bn: 'চিরকাল, এর কিছুই বদলানো যায় না' },
    why: { en: 'So that nobody can hide what was done.', bn: 'যাতে কেউ কোনো কাজ লুকাতে না পারে।' },
  },
  company: {
    days: null,
    what: {
      en: 'What a bus company shows of itself: papers, office email, counter telephones; and the people the portal names on its own pages',
      bn: 'বাস কোম্পানির নিজের তথ্য: কাগজপত্র, অফিসের ই-মেইল, কাউন্টারের ফোন। আর এই সাইটের পাতায় যাঁদের নাম আছে',
    },
    howLong: { en: 'As long as the company sells here', bn: 'কোম্পানি যত দিন এখানে টিকিট বেচে' },
    why: { en: 'To verify the company and to reach it.', bn: 'কোম্পানি যাচাই করতে আর যোগাযোগ করতে।' },
  },
} as const satisfies Record<string, Kept>;

export type KeptKind = keyof typeof retention;
/** Kinds that the chore `retention` removes. */
export type ForgottenKind = {
  [Kind in KeptKind]: (typeof retention)[Kind]['days'] extends number ? Kind : never;
}[KeptKind];

const isForgotten = (kind: KeptKind): kind is ForgottenKind => retention[kind].days !== null;
export const forgottenKinds: readonly ForgottenKind[] = (Object.keys(retention) as KeptKind[]).filter(
  isForgotten,
);
