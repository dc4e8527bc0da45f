import { texts } from '../text/texts.ts';

/** Texts of the pages on which an account is secured. */
export const securityText = texts({
  title: { en: 'Security', bn: 'নিরাপত্তা' },
  intro: {
    en: 'How you log in, and where you are logged in.',
    bn: 'কীভাবে লগ ইন করেন, আর কোথায় লগ ইন করা আছে।',
  },
  password: {
    current: { en: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
    why: { en: 'So that nobody else changes this.', bn: 'যাতে অন্য কেউ এটি বদলাতে না পারে।' },
  },
  signInAgain: {
    text: {
      en: 'To change this, log in once more. It keeps others off your account.',
      bn: 'এটি বদলাতে আরেকবার লগ ইন করুন। এতে অন্য কেউ আপনার অ্যাকাউন্ট বদলাতে পারে না।',
    },
    submit: { en: 'Log in again', bn: 'আবার লগ ইন করুন' },
  },
  email: {
    title: { en: 'E-mail', bn: 'ই-মেইল' },
    about: {
      en: 'You log in with it, and we write to it about every change on this page.',
      bn: 'এটি দিয়ে লগ ইন করেন। এই পাতায় কিছু বদলালে এই ঠিকানায় জানাই।',
    },
    none: { en: 'No e-mail yet', bn: 'এখনও ই-মেইল নেই' },
    proved: { en: 'Confirmed', bn: 'নিশ্চিত' },
    unproved: { en: 'Not confirmed', bn: 'নিশ্চিত হয়নি' },
    openLink: { en: 'Open the link in the mail that we sent you.', bn: 'আপনাকে পাঠানো মেইলের লিংকটি খুলুন।' },
    resend: { en: 'Send the link again', bn: 'লিংকটি আবার পাঠান' },
    pending: (email: string) => ({
      en: `We sent a link to ${email}. The new address counts once you have opened it, logged in to this account; until then the old one stays.`,
      bn: `${email} ঠিকানায় একটি লিংক গেছে। এই অ্যাকাউন্টে লগ ইন থাকা অবস্থায় সেটি খুললে নতুন ঠিকানা চালু হবে, ততক্ষণ আগেরটাই থাকবে।`,
    }),
    keep: { en: 'Keep the old address', bn: 'আগের ঠিকানাই থাক' },
    change: { en: 'Change e-mail', bn: 'ই-মেইল বদলান' },
    add: { en: 'Add an e-mail', bn: 'ই-মেইল যোগ করুন' },
    field: { en: 'New e-mail', bn: 'নতুন ই-মেইল' },
    submit: { en: 'Send the link', bn: 'লিংক পাঠান' },
  },
  phone: {
    title: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
    about: {
      en: 'You can log in with a code that we send to it.',
      bn: 'এই নম্বরে পাঠানো কোড দিয়ে লগ ইন করতে পারেন।',
    },
    none: { en: 'No number yet', bn: 'এখনও নম্বর নেই' },
    change: { en: 'Change number', bn: 'নম্বর বদলান' },
    add: { en: 'Add a number', bn: 'নম্বর যোগ করুন' },
    field: { en: 'New mobile number', bn: 'নতুন মোবাইল নম্বর' },
    submit: { en: 'Save the number', bn: 'নম্বর সংরক্ষণ করুন' },
    other: { en: 'Use another number, or a new code', bn: 'অন্য নম্বর বা নতুন কোড নিন' },
  },
  ownPassword: {
    title: { en: 'Password', bn: 'পাসওয়ার্ড' },
    about: {
      en: 'A new one logs you out everywhere but here.',
      bn: 'নতুন পাসওয়ার্ড দিলে এখান ছাড়া অন্য সব জায়গা থেকে লগ আউট হবে।',
    },
    has: { en: 'You have a password.', bn: 'আপনার পাসওয়ার্ড আছে।' },
    none: { en: 'You log in without a password.', bn: 'আপনি পাসওয়ার্ড ছাড়া লগ ইন করেন।' },
    needsEmail: {
      en: 'Add an e-mail first: a password works together with one.',
      bn: 'আগে ই-মেইল যোগ করুন, পাসওয়ার্ড তার সঙ্গেই কাজ করে।',
    },
    change: { en: 'Change password', bn: 'পাসওয়ার্ড বদলান' },
    set: { en: 'Set a password', bn: 'পাসওয়ার্ড দিন' },
    submit: { en: 'Save the password', bn: 'পাসওয়ার্ড সংরক্ষণ করুন' },
  },
  factor: {
    title: { en: 'Second factor', bn: 'দ্বিতীয় ধাপ' },
    about: {
      en: 'After the password, a code of an app on your phone. Somebody who learns your password still cannot get in.',
      bn: 'পাসওয়ার্ডের পরে ফোনের অ্যাপের একটি কোড। কেউ পাসওয়ার্ড জেনে গেলেও ঢুকতে পারবে না।',
    },
    needed: {
      en: 'Owners of bus companies and admins need a second factor. Set it up here, then you go on to where you were.',
      bn: 'বাস কোম্পানির মালিক ও অ্যাডমিনদের দ্বিতীয় ধাপ লাগে। এখানে চালু করুন, তারপর আগের জায়গায় ফিরে যাবেন।',
    },
    usePasskey: {
      en: 'Your passkey counts as the second factor. Log in with it to go on.',
      bn: 'আপনার পাসকিই দ্বিতীয় ধাপ। এগিয়ে যেতে পাসকি দিয়ে লগ ইন করুন।',
    },
    on: { en: 'On', bn: 'চালু' },
    off: { en: 'Off', bn: 'বন্ধ' },
    start: { en: 'Set up the second factor', bn: 'দ্বিতীয় ধাপ চালু করুন' },
    startWhat: {
      en: 'You need an authenticator app on your phone, such as Google Authenticator or Aegis.',
      bn: 'ফোনে একটি অথেনটিকেটর অ্যাপ লাগবে, যেমন Google Authenticator বা Aegis।',
    },
    startSubmit: { en: 'Show the code to scan', bn: 'স্ক্যান করার কোড দেখান' },
    scan: {
      title: { en: 'Scan this with the app', bn: 'অ্যাপ দিয়ে এটি স্ক্যান করুন' },
      picture: { en: 'QR code for your authenticator app', bn: 'অথেনটিকেটর অ্যাপের QR কোড' },
      open: { en: 'Open it in an app on this phone', bn: 'এই ফোনের অ্যাপে খুলুন' },
      orType: { en: 'Or type this key:', bn: 'অথবা এই সেটআপ কী লিখুন:' },
    },
    keep: {
      title: { en: 'Keep these backup codes', bn: 'ব্যাকআপ কোডগুলো রেখে দিন' },
      text: {
        en: 'For the day the phone is lost. Each works once, and they are shown only now: write them down or print them.',
        bn: 'ফোন হারালে কাজে লাগবে। প্রতিটি একবারই কাজ করে, আর শুধু এখনই দেখা যাবে। লিখে রাখুন বা প্রিন্ট করুন।',
      },
    },
    confirm: {
      title: { en: 'Enter the code from the app', bn: 'অ্যাপের কোড লিখুন' },
      label: { en: 'Code from the app', bn: 'অ্যাপের কোড' },
      submit: { en: 'Switch it on', bn: 'চালু করুন' },
    },
    newCodes: { en: 'New backup codes', bn: 'নতুন ব্যাকআপ কোড' },
    newCodesWhat: {
      en: 'The codes that you have now stop working.',
      bn: 'এখন যে কোডগুলো আছে সেগুলো আর চলবে না।',
    },
    newCodesSubmit: { en: 'Make new codes', bn: 'নতুন কোড নিন' },
    remove: { en: 'Switch it off', bn: 'বন্ধ করুন' },
    removeCode: { en: 'Code from the app, or a backup code', bn: 'অ্যাপের কোড, না হলে ব্যাকআপ কোড' },
    removeSubmit: { en: 'Switch off the second factor', bn: 'দ্বিতীয় ধাপ বন্ধ করুন' },
    stays: {
      en: 'Owners of bus companies and admins cannot switch it off.',
      bn: 'বাস কোম্পানির মালিক ও অ্যাডমিনরা এটি বন্ধ করতে পারেন না।',
    },
  },
  passkeys: {
    title: { en: 'Passkeys', bn: 'পাসকি' },
    about: {
      en: 'Log in with your finger, face or PIN instead of a password. It counts as both steps.',
      bn: 'পাসওয়ার্ডের বদলে আঙুলের ছাপ, মুখ বা পিন দিয়ে লগ ইন করুন। এতেই দুই ধাপ হয়ে যায়।',
    },
    none: { en: 'No passkey yet', bn: 'এখনও পাসকি নেই' },
    unnamed: { en: 'Passkey', bn: 'পাসকি' },
    added: (date: string) => ({ en: `Added ${date}`, bn: `যোগ হয়েছে ${date}` }),
    add: { en: 'Add a passkey', bn: 'পাসকি যোগ করুন' },
    adding: { en: 'Follow your device…', bn: 'ডিভাইসের নির্দেশ দেখুন…' },
    cannot: { en: 'This browser cannot make passkeys.', bn: 'এই ব্রাউজারে পাসকি তৈরি করা যায় না।' },
    needsScript: { en: 'Adding a passkey needs JavaScript.', bn: 'পাসকি যোগ করতে JavaScript লাগে।' },
    remove: (name: string) => ({ en: `Remove ${name}`, bn: `${name} সরান` }),
    removeSubmit: { en: 'Remove this passkey', bn: 'এই পাসকি সরান' },
    signIn: { en: 'Log in with a passkey', bn: 'পাসকি দিয়ে লগ ইন' },
    signingIn: { en: 'Follow your device…', bn: 'ডিভাইসের নির্দেশ দেখুন…' },
  },
  sessions: {
    title: { en: 'Where you are logged in', bn: 'কোথায় লগ ইন করা আছে' },
    about: {
      en: 'Is one of them not yours? Log it out and change your password.',
      bn: 'কোনোটি অচেনা? সেটি লগ আউট করে পাসওয়ার্ড বদলান।',
    },
    here: { en: 'This device', bn: 'এই ডিভাইস' },
    used: (at: string) => ({ en: `Last used ${at}`, bn: `শেষ ব্যবহার ${at}` }),
    end: { en: 'Log out', bn: 'লগ আউট' },
    endOf: (device: string) => ({ en: `Log out of ${device}`, bn: `${device} থেকে লগ আউট` }),
    endOthers: { en: 'Log out everywhere else', bn: 'অন্য সব জায়গা থেকে লগ আউট করুন' },
  },
  providers: {
    title: { en: 'Connected accounts', bn: 'যুক্ত অ্যাকাউন্ট' },
    about: { en: 'You can log in with these, too.', bn: 'এগুলো দিয়েও লগ ইন করতে পারেন।' },
    names: { google: 'Google', facebook: 'Facebook' },
  },
  forgot: {
    title: { en: 'Forgot password', bn: 'পাসওয়ার্ড ভুলে গেছেন' },
    heading: { en: 'A new password', bn: 'নতুন পাসওয়ার্ড' },
    intro: {
      en: 'Enter the e-mail of your account. We send you a link with which you choose a new password.',
      bn: 'আপনার অ্যাকাউন্টের ই-মেইল লিখুন। নতুন পাসওয়ার্ড দেওয়ার একটি লিংক পাঠাব।',
    },
    email: { en: 'E-mail', bn: 'ই-মেইল' },
    submit: { en: 'Send the link', bn: 'লিংক পাঠান' },
    sentHeading: { en: 'Check your mail', bn: 'আপনার মেইল দেখুন' },
    sent: (email: string) => ({
      en: `If ${email} has an account, a link is on its way to it. It is good for 30 minutes, once.`,
      bn: `${email} ঠিকানায় অ্যাকাউন্ট থাকলে একটি লিংক পাঠানো হয়েছে। ৩০ মিনিট পর্যন্ত, একবারই কাজ করবে।`,
    }),
    notThere: {
      en: 'Nothing there? Look in the spam folder, or check the spelling of the address.',
      bn: 'মেইল আসেনি? স্প্যামে দেখুন, না হলে ঠিকানাটি ঠিক লিখেছেন কি না মিলিয়ে দেখুন।',
    },
    again: { en: 'Enter the address again', bn: 'ঠিকানা আবার লিখুন' },
    toLogin: { en: 'Back to login', bn: 'লগ ইনে ফিরে যান' },
  },
  reset: {
    title: { en: 'New password', bn: 'নতুন পাসওয়ার্ড' },
    heading: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড দিন' },
    intro: {
      en: 'Afterwards you log in with it. Every other device is logged out.',
      bn: 'এরপর এটি দিয়ে লগ ইন করবেন। অন্য সব ডিভাইস থেকে লগ আউট হয়ে যাবে।',
    },
    submit: { en: 'Save the password', bn: 'পাসওয়ার্ড সংরক্ষণ করুন' },
    askAgain: { en: 'Ask for a new link', bn: 'নতুন লিংক নিন' },
  },
  verify: {
    title: { en: 'Confirm e-mail', bn: 'ই-মেইল নিশ্চিত করুন' },
    heading: { en: 'Is this your e-mail?', bn: 'ই-মেইলটি কি আপনার?' },
    intro: {
      en: 'Press the button, and we know that the address is yours.',
      bn: 'বোতামটি চাপুন, তাহলে জানব ঠিকানাটি আপনার।',
    },
    submit: { en: 'Confirm the address', bn: 'ঠিকানা নিশ্চিত করুন' },
    choose: {
      en: 'Choose your password, and the address is confirmed. It replaces the one typed at sign-up, which was in another browser. If you did not sign up, close this page.',
      bn: 'আপনার পাসওয়ার্ড দিন, তাতেই ঠিকানা নিশ্চিত হবে। অ্যাকাউন্ট খোলার সময় অন্য ব্রাউজারে যে পাসওয়ার্ড দেওয়া হয়েছিল তা আর চলবে না। আপনি অ্যাকাউন্ট না খুলে থাকলে পাতাটি বন্ধ করুন।',
    },
    signIn: {
      en: 'Log in to the account that asked for this address, and confirm it there. If you did not ask for it, close this page.',
      bn: 'যে অ্যাকাউন্টে এই ঠিকানা যোগ করতে চেয়েছেন তাতে লগ ইন করে নিশ্চিত করুন। আপনি না চেয়ে থাকলে পাতাটি বন্ধ করুন।',
    },
    otherAccount: {
      en: 'You are logged in to another account. Log out, then log in to the account that asked for this address.',
      bn: 'আপনি অন্য অ্যাকাউন্টে লগ ইন করা আছেন। লগ আউট করে, যে অ্যাকাউন্টে এই ঠিকানা যোগ করতে চেয়েছেন তাতে লগ ইন করুন।',
    },
    toLogin: { en: 'Log in', bn: 'লগ ইন' },
    toSignOut: { en: 'Log out', bn: 'লগ আউট' },
    toSecurity: { en: 'Ask for a new link', bn: 'নতুন লিংক নিন' },
    byPassword: {
      en: 'Choosing a new password by mail confirms the e-mail, too.',
      bn: 'মেইলের লিংক দিয়ে নতুন পাসওয়ার্ড নিলে ই-মেইলও নিশ্চিত হয়ে যায়।',
    },
    toPassword: { en: 'Choose a password by mail', bn: 'মেইলের লিংকে পাসওয়ার্ড নিন' },
  },
});
