import { texts } from '../text/texts.ts';

/** Texts of the pages of signing in. */
export const loginText = texts({
  tabs: {
    label: { en: 'Log in or sign up', bn: 'লগ ইন বা নতুন অ্যাকাউন্ট' },
    login: { en: 'Login', bn: 'লগ ইন' },
    signUp: { en: 'Sign Up', bn: 'নতুন অ্যাকাউন্ট' },
  },
  fields: {
    name: { en: 'Full Name', bn: 'পুরো নাম' },
    email: { en: 'E-mail', bn: 'ই-মেইল' },
    password: { en: 'Password', bn: 'পাসওয়ার্ড' },
    newPassword: { en: 'New password', bn: 'নতুন পাসওয়ার্ড' },
    rule: (least: string) => ({
      en: `At least ${least} characters. A few words in a row are easy to remember.`,
      bn: `কমপক্ষে ${least} অক্ষর। পরপর কয়েকটি শব্দ মনে রাখা সহজ।`,
    }),
    show: { en: 'Show password', bn: 'পাসওয়ার্ড দেখুন' },
    phone: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
    remember: { en: 'Remember me', bn: 'আমাকে মনে রাখুন' },
    rememberWhere: { en: 'on a device of your own', bn: 'নিজের ফোন বা কম্পিউটারে' },
  },
  or: { en: 'or', bn: 'অথবা' },
  login: {
    title: { en: 'Login', bn: 'লগ ইন' },
    heading: { en: 'Good to see you again', bn: 'আবার স্বাগতম' },
    description: {
      en: 'Log in to Poth: your tickets, your refunds, your details filled in.',
      bn: 'পথ-এ লগ ইন করুন: আপনার টিকিট, ফেরতের টাকা, আগে থেকেই লেখা নাম ও নম্বর।',
    },
    submit: { en: 'Login', bn: 'লগ ইন করুন' },
    forgot: { en: 'Forgot password?', bn: 'পাসওয়ার্ড ভুলে গেছেন?' },
    byPhone: { en: 'Log in with a code by SMS', bn: 'এসএমএসের কোড দিয়ে লগ ইন' },
  },
  social: {
    google: { en: 'Continue with Google', bn: 'Google দিয়ে এগিয়ে যান' },
    facebook: { en: 'Continue with Facebook', bn: 'Facebook দিয়ে এগিয়ে যান' },
  },
  signUp: {
    title: { en: 'Sign Up', bn: 'নতুন অ্যাকাউন্ট' },
    heading: { en: 'Create your account', bn: 'অ্যাকাউন্ট খুলুন' },
    description: {
      en: 'Sign up at Poth as a traveller, or register as a bus provider.',
      bn: 'পথ-এ যাত্রী বা বাস কোম্পানি হিসেবে অ্যাকাউন্ট খুলুন।',
    },
    accountType: { en: 'Account type', bn: 'অ্যাকাউন্টের ধরন' },
    types: {
      user: {
        name: { en: 'User', bn: 'যাত্রী' },
        does: { en: 'buys tickets', bn: 'টিকিট কাটবেন' },
      },
      busProvider: {
        name: { en: 'Bus Provider', bn: 'বাস কোম্পানি' },
        does: { en: 'sells seats', bn: 'টিকিট বেচবেন' },
      },
    },
    submit: { en: 'Sign Up', bn: 'অ্যাকাউন্ট খুলুন' },
    sentHeading: { en: 'Look in your mail', bn: 'আপনার মেইল দেখুন' },
    sent: (email: string) => ({
      en: `We have written to ${email}. The mail has a link that confirms a new account, good for 24 hours; if you have an account already, it says how to get in.`,
      bn: `${email} ঠিকানায় মেইল পাঠিয়েছি। নতুন অ্যাকাউন্ট হলে মেইলের লিংকে তা নিশ্চিত করুন, মেয়াদ ২৪ ঘণ্টা। আগেই অ্যাকাউন্ট থাকলে কীভাবে ঢুকবেন তা মেইলেই লেখা আছে।`,
    }),
    meanwhile: {
      en: 'Until then you go on as a guest: what you have held or typed in this browser stays.',
      bn: 'ততক্ষণ অতিথি হিসেবেই চালিয়ে যান: এই ব্রাউজারে রাখা সিট বা লেখা তথ্য থেকে যাবে।',
    },
    thenLogin: {
      en: 'After that, log in: you come to where you were going.',
      bn: 'এরপর লগ ইন করুন, যেখানে যাচ্ছিলেন সেখানেই পৌঁছাবেন।',
    },
    goOnAsGuest: { en: 'Go on as a guest', bn: 'অতিথি হিসেবে এগিয়ে যান' },
    toLogin: { en: 'Login', bn: 'লগ ইন করুন' },
    notThere: {
      en: 'Nothing there? Look among the unwanted mail, and whether the address above is right.',
      bn: 'মেইল পাননি? স্প্যাম ফোল্ডারে দেখুন, আর ওপরের ঠিকানাটি ঠিক আছে কি না মিলিয়ে নিন।',
    },
    otherEmail: { en: 'Use another e-mail', bn: 'অন্য ই-মেইল দিন' },
    socialMakesUser: {
      en: 'Google and Facebook always make a User account.',
      bn: 'Google বা Facebook দিয়ে খুললে সব সময় যাত্রীর অ্যাকাউন্ট হয়।',
    },
  },
  phone: {
    title: { en: 'Log in with a code by SMS', bn: 'এসএমএসের কোড দিয়ে লগ ইন' },
    intro: {
      en: 'We send a code to your number. If the number is new here, the code makes an account for it.',
      bn: 'আপনার নম্বরে একটি কোড পাঠাব। নম্বরটি এখানে নতুন হলে ওই কোডেই অ্যাকাউন্ট খুলে যাবে।',
    },
    send: { en: 'Send the code', bn: 'কোড পাঠান' },
    sent: (phone: string) => ({
      en: `A code of 6 digits went by SMS to ${phone}. It is good for 5 minutes.`,
      bn: `${phone} নম্বরে এসএমএসে ৬ অঙ্কের কোড গেছে। ৫ মিনিট পর্যন্ত চলবে।`,
    }),
    mailed: (phone: string) => ({
      en: `If an account with a confirmed e-mail has ${phone}, a code of 6 digits is on its way to that e-mail. It is good for 5 minutes.`,
      bn: `${phone} নম্বরের অ্যাকাউন্টে নিশ্চিত করা ই-মেইল থাকলে সেখানে ৬ অঙ্কের কোড যাচ্ছে। ৫ মিনিট পর্যন্ত চলবে।`,
    }),
    byMail: { en: 'Send it to the e-mail of my account', bn: 'অ্যাকাউন্টের ই-মেইলে পাঠান' },
    againBySms: { en: 'Send it by SMS', bn: 'এসএমএসে পাঠান' },
    code: { en: 'Code from the SMS', bn: 'এসএমএসের কোড' },
    codeMailed: { en: 'Code from the e-mail', bn: 'ই-মেইলের কোড' },
    again: { en: 'Send a new code', bn: 'নতুন কোড পাঠান' },
    otherNumber: { en: 'Use another number', bn: 'অন্য নম্বর দিন' },
    byEmail: { en: 'Log in with e-mail and password', bn: 'ই-মেইল ও পাসওয়ার্ড দিয়ে লগ ইন' },
  },
  secondFactor: {
    title: { en: 'Second step', bn: 'দ্বিতীয় ধাপ' },
    totp: {
      heading: { en: 'Enter the code from your app', bn: 'অ্যাপের কোড লিখুন' },
      intro: {
        en: 'Open your authenticator app and enter the 6 digits that it shows for Poth now.',
        bn: 'অথেনটিকেটর অ্যাপ খুলে পথ-এর জন্য এখন যে ৬টি অঙ্ক দেখাচ্ছে তা লিখুন।',
      },
      label: { en: 'Code from the app', bn: 'অ্যাপের কোড' },
      other: { en: 'Use a backup code', bn: 'ব্যাকআপ কোড দিন' },
    },
    backup: {
      heading: { en: 'Enter a backup code', bn: 'ব্যাকআপ কোড লিখুন' },
      intro: {
        en: 'One of the codes that you kept when you set up the second step. Each works once.',
        bn: 'দ্বিতীয় ধাপ চালু করার সময় যে কোডগুলো রেখেছিলেন তার একটি লিখুন। প্রতিটি একবারই কাজ করে।',
      },
      label: { en: 'Backup code', bn: 'ব্যাকআপ কোড' },
      other: { en: 'Use the code from the app', bn: 'অ্যাপের কোড দিন' },
      wrong: {
        en: 'This code is not right, or it was used before. Take another one from your list.',
        bn: 'কোডটি ঠিক নয়, না হলে আগেই ব্যবহার হয়েছে। তালিকার অন্য একটি দিন।',
      },
    },
    submit: { en: 'Go on', bn: 'এগিয়ে যান' },
    otherAccount: { en: 'Log in with another account', bn: 'অন্য অ্যাকাউন্টে লগ ইন করুন' },
  },
  signOut: {
    title: { en: 'Log out', bn: 'লগ আউট' },
    heading: { en: 'Log out?', bn: 'লগ আউট করবেন?' },
    text: {
      en: 'This browser then forgets who you are, and lets go of seats that are not paid yet.',
      bn: 'এরপর এই ব্রাউজার আপনাকে মনে রাখবে না। যে সিটের টাকা দেওয়া হয়নি তা-ও আর আপনার থাকবে না।',
    },
    submit: { en: 'Log out', bn: 'লগ আউট করুন' },
    stay: { en: 'Stay logged in', bn: 'এখন না' },
  },
  why: {
    title: { en: 'One account for every route', bn: 'সব রুটের জন্য একটি অ্যাকাউন্ট' },
    stops: [
      {
        name: { en: 'All your tickets', bn: 'সব টিকিট এক জায়গায়' },
        text: { en: 'On any phone that you log in with.', bn: 'যে ফোনেই লগ ইন করুন, সেখানেই পাবেন।' },
      },
      {
        name: { en: 'Nothing to type twice', bn: 'বারবার লিখতে হয় না' },
        text: {
          en: 'Your name and number are filled in when you buy.',
          bn: 'টিকিট কাটার সময় নাম ও নম্বর আগে থেকেই লেখা থাকে।',
        },
      },
      {
        name: { en: 'Your seats stay held', bn: 'রাখা সিট থেকে যায়' },
        text: {
          en: 'Log in in the middle of a purchase and go on where you were.',
          bn: 'কেনার মাঝখানে লগ ইন করলেও যেখানে ছিলেন সেখান থেকেই চলবে।',
        },
      },
    ],
    without: { en: 'You can buy without an account, too.', bn: 'অ্যাকাউন্ট ছাড়াও টিকিট কাটা যায়।' },
  },
});
