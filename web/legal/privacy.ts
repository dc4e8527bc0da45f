import { deviceLimits } from '@poth/domain/account/staff-device.ts';
import { enquiryKeptDays } from '@poth/domain/enquiry/enquiry.ts';
import { digits } from '@poth/domain/language.ts';
import type { ArticleSection } from '../site/article.tsx';

export const privacyTitle = { en: 'Privacy Policy', bn: 'গোপনীয়তার নীতি' };
export const privacyLead = {
  en: 'What we know about you, why, who else sees it, and how to have it removed.',
  bn: 'আপনার কোন তথ্য আমরা রাখি, কেন রাখি, আর কে দেখে। মুছতে চাইলে কী করবেন।',
};

/** What is said of personal data; email: where to write about it. */
export const privacySectionsOf = ({ email }: { email: string }): readonly ArticleSection[] => [
  {
    title: { en: 'What we keep', bn: 'যা রাখি' },
    points: [
      {
        en: 'For a ticket: the names of the passengers, a mobile number, and an email address if you give one.',
        bn: 'টিকিটের জন্য: যাত্রীদের নাম, একটি মোবাইল নম্বর, দিলে ই-মেইল।',
      },
      {
        en: 'Whether a passenger is an adult or a child; the gender only where a coach keeps seats for women.',
        bn: 'যাত্রী প্রাপ্তবয়স্ক না শিশু। যাত্রী মহিলা না পুরুষ, তা শুধু সেই কোচে লাগে যেখানে মহিলাদের সিট আছে।',
      },
      {
        en: 'For an account, if you open one: your name, email address and number, and the password in a form that nobody can read back, us included.',
        bn: 'অ্যাকাউন্ট খুললে: নাম, ই-মেইল, নম্বর, আর পাসওয়ার্ড এমনভাবে রাখি যে কেউ পড়তে পারে না, আমরাও না।',
      },
      {
        en: 'The journey, the seats, what was paid and how. Card numbers and PINs stay with the payment gateway; we never see them.',
        bn: 'যাত্রা, সিট, কত টাকা কীভাবে দিলেন। কার্ড নম্বর আর পিন গেটওয়ের কাছেই থাকে, আমরা কখনও দেখি না।',
      },
      {
        en: 'While you hold seats: a sealed mark of your network address, from which nobody can read the address, so that one hand cannot keep a whole coach from others. It is removed within an hour or so.',
        bn: 'সিট রাখার সময়: আপনার নেটওয়ার্ক ঠিকানার একটি সাংকেতিক চিহ্ন, যাতে একজন পুরো বাসের সিট আটকে রাখতে না পারে। এ থেকে ঠিকানা কেউ পড়তে পারে না, ঘণ্টাখানেকের মধ্যে এটি মুছে যায়।',
      },
      {
        en: `If you work for a bus company: which browser and system you use at its desk, when it was let in and by whom, when you last entered your PIN, and the PIN in a form that nobody can read back. A device that nobody lets in is removed after ${deviceLimits.waitingDays} days, an unused one after ${deviceLimits.unusedDays}, all of them when you leave the company. The company’s log keeps that a device was let in or shut.`,
        bn: `আপনি বাস কোম্পানির কর্মী হলে: কাজের পাতায় কোন ব্রাউজার ও সিস্টেম ব্যবহার করেন, কে কখন অনুমতি দিয়েছেন, শেষ কখন পিন দিয়েছেন, আর পিনটি এমনভাবে রাখি যে কেউ পড়তে পারে না। অনুমতি না পেলে ডিভাইসের তথ্য ${digits(deviceLimits.waitingDays, 'bn')} দিন পরে, ব্যবহার না হলে ${digits(deviceLimits.unusedDays, 'bn')} দিন পরে, আর কোম্পানি ছাড়লে সবই মুছে যায়। কোন ডিভাইসকে অনুমতি দেওয়া বা বন্ধ করা হয়েছে, তা কোম্পানির খতিয়ানে থাকে।`,
      },
      {
        en: 'When you send us a query: your name, your email address and what you write, so that we can answer you and nothing is lost while mail is down.',
        bn: 'আমাদের কাছে প্রশ্ন পাঠালে: আপনার নাম, ই-মেইল আর যা লিখেছেন, যাতে উত্তর দিতে পারি আর ই-মেইল বন্ধ থাকলেও প্রশ্নটি না হারায়।',
      },
    ],
  },
  {
    title: { en: 'Cookies', bn: 'কুকি' },
    points: [
      {
        en: 'One cookie ties the seats you hold to your browser, one opens the tickets you have proved to be yours, one keeps you logged in and one remembers your language. Staff of a bus company have one more, by which the desk knows their device. None of them follows you to other sites.',
        bn: 'একটি কুকি আপনার রাখা সিট আপনার ব্রাউজারের সঙ্গে জুড়ে রাখে, একটি মনে রাখে কোন টিকিট আপনার, একটি আপনাকে লগ ইন রাখে, আরেকটি ভাষা মনে রাখে। বাস কোম্পানির কর্মীদের আরও একটি থাকে, তা দিয়ে কাজের পাতা তাঁদের ডিভাইস চেনে। অন্য কোনো সাইটে এরা আপনাকে অনুসরণ করে না।',
      },
      {
        en: 'A ticket you open is also kept on your own phone, so that it opens without a network. Clearing the data of this site removes it.',
        bn: 'যে টিকিট খোলেন সেটি আপনার ফোনেও থাকে, যাতে ইন্টারনেট ছাড়াও খোলে। ব্রাউজার থেকে এই সাইটের তথ্য মুছলে সেটিও মুছে যায়।',
      },
      {
        en: 'We show no advertisements, and these pages load nothing from other companies.',
        bn: 'আমরা বিজ্ঞাপন দেখাই না, এই সাইটের পাতায় অন্য কোম্পানির কিছু থাকে না।',
      },
    ],
  },
  {
    title: { en: 'Who else sees it', bn: 'আর কে দেখে' },
    points: [
      {
        en: 'The operator of your coach: names, seats and the number, to let you board and to call you if something changes.',
        bn: 'যে কোম্পানির বাসে যাবেন: নাম, সিট আর নম্বর, যাতে বাসে ওঠাতে পারে আর কিছু বদলালে জানাতে পারে।',
      },
      {
        en: 'The payment gateway: the amount and what it needs to charge you. The companies that carry our SMS and email: your message.',
        bn: 'পেমেন্ট গেটওয়ে: টাকার পরিমাণ আর টাকা নিতে যা লাগে। যারা আমাদের এসএমএস ও ই-মেইল পৌঁছে দেয়: আপনার মেসেজ।',
      },
      {
        en: 'Authorities, when the law compels us. Nobody else; we sell no data.',
        bn: 'আইন বাধ্য করলে সরকারি কর্তৃপক্ষ। আর কেউ নয়। আমরা তথ্য বেচি না।',
      },
      {
        en: 'Somebody who types your PNR and number sees the journey and the state of the ticket. Names and numbers stay hidden.',
        bn: 'কেউ আপনার PNR আর নম্বর লিখলে শুধু যাত্রা আর টিকিটের অবস্থা দেখেন, নাম ও নম্বর ঢাকা থাকে।',
      },
    ],
  },
  {
    title: { en: 'How long, and your rights', bn: 'কত দিন রাখি, আপনার অধিকার' },
    points: [
      {
        en: 'Records of sales and refunds are kept as long as tax law asks. Seats that were held and not bought keep no name.',
        bn: 'বিক্রি আর ফেরতের হিসাব কর আইন যত দিন বলে তত দিন রাখি। সিট রেখে না কিনলে কোনো নাম থাকে না।',
      },
      {
        en: `A query reaches the people who answer it by mail. Here it is deleted by itself ${enquiryKeptDays} days after it was sent to them.`,
        bn: `আপনার প্রশ্ন ই-মেইলে তাঁদের কাছে যায়, যাঁরা উত্তর দেন। পাঠানোর ${digits(enquiryKeptDays, 'bn')} দিন পর এখান থেকে সেটি নিজে থেকেই মুছে যায়।`,
      },
      {
        en: `Write to ${email} to see, correct or remove what we keep about you. We answer within 30 days.`,
        bn: `আপনার তথ্য দেখতে, ঠিক করতে বা মুছতে ${email} ঠিকানায় লিখুন। ৩০ দিনের মধ্যে উত্তর পাবেন।`,
      },
    ],
  },
];
