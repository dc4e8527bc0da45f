import type { Bilingual } from '../language.ts';
import type { KeptKind } from './retention.ts';

/** Hindrances to erasing a person, with advice on each: all must be over or handed on first. */
export const erasureHindrances = {
  'journey-ahead': {
    en: 'a journey is still ahead: travel first, or cancel the ticket',
    bn: 'সামনে একটি যাত্রা আছে: আগে যাত্রা করুন বা টিকিট বাতিল করুন',
  },
  'seats-held': {
    en: 'seats are held for you at this moment: let them go, or wait until the time is over',
    bn: 'এই মুহূর্তে আপনার জন্য সিট রাখা আছে: ছেড়ে দিন বা সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন',
  },
  'money-open': {
    en: 'a payment or a refund is not at its end: we still need your number to tell you',
    bn: 'একটি পেমেন্ট বা ফেরত এখনও শেষ হয়নি: জানানোর জন্য আপনার নম্বর লাগবে',
  },
  owner: {
    en: 'you own a bus company here: write to us, so that it is handed over first',
    bn: 'আপনি এখানে একটি বাস কোম্পানির মালিক: আগে কোম্পানি অন্যকে বুঝিয়ে দিতে আমাদের লিখুন',
  },
  staff: {
    en: 'you work for a bus company here: ask its owner to take you off the staff first',
    bn: 'আপনি এখানে একটি বাস কোম্পানির কর্মী: আগে মালিককে কর্মী তালিকা থেকে বাদ দিতে বলুন',
  },
  admin: {
    en: 'you are an admin: ask another admin to take the right back first',
    bn: 'আপনি অ্যাডমিন: আগে অন্য কোনো অ্যাডমিনকে অধিকারটি ফিরিয়ে নিতে বলুন',
  },
} as const satisfies Record<string, Bilingual>;
export type ErasureHindrance = keyof typeof erasureHindrances;

/** Kinds of the retention table that stay when a person is erased, until their own retention ends. */
export const keptAfterErasure = [
  'books',
  'gateway',
  'promo',
  'message',
  'request',
  'staffName',
  'auditLog',
] as const satisfies readonly KeptKind[];
