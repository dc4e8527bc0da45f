import type { Language } from '@poth/domain/language.ts';
import type { AccountMail } from '../messaging/topics.ts';
import type { AccountWords } from './account-words.ts';

const roles = {
  owner: { en: 'owner', bn: 'মালিক' },
  'counter-agent': { en: 'counter agent', bn: 'কাউন্টার কর্মী' },
  conductor: { en: 'conductor', bn: 'কন্ডাক্টর' },
};

/** Invites somebody to work for a company. */
export const staffInvitedMail = (
  { busName, role }: Extract<AccountMail, { kind: 'staff-invited' }>,
  address: (path: string) => string,
): Record<Language, AccountWords> => ({
  en: {
    subject: `${busName} invites you to Poth`,
    title: `${busName} invites you to Poth`,
    lead: `${busName} would like you to work for it on Poth as ${roles[role].en}.`,
    paragraphs: ['Log in or sign up with this address, confirm it, and accept the invitation.'],
    button: { label: 'See the invitation', url: address('/staff/join') },
  },
  bn: {
    subject: `${busName} আপনাকে পথ-এ ডেকেছে`,
    title: `${busName} আপনাকে পথ-এ ডেকেছে`,
    lead: `${busName} আপনাকে ${roles[role].bn} হিসেবে পথ-এ কাজ করতে ডেকেছে।`,
    paragraphs: ['এই ঠিকানা দিয়ে লগ ইন করুন বা অ্যাকাউন্ট খুলুন, ঠিকানাটি নিশ্চিত করুন, তারপর সম্মতি দিন।'],
    button: { label: 'আমন্ত্রণ দেখুন', url: address('/staff/join') },
  },
});
