import { texts } from '../text/texts.ts';

export const siteText = texts({
  skip: { en: 'Skip to the page', bn: 'মূল অংশে যান' },
  menu: { en: 'Menu', bn: 'মেনু' },
  mainMenu: { en: 'Main menu', bn: 'প্রধান মেনু' },
  home: { en: 'Poth, home page', bn: 'পথ, প্রথম পাতা' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  loading: { en: 'Loading...', bn: 'খোলা হচ্ছে...' },
  offline: {
    en: 'You are offline. Nothing you typed is lost; try again when the connection is back.',
    bn: 'ইন্টারনেট নেই। আপনার লেখা হারায়নি, সংযোগ এলে আবার চেষ্টা করুন।',
  },
  installation: { en: 'About this installation', bn: 'এই সাইট সম্পর্কে' },
  demo: {
    en: 'Demonstration: operators, trips and prices are examples.',
    bn: 'এটি একটি নমুনা: বাস কোম্পানি, যাত্রা ও ভাড়া উদাহরণ মাত্র।',
  },
  sandbox: {
    en: 'Payments go to a sandbox; no real money moves.',
    bn: 'পেমেন্ট পরীক্ষামূলক গেটওয়েতে যায়, আসল টাকা কাটে না।',
  },
  savedMeanwhile: {
    title: { en: 'What is saved now', bn: 'এখন যা সংরক্ষিত আছে' },
    where: {
      en: 'The form keeps what you typed; below it is what is saved now.',
      bn: 'আপনার লেখা ফর্মে রয়ে গেছে, আর এখন যা সংরক্ষিত আছে তা ফর্মের নিচে।',
    },
    says: {
      en: 'What you typed is still in the form. Saving it replaces this.',
      bn: 'আপনার লেখা ফর্মে রয়ে গেছে। সংরক্ষণ করলে এর জায়গায় সেটি বসবে।',
    },
  },
  unsent: {
    'not-sent': { en: 'There is no network, so nothing was sent.', bn: 'ইন্টারনেট নেই, তাই কিছুই পাঠানো হয়নি।' },
    unknown: {
      en: 'No answer came, so we do not know whether this arrived.',
      bn: 'কোনো উত্তর আসেনি, তাই এটি পৌঁছেছে কি না আমরা জানি না।',
    },
    'too-large': {
      en: 'The text or file is too large and was not taken.',
      bn: 'লেখা বা ফাইল বেশি বড়, তাই নেওয়া হয়নি।',
    },
    'not-fetched': { en: 'No answer came, so nothing was found.', bn: 'কোনো উত্তর আসেনি, তাই কিছু খোঁজা যায়নি।' },
    taken: {
      en: 'This arrived, but the page after it could not be opened. Do not send it again.',
      bn: 'এটি পৌঁছেছে, কিন্তু পরের পাতাটি খোলা যায়নি। আবার পাঠাবেন না।',
    },
    kept: { en: 'What you typed is still here.', bn: 'আপনার লেখা এখানেই আছে।' },
    wait: {
      en: 'When the network is back, press the button. Nothing is sent by itself.',
      bn: 'ইন্টারনেট এলে বোতামটি চাপুন। নিজে থেকে কিছু পাঠানো হবে না।',
    },
    once: {
      en: 'You can send it again: it counts only once.',
      bn: 'আবার পাঠাতে পারেন, একবারই ধরা হবে।',
    },
    look: {
      en: 'Look whether it was done before you send it again.',
      bn: 'আবার পাঠানোর আগে দেখে নিন, কাজটি হয়ে গেছে কি না।',
    },
    send: { en: 'Send now', bn: 'এখন পাঠান' },
    again: { en: 'Send again', bn: 'আবার পাঠান' },
    retry: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
    open: { en: 'Open the page', bn: 'পাতাটি খুলুন' },
  },
  nav: {
    about: { en: 'About Us', bn: 'আমাদের কথা' },
    partners: { en: 'Our Partners', bn: 'আমাদের সঙ্গী' },
    query: { en: 'Query', bn: 'জানতে চান?' },
    contact: { en: 'Contact Us', bn: 'যোগাযোগ' },
    cancel: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
    ticket: { en: 'My Ticket', bn: 'আমার টিকিট' },
  },
  user: {
    logIn: { en: 'Login | Signup', bn: 'লগ ইন | নতুন অ্যাকাউন্ট' },
    menu: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
    menuOf: (name: string) => ({ en: `${name}, your account`, bn: `${name}, আপনার অ্যাকাউন্ট` }),
    logOut: { en: 'Log out', bn: 'লগ আউট' },
    links: {
      profile: { en: 'Profile', bn: 'প্রোফাইল' },
      tickets: { en: 'Tickets', bn: 'আমার টিকিট' },
      providers: { en: 'All Bus Provider', bn: 'সব বাস কোম্পানি' },
      users: { en: 'Users', bn: 'ব্যবহারকারী' },
      support: { en: 'Support', bn: 'সহায়তা' },
      addBus: { en: 'Add Bus', bn: 'বাস যোগ করুন' },
      addCompany: { en: 'Add Company', bn: 'কোম্পানি যোগ করুন' },
      buses: { en: 'Buses', bn: 'আমার বাস' },
      staff: { en: 'Staff', bn: 'কর্মী' },
      security: { en: 'Security', bn: 'নিরাপত্তা' },
    },
  },
  footer: {
    about: {
      en: 'Bus tickets of many operators in one place: see the real seat map, pay safely, keep the ticket on your phone.',
      bn: 'এক জায়গায় অনেক কোম্পানির বাসের টিকিট। সিটের আসল ছক দেখে বেছে নিন, নিরাপদে টাকা দিন, টিকিট থাকুক ফোনে।',
    },
    social: { en: 'Find us on', bn: 'আমরা আছি' },
    example: { en: 'These links are examples.', bn: 'এই লিংকগুলো উদাহরণ মাত্র।' },
    rights: (year: string) => ({
      en: `© ${year} Poth. All rights reserved.`,
      bn: `© ${year} পথ। সর্বস্বত্ব সংরক্ষিত।`,
    }),
  },
  notFound: {
    title: { en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' },
    text: {
      en: 'There is no page at this address. It may have moved, or a letter in it is wrong.',
      bn: 'এই ঠিকানায় কোনো পাতা নেই। পাতাটি সরে গেছে, না হলে ঠিকানায় কোনো অক্ষর ভুল আছে।',
    },
  },
  notForYou: {
    title: { en: 'This page is not for this account', bn: 'এই পাতা এই অ্যাকাউন্টের জন্য নয়' },
    text: {
      en: 'Log in with an account that may see it, or go back to the home page.',
      bn: 'যে অ্যাকাউন্টে এটি দেখা যায় সেটি দিয়ে লগ ইন করুন, না হলে প্রথম পাতায় ফিরে যান।',
    },
  },
  notFitting: {
    title: { en: 'This request does not fit the page', bn: 'এই পাতায় এমন অনুরোধ চলে না' },
    text: {
      en: 'Nothing was done. Load the page again, and try from there.',
      bn: 'কিছুই করা হয়নি। পাতাটি আবার খুলে চেষ্টা করুন।',
    },
  },
  failed: {
    title: { en: 'Something went wrong on our side', bn: 'আমাদের দিকে একটি সমস্যা হয়েছে' },
    text: {
      en: 'Your seats and your money are not touched by this. Load the page again; if it stays, call us.',
      bn: 'এতে আপনার সিট বা টাকার কোনো ক্ষতি হয়নি। পাতাটি আবার খুলুন। তাতেও না হলে আমাদের ফোন করুন।',
    },
  },
  otherAccount: { en: 'Log in with another account', bn: 'অন্য অ্যাকাউন্টে লগ ইন করুন' },
  toHome: { en: 'To the home page', bn: 'প্রথম পাতায় যান' },
  toCallCenter: { en: 'Call Center', bn: 'কল সেন্টার' },
  again: { en: 'Load the page again', bn: 'পাতাটি আবার খুলুন' },
});
