import { texts } from '../text/texts.ts';

export const profileText = texts({
  title: { en: 'Updated Profile', bn: 'প্রোফাইল হালনাগাদ' },
  name: { en: 'Your Name', bn: 'আপনার নাম' },
  email: { en: 'Your email', bn: 'আপনার ই-মেইল' },
  phone: { en: 'Your phone Number', bn: 'আপনার মোবাইল নম্বর' },
  unconfirmed: {
    en: 'Not confirmed yet. The link is in your inbox.',
    bn: 'এখনও নিশ্চিত করা হয়নি। ই-মেইলে লিংক গেছে।',
  },
  newLink: { en: 'Send it again', bn: 'আবার পাঠান' },
  noEmail: { en: 'There is no e-mail yet.', bn: 'এখনও ই-মেইল দেওয়া হয়নি।' },
  addEmail: { en: 'Add one', bn: 'যোগ করুন' },
  changeEmail: { en: 'Change the e-mail', bn: 'ই-মেইল বদলান' },
  phoneHint: {
    en: 'A new number is checked with a code by SMS.',
    bn: 'নতুন নম্বর এসএমএসের কোড দিয়ে যাচাই করা হয়।',
  },
  prove: { en: 'Prove your new number', bn: 'নতুন নম্বরটি যাচাই করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  updating: { en: 'Updating…', bn: 'হালনাগাদ হচ্ছে…' },
  ofSomebody: {
    en: 'You see this profile as an admin. Only its person can change it, and the audit log keeps that you looked.',
    bn: 'আপনি অ্যাডমিন হিসেবে এই প্রোফাইল দেখছেন। শুধু যাঁর প্রোফাইল তিনিই বদলাতে পারেন। আপনি যে দেখেছেন তা খতিয়ানে থাকল।',
  },
  seen: {
    name: { en: 'Name', bn: 'নাম' },
    phone: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
  },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত' },
  notConfirmed: { en: 'Not confirmed', bn: 'নিশ্চিত নয়' },
  nothing: { en: 'Not given', bn: 'দেওয়া হয়নি' },
  ways: {
    label: { en: 'Pages of your account', bn: 'আপনার অ্যাকাউন্টের পাতা' },
    tickets: {
      name: { en: 'Tickets', bn: 'টিকিট' },
      text: { en: 'Journeys ahead, past and cancelled', bn: 'সামনের, আগের ও বাতিল যাত্রা' },
    },
    passengers: {
      name: { en: 'Saved passengers', bn: 'পরিচিত যাত্রী' },
      text: { en: 'Names that the checkout offers', bn: 'টিকিট কাটার সময় যে নাম বেছে নিতে পারেন' },
    },
    security: {
      name: { en: 'Security', bn: 'নিরাপত্তা' },
      text: { en: 'Password, number, second factor', bn: 'পাসওয়ার্ড, নম্বর, দ্বিতীয় ধাপ' },
    },
    data: {
      name: { en: 'Your data', bn: 'আপনার তথ্য' },
      text: { en: 'Take it out, or be erased', bn: 'নিজের তথ্য নিন বা মুছে ফেলুন' },
    },
    company: {
      name: { en: 'Company', bn: 'কোম্পানি' },
      text: { en: 'Your bus company and its licence', bn: 'আপনার বাস কোম্পানি ও লাইসেন্স' },
    },
    register: {
      name: { en: 'Become a bus provider', bn: 'বাস কোম্পানির অ্যাকাউন্ট' },
      text: { en: 'Register your company and sell on Poth', bn: 'আপনার কোম্পানি যোগ করে পথ-এ টিকিট বিক্রি করুন' },
    },
  },
});
