import { texts } from '../text/texts.ts';
import type { RequestContext } from '../ctx.ts';

/** What is said over the next page when something has succeeded; the words of the specification. */
export const noticeText = texts({
  'signed-in': { en: 'User Login successfully', bn: 'লগ ইন হয়েছে' },
  'signed-up': { en: 'User Created successfully', bn: 'অ্যাকাউন্ট তৈরি হয়েছে' },
  'signed-out': { en: 'You are logged out', bn: 'লগ আউট হয়েছে' },
  'profile-updated': { en: 'User updated successfully', bn: 'তথ্য হালনাগাদ হয়েছে' },
  'password-changed': { en: 'Password changed', bn: 'পাসওয়ার্ড বদলানো হয়েছে' },
  'email-confirmed': { en: 'E-mail confirmed', bn: 'ই-মেইল নিশ্চিত হয়েছে' },
  'operator-submitted': {
    en: 'Bus Provider information Submitted',
    bn: 'বাস কোম্পানির তথ্য জমা হয়েছে',
  },
  'operator-verified': { en: 'Verified successfully', bn: 'যাচাই সম্পন্ন হয়েছে' },
  saved: { en: 'Saved', bn: 'সংরক্ষণ করা হয়েছে' },
});
export type Notice = keyof typeof noticeText;

const cookie = 'notice';
const isNotice = (name: string | undefined): name is Notice => name !== undefined && name in noticeText;

/** Leaves a notice for the page that comes next, whichever it is: it survives a redirect, with or without a script. */
export const leaveNotice = ({ browser }: Pick<RequestContext, 'browser'>, notice: Notice): void =>
  browser.keep(`${cookie}=${notice}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`);

/** The notice that was left, once. */
export const takeNotice = ({ browser }: Pick<RequestContext, 'browser'>): Notice | null => {
  const left = /(?:^|; )notice=([\w-]+)/.exec(browser.headers.get('cookie') ?? '')?.[1];
  if (!isNotice(left)) return null;
  browser.keep(`${cookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`);
  return left;
};
