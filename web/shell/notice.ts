import { texts } from '../text/texts.ts';
import type { RequestContext } from '../ctx.ts';

/** Success notices over the next page, in the words of the specification. */
export const noticeText = texts({
  'signed-in': { en: 'User Login successfully', bn: 'লগ ইন হয়েছে' },
  'signed-out': { en: 'You are logged out', bn: 'লগ আউট হয়েছে' },
  'account-erased': { en: 'Your account is erased', bn: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে' },
  'guest-erased': { en: 'The guest is erased', bn: 'অতিথির তথ্য মুছে ফেলা হয়েছে' },
  'profile-updated': { en: 'User updated successfully', bn: 'তথ্য হালনাগাদ হয়েছে' },
  'bookings-joined': { en: 'The bookings are among your tickets now', bn: 'বুকিংগুলো আপনার টিকিটে যোগ হয়েছে' },
  'password-changed': { en: 'Password changed', bn: 'পাসওয়ার্ড বদলানো হয়েছে' },
  'email-confirmed': { en: 'E-mail confirmed', bn: 'ই-মেইল নিশ্চিত হয়েছে' },
  'link-sent': { en: 'The link is on its way', bn: 'লিংক পাঠানো হয়েছে' },
  'phone-changed': { en: 'Mobile number saved', bn: 'মোবাইল নম্বর সংরক্ষণ করা হয়েছে' },
  'second-factor-on': { en: 'The second factor is on', bn: 'দ্বিতীয় ধাপ চালু হয়েছে' },
  'factor-kept': {
    en: 'The second factor stays. Now choose a new password.',
    bn: 'দ্বিতীয় ধাপ থাকছে। এবার নতুন পাসওয়ার্ড দিন।',
  },
  'reset-asked': {
    en: 'Asked. You can be called from tomorrow on.',
    bn: 'অনুরোধ করা হয়েছে। আগামীকাল থেকে আপনাকে ফোন করা হতে পারে।',
  },
  'second-factor-off': { en: 'The second factor is off', bn: 'দ্বিতীয় ধাপ বন্ধ হয়েছে' },
  'passkey-added': { en: 'Passkey added', bn: 'পাসকি যোগ হয়েছে' },
  'passkey-removed': { en: 'Passkey removed', bn: 'পাসকি সরানো হয়েছে' },
  'session-ended': { en: 'Logged out there', bn: 'সেখান থেকে লগ আউট হয়েছে' },
  'operator-submitted': {
    en: 'Bus Provider information Submitted',
    bn: 'বাস কোম্পানির তথ্য জমা হয়েছে',
  },
  'bus-added': { en: 'Bus added successfully', bn: 'বাস যোগ হয়েছে' },
  'operator-verified': { en: 'Verified successfully', bn: 'যাচাই সম্পন্ন হয়েছে' },
  'role-granted': { en: 'The right was given', bn: 'অধিকার দেওয়া হয়েছে' },
  'role-revoked': { en: 'The right was taken back', bn: 'অধিকার ফিরিয়ে নেওয়া হয়েছে' },
  'account-disabled': { en: 'The account is closed', bn: 'অ্যাকাউন্টটি বন্ধ করা হয়েছে' },
  'account-enabled': { en: 'The account is open again', bn: 'অ্যাকাউন্টটি আবার খোলা হয়েছে' },
  'staff-invited': { en: 'The invitation is on its way', bn: 'আমন্ত্রণ পাঠানো হয়েছে' },
  'staff-role-changed': { en: 'The role was changed', bn: 'দায়িত্ব বদলানো হয়েছে' },
  'staff-revoked': { en: 'Taken off your staff', bn: 'কর্মী তালিকা থেকে বাদ দেওয়া হয়েছে' },
  'device-let-in': { en: 'The device is let in', bn: 'ডিভাইসটির অনুমতি দেওয়া হয়েছে' },
  'device-shut': { en: 'The device is not let in any more', bn: 'ডিভাইসটির আর অনুমতি নেই' },
  'invitation-withdrawn': { en: 'The invitation was withdrawn', bn: 'আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে' },
  'invitation-accepted': { en: 'Welcome to the staff', bn: 'কর্মী হিসেবে আপনাকে স্বাগত' },
  'invitation-declined': { en: 'The invitation was declined', bn: 'আমন্ত্রণে না বলা হয়েছে' },
  'plan-retired': { en: 'The plan is retired', bn: 'ছকটি তুলে রাখা হয়েছে' },
  'seats-kept': { en: 'The seats are kept', bn: 'সিট রাখা হয়েছে' },
  'seats-released': { en: 'The seats are on sale again', bn: 'সিট আবার বিক্রিতে গেছে' },
  'trip-changed': {
    en: 'Changed. The passengers are being told.',
    bn: 'বদলানো হয়েছে। যাত্রীদের জানানো হচ্ছে।',
  },
  'trip-cancelled': {
    en: 'The trip is cancelled. What becomes of the money stands below.',
    bn: 'যাত্রা বাতিল হয়েছে। টাকা ফেরতের অবস্থা নিচে দেখুন।',
  },
  'ticket-resent': { en: 'The ticket is on its way again', bn: 'টিকিট আবার পাঠানো হচ্ছে' },
  'gateway-asked': {
    en: 'The gateway was asked. What it said stands below.',
    bn: 'গেটওয়েকে জিজ্ঞাসা করা হয়েছে। উত্তর নিচে আছে।',
  },
  'seats-cancelled': { en: 'The seats are cancelled', bn: 'সিট বাতিল হয়েছে' },
  'money-given': { en: 'The money is on its way back', bn: 'টাকা ফেরত যাচ্ছে' },
  'second-admin-asked': {
    en: 'Another admin must agree now',
    bn: 'এখন আরেকজন অ্যাডমিনের সম্মতি লাগবে',
  },
  reported: { en: 'Your report is with the bus provider', bn: 'আপনার অভিযোগ বাস কোম্পানির কাছে গেছে' },
  'report-closed': { en: 'The report is closed', bn: 'অভিযোগটি মিটে গেছে' },
  'report-disputed': { en: 'The bus provider is told', bn: 'বাস কোম্পানিকে জানানো হচ্ছে' },
  'report-answered': {
    en: 'Answered. The passenger is being told.',
    bn: 'উত্তর দেওয়া হয়েছে। যাত্রীকে জানানো হচ্ছে।',
  },
  'case-answered': {
    en: 'Answered. Support reads it with the case.',
    bn: 'উত্তর দেওয়া হয়েছে। সহায়তাকর্মী কেসের সঙ্গে তা দেখবেন।',
  },
  'case-closed': { en: 'The case is closed', bn: 'কেসটি বন্ধ হয়েছে' },
  'sms-sent-again': {
    en: 'The SMS with your ticket is on its way again',
    bn: 'টিকিটের এসএমএস আবার পাঠানো হচ্ছে',
  },
  decided: { en: 'Decided', bn: 'সিদ্ধান্ত নেওয়া হয়েছে' },
  'check-wanted': { en: 'The check begins within seconds', bn: 'কয়েক সেকেন্ডের মধ্যে পরীক্ষা শুরু হবে' },
  saved: { en: 'Saved', bn: 'সংরক্ষণ করা হয়েছে' },
});
export type Notice = keyof typeof noticeText;

const cookie = 'notice';
const isNotice = (name: string | undefined): name is Notice => name !== undefined && name in noticeText;

/** Leaves a notice for the next page, whichever it is: it survives a redirect, with or without a script. */
export const leaveNotice = ({ browser }: Pick<RequestContext, 'browser'>, notice: Notice): void =>
  browser.keep(`${cookie}=${notice}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`);

/** Returns the notice that was left, once. */
export const takeNotice = ({ browser }: Pick<RequestContext, 'browser'>): Notice | null => {
  const left = /(?:^|; )notice=([\w-]+)/.exec(browser.headers.get('cookie') ?? '')?.[1];
  if (!isNotice(left)) return null;
  browser.keep(`${cookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`);
  return left;
};
