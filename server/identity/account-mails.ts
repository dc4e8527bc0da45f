import { digits, type Language } from '@poth/domain/language.ts';
import type { AccountMail } from '../messaging/topics.ts';
import type { Written } from '../messaging/message.ts';

/** name: empty where it is not said. */
type Reader = { name: string; language: Language; address: (path: string) => string };
type Kind = AccountMail['kind'];
type Writer<K extends Kind> = (
  mail: Extract<AccountMail, { kind: K }>,
  address: Reader['address'],
) => Record<Language, Written>;

const notYou = {
  en: 'If it was not you, reset your password at once and call us.',
  bn: 'এটি আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং আমাদের ফোন করুন।',
};

const roles = {
  owner: { en: 'owner', bn: 'মালিক' },
  'counter-agent': { en: 'counter agent', bn: 'কাউন্টার কর্মী' },
  conductor: { en: 'conductor', bn: 'কন্ডাক্টর' },
};

const decisions = {
  submit: {
    en: (name: string) => [
      `${name}: your application has come in`,
      'We check the licence and write to you again.',
    ],
    bn: (name: string) => [`${name}: আপনার আবেদন পেয়েছি`, 'লাইসেন্স যাচাই করে আবার জানাব।'],
  },
  verify: {
    en: (name: string) => [`${name} is verified`, 'You can add your buses and start to sell.'],
    bn: (name: string) => [`${name} যাচাই করা হয়েছে`, 'এখন বাস যোগ করে টিকিট বিক্রি শুরু করতে পারেন।'],
  },
  reject: {
    en: (name: string) => [
      `${name} could not be verified`,
      'Correct what is named below and send the application again.',
    ],
    bn: (name: string) => [`${name} যাচাই করা যায়নি`, 'নিচে যা লেখা আছে তা ঠিক করে আবার আবেদন পাঠান।'],
  },
  suspend: {
    en: (name: string) => [
      `${name} is suspended`,
      'Your trips are not on sale for now. Tickets that were sold stay valid.',
    ],
    bn: (name: string) => [
      `${name} স্থগিত করা হয়েছে`,
      'আপাতত আপনার টিকিট বিক্রি বন্ধ। যে টিকিট বিক্রি হয়েছে তা বৈধ থাকবে।',
    ],
  },
  restore: {
    en: (name: string) => [`${name} is on sale again`, 'The suspension has been lifted.'],
    bn: (name: string) => [`${name} আবার চালু হয়েছে`, 'স্থগিতাদেশ তুলে নেওয়া হয়েছে।'],
  },
} as const;

const writers: { [K in Kind]: Writer<K> } = {
  'verify-email': ({ token }, address) => ({
    en: {
      subject: 'Confirm your e-mail for Poth',
      text: `Open this page and press the button, so that we know the address is yours:\n${address(`/verify-email?token=${token}`)}\nThe link is good for 24 hours. If you did not ask for it, do nothing.`,
    },
    bn: {
      subject: 'পথ: আপনার ই-মেইল নিশ্চিত করুন',
      text: `ঠিকানাটি যে আপনার তা জানাতে এই পাতা খুলে বোতাম চাপুন:\n${address(`/verify-email?token=${token}`)}\nলিংকটির মেয়াদ ২৪ ঘণ্টা। আপনি না চেয়ে থাকলে কিছু করতে হবে না।`,
    },
  }),
  'account-exists': (_, address) => ({
    en: {
      subject: 'You have an account at Poth',
      text: `Somebody wanted to sign up at Poth with this e-mail, which already has an account.\nLog in: ${address('/login')}\nIf you do not know the password, choose a new one: ${address('/forgot-password')}\nIf it was not you, do nothing: your account stays as it is.`,
    },
    bn: {
      subject: 'পথ: আপনার অ্যাকাউন্ট আগেই আছে',
      text: `এই ই-মেইল দিয়ে কেউ পথ-এ নতুন অ্যাকাউন্ট খুলতে চেয়েছেন, কিন্তু এতে আগেই অ্যাকাউন্ট আছে।\nলগ ইন করুন: ${address('/login')}\nপাসওয়ার্ড মনে না থাকলে নতুন পাসওয়ার্ড নিন: ${address('/forgot-password')}\nআপনি না করে থাকলে কিছু করতে হবে না, অ্যাকাউন্ট আগের মতোই থাকবে।`,
    },
  }),
  'reset-password': ({ token }, address) => ({
    en: {
      subject: 'A new password for Poth',
      text: `Choose a new password here:\n${address(`/reset-password?token=${token}`)}\nThe link is good for 30 minutes, once. If you did not ask for it, do nothing: your password stays.`,
    },
    bn: {
      subject: 'পথ: নতুন পাসওয়ার্ড',
      text: `এখানে নতুন পাসওয়ার্ড দিন:\n${address(`/reset-password?token=${token}`)}\nলিংকটি ৩০ মিনিট পর্যন্ত, একবারই কাজ করবে। আপনি না চেয়ে থাকলে কিছু করতে হবে না, পাসওয়ার্ড আগেরটাই থাকবে।`,
    },
  }),
  'sign-in-code': ({ code }) => ({
    en: {
      subject: 'Your code for Poth',
      text: `Poth code ${code}. It logs in to your account; give it to nobody. Valid 5 minutes, on the device that asked for it.`,
    },
    bn: {
      subject: 'পথ: আপনার কোড',
      text: `পথ কোড ${digits(code, 'bn')}। এটি দিয়ে আপনার অ্যাকাউন্টে লগ ইন হয়, কাউকে বলবেন না। মেয়াদ ৫ মিনিট, যে ফোন বা কম্পিউটার থেকে চেয়েছেন শুধু সেখানে।`,
    },
  }),
  'ticket-code': ({ code }) => ({
    en: {
      subject: 'Your code for Poth',
      text: `Poth code ${code}. It opens your ticket; give it to nobody. Valid 5 minutes, on the device that asked for it.`,
    },
    bn: {
      subject: 'পথ: আপনার কোড',
      text: `পথ কোড ${digits(code, 'bn')}। এটি দিয়ে আপনার টিকিট খোলে, কাউকে বলবেন না। মেয়াদ ৫ মিনিট, যে ফোন বা কম্পিউটার থেকে চেয়েছেন শুধু সেখানে।`,
    },
  }),
  'password-changed': () => ({
    en: { subject: 'Your Poth password was changed', text: `Your password was changed. ${notYou.en}` },
    bn: { subject: 'পথ: পাসওয়ার্ড বদলানো হয়েছে', text: `আপনার পাসওয়ার্ড বদলানো হয়েছে। ${notYou.bn}` },
  }),
  'phone-changed': () => ({
    en: {
      subject: 'Your number on Poth was changed',
      text: `The mobile number of your account was changed. ${notYou.en}`,
    },
    bn: { subject: 'পথ: মোবাইল নম্বর বদলানো হয়েছে', text: `আপনার অ্যাকাউন্টের মোবাইল নম্বর বদলানো হয়েছে। ${notYou.bn}` },
  }),
  'account-erased': () => ({
    en: {
      subject: 'Your Poth account was erased',
      text: 'Your account was erased, as you asked, and your name, number and address went from your bookings. Amounts and seats stay in the books without them. This is the last mail to this address about it.',
    },
    bn: {
      subject: 'পথ: আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
      text: 'আপনার অনুরোধে অ্যাকাউন্টটি মুছে ফেলা হয়েছে, বুকিং থেকে নাম, নম্বর ও ঠিকানা মুছে গেছে। টাকা আর সিটের হিসাব নাম ছাড়া খাতায় থাকবে। এ নিয়ে এই ঠিকানায় আর ই-মেইল যাবে না।',
    },
  }),
  'factor-changed': () => ({
    en: {
      subject: 'How you log in to Poth was changed',
      text: `A second factor, its backup codes or a passkey of your account was changed. ${notYou.en}`,
    },
    bn: {
      subject: 'পথ: লগ ইনের ধাপ বদলানো হয়েছে',
      text: `আপনার অ্যাকাউন্টের দ্বিতীয় ধাপ, ব্যাকআপ কোড বা পাসকি বদলানো হয়েছে। ${notYou.bn}`,
    },
  }),
  'factor-reset-asked': ({ token }, address) => ({
    en: {
      subject: 'Somebody asked to take your second factor off',
      text: `Somebody who knows your password says that your second factor is lost. After a day it can be taken off, once we or your company have agreed. If it was not you, stop it here and change your password:\n${address(`/login/keep-factor?token=${token}`)}`,
    },
    bn: {
      subject: 'পথ: আপনার দ্বিতীয় ধাপ তুলে নিতে বলা হয়েছে',
      text: `আপনার পাসওয়ার্ড জানেন এমন কেউ বলেছেন যে দ্বিতীয় ধাপ হারিয়ে গেছে। একদিন পরে আমরা বা আপনার কোম্পানি সম্মতি দিলে সেটি তুলে নেওয়া যাবে। আপনি না হলে এখানে থামান, তারপর পাসওয়ার্ড বদলান:\n${address(`/login/keep-factor?token=${token}`)}`,
    },
  }),
  'factor-reset': () => ({
    en: {
      subject: 'Your second factor was taken off',
      text: `Your second factor and your passkeys were taken off, as was asked, and you are logged out everywhere. Log in with your password and set up a new one. ${notYou.en}`,
    },
    bn: {
      subject: 'পথ: দ্বিতীয় ধাপ তুলে নেওয়া হয়েছে',
      text: `অনুরোধ অনুযায়ী আপনার দ্বিতীয় ধাপ ও পাসকি তুলে নেওয়া হয়েছে, সব জায়গা থেকে লগ আউট করা হয়েছে। পাসওয়ার্ড দিয়ে লগ ইন করে নতুন একটি চালু করুন। ${notYou.bn}`,
    },
  }),
  'email-changed': ({ newEmail }) => ({
    en: {
      subject: 'Your e-mail on Poth is being changed',
      text: `The e-mail of your account is being changed to ${newEmail}. ${notYou.en}`,
    },
    bn: {
      subject: 'পথ: ই-মেইল বদলানো হচ্ছে',
      text: `আপনার অ্যাকাউন্টের ই-মেইল বদলে ${newEmail} করা হচ্ছে। ${notYou.bn}`,
    },
  }),
  'operator-decided': ({ busName, event, reason }, address) => {
    const write = (language: Language): Written => {
      const [subject = '', what = ''] = decisions[event][language](busName);
      return { subject, text: [what, reason, address('/add-buses')].filter(Boolean).join('\n\n') };
    };
    return { en: write('en'), bn: write('bn') };
  },
  'staff-invited': ({ busName, role }, address) => ({
    en: {
      subject: `${busName} invites you to Poth`,
      text: `${busName} would like you to work for it on Poth as ${roles[role].en}. Log in or sign up with this address, confirm it, and accept here:\n${address('/staff/join')}`,
    },
    bn: {
      subject: `${busName} আপনাকে পথ-এ ডেকেছে`,
      text: `${busName} আপনাকে ${roles[role].bn} হিসেবে পথ-এ কাজে চায়। এই ঠিকানা দিয়ে লগ ইন করুন বা অ্যাকাউন্ট খুলুন, ঠিকানাটি নিশ্চিত করুন, তারপর এখানে সম্মতি দিন:\n${address('/staff/join')}`,
    },
  }),
};

/** A mail about an account or a company in its reader's language. address: makes a link of a path. */
export const writeAccountMail = (mail: AccountMail, { name, language, address }: Reader): Written => {
  const write = writers[mail.kind] as Writer<Kind>;
  const { subject, text } = write(mail as never, address)[language];
  return { subject, text: name ? `${name},\n\n${text}` : text };
};
