import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const peopleText = texts({
  title: { en: 'Users', bn: 'ব্যবহারকারী' },
  total: (count: string) => ({ en: counted(count, 'account', 'accounts'), bn: `${count}টি অ্যাকাউন্ট` }),
  found: (count: string) => ({ en: `${count} found`, bn: `${count}টি পাওয়া গেছে` }),
  search: {
    label: { en: 'Name, e-mail or mobile number', bn: 'নাম, ই-মেইল বা মোবাইল নম্বর' },
    hint: {
      en: 'A part of the name or e-mail is enough; a number needs all its digits.',
      bn: 'নাম বা ই-মেইলের অংশ দিলেই হবে, নম্বর দিলে পুরোটা দিন।',
    },
    go: { en: 'Search', bn: 'খুঁজুন' },
    all: { en: 'Show all', bn: 'সব দেখুন' },
  },
  none: { en: 'No account matches this.', bn: 'এমন কোনো অ্যাকাউন্ট নেই।' },
  columns: {
    name: { en: 'Name', bn: 'নাম' },
    email: { en: 'E-mail', bn: 'ই-মেইল' },
    phone: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
    kind: { en: 'Kind', bn: 'ধরন' },
    company: { en: 'Works for', bn: 'কোম্পানি' },
    since: { en: 'Since', bn: 'কবে থেকে' },
    state: { en: 'State', bn: 'অবস্থা' },
    factor: { en: 'Second factor', bn: 'দ্বিতীয় ধাপ' },
    change: { en: 'Rights', bn: 'অধিকার' },
  },
  kinds: {
    user: { en: 'Passenger', bn: 'যাত্রী' },
    busProvider: { en: 'Bus provider', bn: 'বাস কোম্পানি' },
    admin: { en: 'Admin', bn: 'অ্যাডমিন' },
  },
  support: { en: 'Support', bn: 'সহায়তা' },
  roles: {
    owner: { en: 'owner', bn: 'মালিক' },
    'counter-agent': { en: 'counter agent', bn: 'কাউন্টার কর্মী' },
    conductor: { en: 'conductor', bn: 'কন্ডাক্টর' },
  },
  states: {
    open: { en: 'Open', bn: 'চালু' },
    closed: { en: 'Closed', bn: 'বন্ধ' },
    unprotected: { en: 'No second factor', bn: 'দ্বিতীয় ধাপ নেই' },
  },
  factor: { on: { en: 'On', bn: 'চালু' }, off: { en: 'Off', bn: 'চালু নেই' } },
  unconfirmed: { en: 'not confirmed', bn: 'নিশ্চিত হয়নি' },
  missing: { en: '–', bn: '–' },
  you: { en: 'This is you', bn: 'এটি আপনি' },
  pages: {
    label: { en: 'Pages', bn: 'পাতা' },
    at: (page: string, pages: string) => ({
      en: `Page ${page} of ${pages}`,
      bn: `${pages} পাতার মধ্যে ${page} নম্বর`,
    }),
    before: { en: 'Newer', bn: 'নতুনগুলো' },
    after: { en: 'Older', bn: 'পুরোনোগুলো' },
  },
  actions: {
    title: { en: 'Rights', bn: 'অধিকার' },
    ofWhom: (name: string) => ({ en: `: ${name}`, bn: `: ${name}` }),
    grant: {
      label: { en: 'Make admin', bn: 'অ্যাডমিন করুন' },
      says: {
        en: 'Admins see every account and company and may change the rights of others. They need a second factor.',
        bn: 'অ্যাডমিন সব অ্যাকাউন্ট ও কোম্পানি দেখতে পান, অন্যের অধিকারও বদলাতে পারেন। তাঁর দ্বিতীয় ধাপ চালু থাকতে হয়।',
      },
      go: { en: 'Yes, make admin', bn: 'হ্যাঁ, অ্যাডমিন করুন' },
    },
    revoke: {
      label: { en: 'Take admin right back', bn: 'অ্যাডমিন অধিকার ফিরিয়ে নিন' },
      says: {
        en: 'This person is logged out everywhere at once and comes back without the right.',
        bn: 'এই ব্যক্তি এখনই সব জায়গা থেকে লগ আউট হবেন, ফিরলে আর অ্যাডমিন থাকবেন না।',
      },
      go: { en: 'Yes, take it back', bn: 'হ্যাঁ, ফিরিয়ে নিন' },
    },
    'grant-support': {
      label: { en: 'Make support', bn: 'সহায়তাকর্মী করুন' },
      says: {
        en: 'Support finds bookings with names and numbers masked, sends tickets again and opens cases. It moves no money. Every look is written down. A second factor is needed.',
        bn: 'সহায়তাকর্মী নাম ও নম্বর ঢাকা অবস্থায় বুকিং খুঁজতে, টিকিট আবার পাঠাতে ও কেস খুলতে পারেন। টাকা সরাতে পারেন না। প্রতিবার দেখা লেখা থাকে। তাঁর দ্বিতীয় ধাপ চালু থাকতে হয়।',
      },
      go: { en: 'Yes, make support', bn: 'হ্যাঁ, সহায়তাকর্মী করুন' },
    },
    'revoke-support': {
      label: { en: 'Take support right back', bn: 'সহায়তার অধিকার ফিরিয়ে নিন' },
      says: {
        en: 'This person is logged out everywhere at once and comes back without the right. Their cases stay.',
        bn: 'এই ব্যক্তি এখনই সব জায়গা থেকে লগ আউট হবেন, ফিরলে আর এই অধিকার থাকবে না। তাঁর খোলা কেস থেকে যাবে।',
      },
      go: { en: 'Yes, take support back', bn: 'হ্যাঁ, সহায়তার অধিকার ফিরিয়ে নিন' },
    },
    disable: {
      label: { en: 'Close account', bn: 'অ্যাকাউন্ট বন্ধ করুন' },
      says: {
        en: 'This person is logged out everywhere at once and cannot log in again. Tickets that were bought stay valid.',
        bn: 'এই ব্যক্তি এখনই সব জায়গা থেকে লগ আউট হবেন, আর লগ ইন করতে পারবেন না। কেনা টিকিট বৈধ থাকবে।',
      },
      reason: { en: 'Reason, for the audit log', bn: 'কারণ (কাজের খতিয়ানে থাকবে)' },
      go: { en: 'Close the account', bn: 'অ্যাকাউন্ট বন্ধ করুন' },
    },
    enable: {
      label: { en: 'Open account again', bn: 'অ্যাকাউন্ট আবার খুলুন' },
      says: { en: 'This person can log in again.', bn: 'এই ব্যক্তি আবার লগ ইন করতে পারবেন।' },
      go: { en: 'Yes, open it again', bn: 'হ্যাঁ, আবার খুলুন' },
    },
    own: {
      en: 'Nobody changes their own rights. Ask another admin.',
      bn: 'নিজের অধিকার নিজে বদলানো যায় না। অন্য কোনো অ্যাডমিনকে বলুন।',
    },
  },
  faults: {
    'reason-missing': {
      en: 'Say why. Whoever reads the log will ask.',
      bn: 'কারণ লিখুন। পরে যিনি খতিয়ান দেখবেন তাঁর জানা দরকার হবে।',
    },
    'reason-long': { en: 'At most 300 letters.', bn: 'সর্বোচ্চ ৩০০ অক্ষর।' },
  },
  back: { en: 'All users', bn: 'সব ব্যবহারকারী' },
  facts: { en: 'Account', bn: 'অ্যাকাউন্ট' },
  log: {
    title: { en: 'Audit log', bn: 'কাজের খতিয়ান' },
    none: { en: 'Nothing has been written about this account yet.', bn: 'এই অ্যাকাউন্ট নিয়ে এখনও কিছু লেখা হয়নি।' },
    when: { en: 'When', bn: 'কখন' },
    what: { en: 'What', bn: 'কী' },
    who: { en: 'Who', bn: 'কে' },
    console: { en: 'The console', bn: 'কনসোল থেকে' },
    system: { en: 'Poth itself', bn: 'পথ নিজে' },
    visitor: { en: 'Somebody not logged in', bn: 'লগ ইন না করা কেউ' },
    gone: { en: 'An account that is gone', bn: 'এখন নেই এমন অ্যাকাউন্ট' },
  },
});

/** Acts on an account, in words; an act without words is shown by its name in the log. */
export const actsText = texts({
  'role-granted': { en: 'Right given', bn: 'অধিকার দেওয়া হয়েছে' },
  'role-revoked': { en: 'Right taken back', bn: 'অধিকার ফিরিয়ে নেওয়া হয়েছে' },
  'account-disabled': { en: 'Account closed', bn: 'অ্যাকাউন্ট বন্ধ করা হয়েছে' },
  'account-type-chosen': { en: 'User or bus provider chosen', bn: 'যাত্রী না বাস কোম্পানি, তা বেছে নেওয়া হয়েছে' },
  'account-enabled': { en: 'Account opened again', bn: 'অ্যাকাউন্ট আবার খোলা হয়েছে' },
  'profile-seen': { en: 'Looked at by an admin', bn: 'অ্যাডমিন দেখেছেন' },
  'data-taken-out': { en: 'Took out their data', bn: 'নিজের তথ্য নিয়েছেন' },
  'account-erased': { en: 'Account erased by its person', bn: 'ব্যবহারকারী অ্যাকাউন্ট মুছে ফেলেছেন' },
  'email-confirmed': { en: 'E-mail confirmed', bn: 'ই-মেইল নিশ্চিত হয়েছে' },
  'email-change-asked': { en: 'Another e-mail asked for', bn: 'ই-মেইল বদলাতে চাওয়া হয়েছে' },
  'email-change-dropped': { en: 'Change of e-mail dropped', bn: 'ই-মেইল বদলানো বাতিল হয়েছে' },
  'email-changed': { en: 'E-mail changed', bn: 'ই-মেইল বদলানো হয়েছে' },
  'phone-changed': { en: 'Mobile number changed', bn: 'মোবাইল নম্বর বদলানো হয়েছে' },
  'password-changed': { en: 'Password changed', bn: 'পাসওয়ার্ড বদলানো হয়েছে' },
  'password-reset': { en: 'Password set anew', bn: 'নতুন পাসওয়ার্ড দেওয়া হয়েছে' },
  'second-factor-added': { en: 'Second factor set up', bn: 'দ্বিতীয় ধাপ চালু হয়েছে' },
  'second-factor-removed': { en: 'Second factor removed', bn: 'দ্বিতীয় ধাপ বন্ধ হয়েছে' },
  'factor-reset-asked': { en: 'Second factor said to be lost', bn: 'দ্বিতীয় ধাপ হারানোর কথা জানানো হয়েছে' },
  'factor-reset-stopped': { en: 'Second factor kept after all', bn: 'দ্বিতীয় ধাপ শেষ পর্যন্ত রাখা হয়েছে' },
  'factor-reset-declined': { en: 'Lost second factor: declined', bn: 'হারানো দ্বিতীয় ধাপ: না বলা হয়েছে' },
  'factor-reset-approved': {
    en: 'Lost second factor: one admin agreed',
    bn: 'হারানো দ্বিতীয় ধাপ: একজন অ্যাডমিনের সম্মতি',
  },
  'factor-reset': { en: 'Lost second factor taken off', bn: 'হারানো দ্বিতীয় ধাপ তুলে নেওয়া হয়েছে' },
  'backup-codes-renewed': { en: 'New backup codes', bn: 'নতুন ব্যাকআপ কোড নেওয়া হয়েছে' },
  'passkey-added': { en: 'Passkey added', bn: 'পাসকি যোগ হয়েছে' },
  'passkey-removed': { en: 'Passkey removed', bn: 'পাসকি বাদ হয়েছে' },
  'session-ended': { en: 'Logged out on one device', bn: 'একটি ডিভাইস থেকে লগ আউট হয়েছে' },
  'other-sessions-ended': { en: 'Logged out on all other devices', bn: 'অন্য সব ডিভাইস থেকে লগ আউট হয়েছে' },
  'guest-bookings-joined': { en: 'Earlier tickets added', bn: 'আগের টিকিট যোগ হয়েছে' },
});
