import { longest } from '@poth/domain/enquiry/query-limits.ts';
import { countText, digits } from '@poth/domain/language.ts';
import { texts } from '../text/texts.ts';

export const reachText = texts({
  mobiles: { en: 'Mobile numbers', bn: 'মোবাইল নম্বর' },
  phone: { en: 'Phone', bn: 'ফোন' },
  telephones: { en: 'Telephone numbers', bn: 'টেলিফোন নম্বর' },
  email: { en: 'Email', bn: 'ই-মেইল' },
  whatsapp: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  office: { en: 'Office', bn: 'অফিস' },
  hours: { en: 'Opening hours', bn: 'কখন খোলা' },
  toCallCenter: { en: 'Call Center', bn: 'কল সেন্টার' },
  toFaqs: { en: 'FAQs', bn: 'সাধারণ প্রশ্ন' },
  toQuery: { en: 'Send your query', bn: 'প্রশ্ন পাঠান' },
  callNow: { en: 'Call now', bn: 'এখনই ফোন করুন' },
  licence: (number: string) => ({ en: `Trade licence ${number}`, bn: `ট্রেড লাইসেন্স ${number}` }),
  toCancel: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
  contact: {
    title: { en: 'Contact Us', bn: 'যোগাযোগ' },
    lead: {
      en: 'Call, write or come by. For a ticket, have its PNR and the mobile number of the booking at hand.',
      bn: 'ফোন করুন, লিখুন বা অফিসে আসুন। টিকিট নিয়ে কথা থাকলে PNR আর যে মোবাইল নম্বরে কিনেছেন, হাতের কাছে রাখুন।',
    },
  },
  callCenter: {
    title: { en: 'Call Center', bn: 'কল সেন্টার' },
    lead: {
      en: 'A person answers, every day. If your coach has not come, call at once: say the PNR and which counter you are at.',
      bn: 'প্রতিদিন একজন মানুষ ফোন ধরেন। বাস না এলে সঙ্গে সঙ্গে জানান: PNR আর কোন কাউন্টারে আছেন, বলুন।',
    },
    ready: { en: 'Before you call', bn: 'ফোন করার আগে' },
    readyPoints: [
      {
        en: 'Have the PNR and the mobile number of the booking at hand.',
        bn: 'PNR আর যে মোবাইল নম্বরে কিনেছেন, হাতের কাছে রাখুন।',
      },
      {
        en: 'If money was taken but no ticket came: the time, the amount, and which wallet or card. The last four digits of its number are enough.',
        bn: 'টাকা কেটেছে কিন্তু টিকিট আসেনি, এমন হলে জানাবেন কখন, কত টাকা আর কোন ওয়ালেট বা কার্ড থেকে। নম্বরের শেষ চার অঙ্ক বললেই চলবে।',
      },
      {
        en: 'We never ask for a PIN, a password or a one-time code. Whoever asks is not from Poth: hang up.',
        bn: 'আমরা কখনও পিন, পাসওয়ার্ড বা ওটিপি চাই না। কেউ চাইলে তিনি পথ-এর কেউ নন, ফোন রেখে দিন।',
      },
    ],
    helps: { en: 'What we can do for you', bn: 'যেসব কাজে সাহায্য করি' },
    helpsPoints: [
      {
        en: 'Find your ticket and send it again to the number of the booking.',
        bn: 'আপনার টিকিট খুঁজে বুকিংয়ের নম্বরে আবার পাঠানো।',
      },
      {
        en: 'Speak to the operator’s counter when a coach is late or cannot be found.',
        bn: 'বাস দেরি করলে বা খুঁজে না পেলে কোম্পানির কাউন্টারে কথা বলা।',
      },
      {
        en: 'Tell you where a refund stands, and chase it when it takes too long.',
        bn: 'ফেরতের টাকা কোন ধাপে আছে জানানো, দেরি হলে তাগাদা দেওয়া।',
      },
      {
        en: 'Buy or cancel with you on the phone if the site gives you trouble.',
        bn: 'সাইটে অসুবিধা হলে ফোনে আপনার সঙ্গে থেকে টিকিট কাটা বা বাতিল করা।',
      },
    ],
  },
  query: {
    title: { en: 'Send Your Query', bn: 'আপনার প্রশ্ন পাঠান' },
    lead: {
      en: 'Write to us about a journey, a ticket, a refund or anything on this site. We answer within one working day.',
      bn: 'যাত্রা, টিকিট, টাকা ফেরত বা এই সাইটের যেকোনো বিষয়ে লিখুন। আমরা এক কর্মদিবসের মধ্যে উত্তর দিই।',
    },
    include: { en: 'What to write', bn: 'কী কী লিখবেন' },
    points: [
      { en: 'Your name and how we can reach you.', bn: 'আপনার নাম, আর কীভাবে যোগাযোগ করব।' },
      {
        en: 'The PNR, if it is about a ticket. Never send a card number, a PIN or a one-time code.',
        bn: 'টিকিট নিয়ে হলে PNR। কার্ড নম্বর, পিন বা ওটিপি কখনও পাঠাবেন না।',
      },
      { en: 'What happened, when and at which counter.', bn: 'কী হয়েছে, কখন আর কোন কাউন্টারে।' },
    ],
    firstName: { en: 'First name', bn: 'নামের প্রথম অংশ' },
    lastName: { en: 'Last name', bn: 'নামের শেষ অংশ' },
    optional: { en: 'optional', bn: 'না দিলেও চলে' },
    userEmail: { en: 'Your email', bn: 'আপনার ই-মেইল' },
    subject: { en: 'Subject', bn: 'বিষয়' },
    message: { en: 'Message', bn: 'আপনার কথা' },
    send: { en: 'Send', bn: 'পাঠান' },
    sent: { en: 'Message sent successfully', bn: 'আপনার বার্তা পাঠানো হয়েছে' },
    sentText: (email: string) => ({
      en: `We answer to ${email} within one working day.`,
      bn: `এক কর্মদিবসের মধ্যে ${email} ঠিকানায় উত্তর দেব।`,
    }),
    failed: { en: 'Message could not be sent.', bn: 'বার্তা পাঠানো যায়নি।' },
    another: { en: 'Send another message', bn: 'আরেকটি বার্তা পাঠান' },
    otherWays: { en: 'Other ways to reach us', bn: 'যোগাযোগের অন্য উপায়' },
    faults: {
      'first-name-missing': { en: 'Enter your name.', bn: 'আপনার নাম লিখুন।' },
      'name-address': {
        en: 'Write the name without web or e-mail addresses. After a full stop leave a space.',
        bn: 'নামে ওয়েবসাইট বা ই-মেইল ঠিকানা দেওয়া যাবে না। ফুলস্টপের (.) পরে একটু ফাঁকা রাখুন।',
      },
      'name-long': {
        en: `The name is too long. At most ${longest.name} letters.`,
        bn: `নামটি খুব বড়। সর্বোচ্চ ${digits(longest.name, 'bn')} অক্ষর।`,
      },
      'email-missing': { en: 'Enter your email, so that we can answer.', bn: 'উত্তর পেতে আপনার ই-মেইল লিখুন।' },
      'email-wrong': {
        en: 'This does not look like an email address. It looks like name@example.com.',
        bn: 'ই-মেইল ঠিকানাটি ঠিক নেই। এটি name@example.com-এর মতো হয়।',
      },
      'subject-missing': { en: 'Enter a subject.', bn: 'বিষয় লিখুন।' },
      'subject-long': {
        en: `The subject is too long. At most ${longest.subject} letters.`,
        bn: `বিষয়টি খুব বড়। সর্বোচ্চ ${digits(longest.subject, 'bn')} অক্ষর।`,
      },
      'message-missing': { en: 'Write what it is about.', bn: 'কী জানতে চান, লিখুন।' },
      'message-long': {
        en: `The message is too long. At most ${countText(longest.message, 'en')} letters.`,
        bn: `বার্তাটি খুব বড়। সর্বোচ্চ ${countText(longest.message, 'bn')} অক্ষর।`,
      },
    },
  },
  liveChat: {
    title: { en: 'Live Chat', bn: 'লাইভ চ্যাট' },
    lead: {
      en: 'Write to us on WhatsApp or call. People answer both while the call center is open.',
      bn: 'হোয়াটসঅ্যাপে লিখুন বা ফোন করুন। কল সেন্টার খোলা থাকলে দুই জায়গাতেই উত্তর পাবেন।',
    },
    which: { en: 'Which way is best', bn: 'কোনটা কখন' },
    points: [
      {
        en: 'You are at a counter or the coach is late: call. It is the fastest way.',
        bn: 'কাউন্টারে দাঁড়িয়ে আছেন বা বাস দেরি করছে: ফোন করুন, সবচেয়ে দ্রুত এটাই।',
      },
      {
        en: 'You want to show a picture or a message: WhatsApp.',
        bn: 'ছবি বা মেসেজ দেখাতে চান: হোয়াটসঅ্যাপে লিখুন।',
      },
      {
        en: 'A refund, a complaint, a question that can wait: send a query. We answer within one working day.',
        bn: 'টাকা ফেরত, অভিযোগ বা এমন প্রশ্ন যার তাড়া নেই: লিখে পাঠান। এক কর্মদিবসের মধ্যে উত্তর পাবেন।',
      },
    ],
    start: { en: 'Chat on WhatsApp', bn: 'হোয়াটসঅ্যাপে লিখুন' },
  },
});
