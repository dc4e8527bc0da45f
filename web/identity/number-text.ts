import { texts } from '../text/texts.ts';

/** Texts of proving a number by the code that it is sent. */
export const numberText = texts({
  phone: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
  send: { en: 'Send the code', bn: 'কোড পাঠান' },
  sent: (phone: string) => ({
    en: `A code of 6 digits went by SMS to ${phone}. It is good for 5 minutes.`,
    bn: `${phone} নম্বরে এসএমএসে ৬ অঙ্কের কোড গেছে। ৫ মিনিট পর্যন্ত চলবে।`,
  }),
  code: { en: 'Code from the SMS', bn: 'এসএমএসের কোড' },
  goOn: { en: 'Go on', bn: 'এগিয়ে যান' },
  again: { en: 'Send a new code', bn: 'নতুন কোড পাঠান' },
  password: { en: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
  whyPassword: {
    en: 'A number opens your account, so we ask who you are.',
    bn: 'এই নম্বর দিয়ে আপনার অ্যাকাউন্টে ঢোকা যায়, তাই নিশ্চিত হয়ে নিচ্ছি।',
  },
  passwordWrong: { en: 'The password is not right.', bn: 'পাসওয়ার্ড ঠিক নয়।' },
  logInAgain: { en: 'Log in again', bn: 'আবার লগ ইন করুন' },
});
