import { digits, type Language } from '@poth/domain/language.ts';
import type { MailContent } from '../messaging/mail-content.ts';
import type { AccountMail } from '../messaging/topics.ts';
import type { AccountWords } from './account-words.ts';
import { operatorDecidedMail } from './operator-decided-mail.ts';
import { staffInvitedMail } from './staff-invited-mail.ts';

/** name: empty if the mail must not say it. */
type Reader = { name: string; language: Language; address: (path: string) => string };
type Kind = AccountMail['kind'];
type Writer<K extends Kind> = (
  mail: Extract<AccountMail, { kind: K }>,
  address: Reader['address'],
) => Record<Language, AccountWords>;

const notYou = {
  en: 'If it was not you, reset your password at once and call us.',
  bn: 'এটি আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং আমাদের ফোন করুন।',
};

/** Mail about a change to an account, with a button for readers who did not make it: to reset the password. */
const changed = (
  titles: Record<Language, string>,
  leads: Record<Language, string>,
  address: Reader['address'],
): Record<Language, AccountWords> => ({
  en: {
    subject: titles.en,
    title: titles.en,
    lead: leads.en,
    paragraphs: [notYou.en],
    button: { label: 'It was not me: reset my password', url: address('/forgot-password') },
  },
  bn: {
    subject: `পথ: ${titles.bn}`,
    title: titles.bn,
    lead: leads.bn,
    paragraphs: [notYou.bn],
    button: { label: 'আমি করিনি: পাসওয়ার্ড বদলান', url: address('/forgot-password') },
  },
});

/** Mail with a one-time code; it says what the code does, so that nobody reads it out to a stranger. */
const codeMail = (code: string, does: Record<Language, string>): Record<Language, AccountWords> => ({
  en: {
    subject: 'Your code for Poth',
    title: 'Your code for Poth',
    facts: [{ name: 'Code', value: code }],
    paragraphs: [`${does.en}; give it to nobody.`],
    smallPrint: ['Valid 5 minutes, on the device that asked for it.'],
  },
  bn: {
    subject: 'পথ: আপনার কোড',
    title: 'আপনার কোড',
    facts: [{ name: 'কোড', value: digits(code, 'bn') }],
    paragraphs: [`${does.bn}, কাউকে বলবেন না।`],
    smallPrint: ['মেয়াদ ৫ মিনিট, যে ফোন বা কম্পিউটার থেকে চেয়েছেন শুধু সেখানে।'],
  },
});

const writers: { [K in Kind]: Writer<K> } = {
  'verify-email': ({ token }, address) => ({
    en: {
      subject: 'Confirm your e-mail for Poth',
      title: 'Confirm your e-mail',
      lead: 'Open this page and press the button, so that we know the address is yours.',
      button: { label: 'Confirm the address', url: address(`/verify-email?token=${token}`) },
      smallPrint: ['The link is good for 24 hours. If you did not ask for it, do nothing.'],
    },
    bn: {
      subject: 'পথ: আপনার ই-মেইল নিশ্চিত করুন',
      title: 'আপনার ই-মেইল নিশ্চিত করুন',
      lead: 'ঠিকানাটি যে আপনার তা জানাতে এই পাতা খুলে বোতাম চাপুন।',
      button: { label: 'ঠিকানা নিশ্চিত করুন', url: address(`/verify-email?token=${token}`) },
      smallPrint: ['লিংকটির মেয়াদ ২৪ ঘণ্টা। আপনি না চেয়ে থাকলে কিছু করতে হবে না।'],
    },
  }),
  'account-exists': (_, address) => ({
    en: {
      subject: 'You have an account at Poth',
      title: 'You have an account at Poth',
      lead: 'Somebody wanted to sign up at Poth with this e-mail, which already has an account.',
      button: { label: 'Log in', url: address('/login') },
      links: [
        { label: 'If you do not know the password, choose a new one', url: address('/forgot-password') },
      ],
      smallPrint: ['If it was not you, do nothing: your account stays as it is.'],
    },
    bn: {
      subject: 'পথ: আপনার অ্যাকাউন্ট আগেই আছে',
      title: 'আপনার অ্যাকাউন্ট আগেই আছে',
      lead: 'এই ই-মেইল দিয়ে কেউ পথ-এ নতুন অ্যাকাউন্ট খুলতে চেয়েছেন, কিন্তু এতে আগেই অ্যাকাউন্ট আছে।',
      button: { label: 'লগ ইন করুন', url: address('/login') },
      links: [{ label: 'পাসওয়ার্ড মনে না থাকলে নতুন পাসওয়ার্ড নিন', url: address('/forgot-password') }],
      smallPrint: ['আপনি না করে থাকলে কিছু করতে হবে না, অ্যাকাউন্ট আগের মতোই থাকবে।'],
    },
  }),
  'reset-password': ({ token }, address) => ({
    en: {
      subject: 'A new password for Poth',
      title: 'Choose a new password',
      button: { label: 'Choose a password', url: address(`/reset-password?token=${token}`) },
      smallPrint: [
        'The link is good for 30 minutes, once. If you did not ask for it, do nothing: your password stays.',
      ],
    },
    bn: {
      subject: 'পথ: নতুন পাসওয়ার্ড',
      title: 'নতুন পাসওয়ার্ড নিন',
      button: { label: 'নতুন পাসওয়ার্ড দিন', url: address(`/reset-password?token=${token}`) },
      smallPrint: [
        'লিংকটি ৩০ মিনিট পর্যন্ত, একবারই কাজ করবে। আপনি না চেয়ে থাকলে কিছু করতে হবে না, পাসওয়ার্ড আগেরটাই থাকবে।',
      ],
    },
  }),
  'sign-in-code': ({ code }) =>
    codeMail(code, { en: 'It logs in to your account', bn: 'এটি দিয়ে আপনার অ্যাকাউন্টে লগ ইন হয়' }),
  'ticket-code': ({ code }) => codeMail(code, { en: 'It opens your ticket', bn: 'এটি দিয়ে আপনার টিকিট খোলে' }),
  'password-changed': (_, address) =>
    changed(
      { en: 'Your Poth password was changed', bn: 'পাসওয়ার্ড বদলানো হয়েছে' },
      { en: 'Your password was changed.', bn: 'আপনার পাসওয়ার্ড বদলানো হয়েছে।' },
      address,
    ),
  'phone-changed': (_, address) =>
    changed(
      { en: 'Your number on Poth was changed', bn: 'মোবাইল নম্বর বদলানো হয়েছে' },
      {
        en: 'The mobile number of your account was changed.',
        bn: 'আপনার অ্যাকাউন্টের মোবাইল নম্বর বদলানো হয়েছে।',
      },
      address,
    ),
  'account-erased': () => ({
    en: {
      subject: 'Your Poth account was erased',
      title: 'Your account was erased',
      lead: 'Your account was erased, as you asked, and your name, number and address went from your bookings.',
      paragraphs: ['Amounts and seats stay in the books without them.'],
      smallPrint: ['This is the last mail to this address about it.'],
    },
    bn: {
      subject: 'পথ: আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
      title: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
      lead: 'আপনার অনুরোধে অ্যাকাউন্টটি মুছে ফেলা হয়েছে, বুকিং থেকে নাম, নম্বর ও ঠিকানা মুছে গেছে।',
      paragraphs: ['টাকা আর সিটের হিসাব নাম ছাড়া খাতায় থাকবে।'],
      smallPrint: ['এ নিয়ে এই ঠিকানায় আর ই-মেইল যাবে না।'],
    },
  }),
  'factor-changed': (_, address) =>
    changed(
      { en: 'How you log in to Poth was changed', bn: 'লগ ইনের ধাপ বদলানো হয়েছে' },
      {
        en: 'A second factor, its backup codes or a passkey of your account was changed.',
        bn: 'আপনার অ্যাকাউন্টের দ্বিতীয় ধাপ, ব্যাকআপ কোড বা পাসকি বদলানো হয়েছে।',
      },
      address,
    ),
  'factor-reset-asked': ({ token }, address) => ({
    en: {
      subject: 'Somebody asked to take your second factor off',
      title: 'Somebody asked to take your second factor off',
      lead: 'Somebody who knows your password says that your second factor is lost. After a day it can be taken off, once we or your company have agreed.',
      paragraphs: ['If it was not you, stop it here and change your password.'],
      button: { label: 'Keep my second factor', url: address(`/login/keep-factor?token=${token}`) },
    },
    bn: {
      subject: 'পথ: আপনার দ্বিতীয় ধাপ তুলে নিতে বলা হয়েছে',
      title: 'আপনার দ্বিতীয় ধাপ তুলে নিতে বলা হয়েছে',
      lead: 'আপনার পাসওয়ার্ড জানেন এমন কেউ বলেছেন যে দ্বিতীয় ধাপ হারিয়ে গেছে। একদিন পরে আমরা বা আপনার কোম্পানি সম্মতি দিলে সেটি তুলে নেওয়া যাবে।',
      paragraphs: ['আপনি না হলে এখানে থামান, তারপর পাসওয়ার্ড বদলান।'],
      button: { label: 'দ্বিতীয় ধাপ রেখে দিন', url: address(`/login/keep-factor?token=${token}`) },
    },
  }),
  'factor-reset': (_, address) =>
    changed(
      { en: 'Your second factor was taken off', bn: 'দ্বিতীয় ধাপ তুলে নেওয়া হয়েছে' },
      {
        en: 'Your second factor and your passkeys were taken off, as was asked, and you are logged out everywhere. Log in with your password and set up a new one.',
        bn: 'অনুরোধ অনুযায়ী আপনার দ্বিতীয় ধাপ ও পাসকি তুলে নেওয়া হয়েছে, সব জায়গা থেকে লগ আউট করা হয়েছে। পাসওয়ার্ড দিয়ে লগ ইন করে নতুন একটি চালু করুন।',
      },
      address,
    ),
  'email-changed': ({ newEmail }, address) =>
    changed(
      { en: 'Your e-mail on Poth is being changed', bn: 'ই-মেইল বদলানো হচ্ছে' },
      {
        en: `The e-mail of your account is being changed to ${newEmail}.`,
        bn: `আপনার অ্যাকাউন্টের ই-মেইল বদলে ${newEmail} করা হচ্ছে।`,
      },
      address,
    ),
  'operator-decided': operatorDecidedMail,
  'staff-invited': staffInvitedMail,
};

/** Writes a mail about an account or a company in its reader's language. address: makes a link of a path. */
export const writeAccountMail = (mail: AccountMail, { name, language, address }: Reader): MailContent => {
  const write = writers[mail.kind] as Writer<Kind>;
  return { language, ...(name && { greeting: name }), ...write(mail as never, address)[language] };
};
