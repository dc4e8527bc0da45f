import { texts } from '../text/texts.ts';

export const guestDataText = texts({
  title: { en: 'Data of guests', bn: 'অতিথির তথ্য' },
  lead: {
    en: 'For somebody without an account who asks what we keep, or wants to be erased',
    bn: 'যাঁর অ্যাকাউন্ট নেই, কিন্তু নিজের তথ্য চান বা মুছতে চান',
  },
  number: {
    title: { en: 'Prove the number', bn: 'নম্বর যাচাই' },
    about: {
      en: 'Type the number the tickets were bought with. The guest gets a code by SMS and reads it to you.',
      bn: 'যে নম্বরে টিকিট কেনা হয়েছে সেটি লিখুন। অতিথি এসএমএসে একটি কোড পাবেন, সেটি আপনাকে জানাবেন।',
    },
    label: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
    language: { en: 'Language of the SMS', bn: 'এসএমএসের ভাষা' },
    go: { en: 'Send the code', bn: 'কোড পাঠান' },
  },
  code: {
    sent: (phone: string) => ({ en: `A code is on its way to ${phone}.`, bn: `${phone} নম্বরে কোড গেছে।` }),
    label: { en: 'Code the guest reads out', bn: 'অতিথি যে কোড জানালেন' },
    missing: { en: 'Type the six digits.', bn: 'ছয়টি অঙ্ক লিখুন।' },
    go: { en: 'Check the code', bn: 'কোড মিলিয়ে দেখুন' },
    other: { en: 'Another number', bn: 'অন্য নম্বর' },
  },
  found: {
    title: (phone: string) => ({ en: `Proved: ${phone}`, bn: `যাচাই হয়েছে: ${phone}` }),
    bookings: (count: string) => ({
      en: `Bookings of the last twelve months that name the guest: ${count}`,
      bn: `গত বারো মাসে অতিথির নামে বুকিং: ${count}টি`,
    }),
    hasAccount: {
      en: 'The number belongs to an account too. What was bought there, its person takes out or erases from their profile.',
      bn: 'নম্বরটি একটি অ্যাকাউন্টেরও। সেখান থেকে যা কেনা হয়েছে তা ব্যবহারকারী নিজে প্রোফাইল থেকে নেবেন বা মুছবেন।',
    },
    minutes: { en: 'Open to you for ten minutes.', bn: 'আপনার জন্য দশ মিনিট খোলা।' },
    file: { en: 'Download the file', bn: 'ফাইল ডাউনলোড করুন' },
    fileAbout: {
      en: 'Send it to the guest by a way you have agreed on, then delete it here.',
      bn: 'যেভাবে কথা হয়েছে সেভাবে অতিথিকে পাঠান, তারপর এখান থেকে মুছে ফেলুন।',
    },
  },
  erase: {
    title: { en: 'Erase the guest', bn: 'অতিথির তথ্য মোছা' },
    goes: {
      en: 'Name, number, email and passengers’ names go from these bookings, and the codes of the tickets. Seats and amounts stay in the books. Nobody can bring it back.',
      bn: 'এই বুকিংগুলো থেকে নাম, নম্বর, ই-মেইল, যাত্রীদের নাম ও টিকিটের কোড মুছে যাবে। সিট ও টাকার হিসাব খাতায় থাকবে। কেউ আর ফিরিয়ে আনতে পারবে না।',
    },
    waits: { en: 'Not yet, because', bn: 'এখনই নয়। কারণ' },
    sure: { en: 'The guest has heard this and wants it', bn: 'অতিথি এ কথা শুনেছেন এবং এটাই চান' },
    notSure: { en: 'Tick this first.', bn: 'আগে এখানে টিক দিন।' },
    go: { en: 'Erase the guest', bn: 'অতিথির তথ্য মুছুন' },
  },
});
