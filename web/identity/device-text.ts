import { texts } from '../text/texts.ts';

/** Texts of the page on which a staff device waits to be let in, and its PIN is chosen and entered. */
export const deviceText = texts({
  title: { en: 'This device', bn: 'এই ডিভাইস' },
  device: { en: 'Device', bn: 'ডিভাইস' },
  letters: { en: 'Letters to read out', bn: 'পড়ে শোনানোর অক্ষর' },
  waiting: {
    heading: { en: 'This device is waiting for your company', bn: 'ডিভাইসটি আপনার কোম্পানির অনুমতির অপেক্ষায়' },
    lead: {
      en: 'You are logged in, but the desk opens only on devices that the owner of your company has let in. Call the owner and read these letters out. They let this device in on the page Staff.',
      bn: 'আপনি লগ ইন করেছেন, তবে কাজের পাতা শুধু কোম্পানির মালিকের অনুমতি দেওয়া ডিভাইসে খোলে। মালিককে ফোন করে এই অক্ষরগুলো পড়ে শোনান। তিনি “কর্মী” পাতা থেকে অনুমতি দেবেন।',
    },
    look: { en: 'Refresh', bn: 'আবার দেখুন' },
  },
  shut: {
    heading: { en: 'This device is not let in', bn: 'এই ডিভাইসের অনুমতি নেই' },
    lead: {
      en: 'The owner of your company refused it or took it back, or the PIN was wrong too many times. Ask again when the owner expects it.',
      bn: 'কোম্পানির মালিক অনুমতি দেননি বা ফিরিয়ে নিয়েছেন, না হলে অনেকবার ভুল পিন দেওয়া হয়েছে। মালিকের সঙ্গে কথা বলে আবার অনুরোধ করুন।',
    },
    again: { en: 'Ask again', bn: 'আবার অনুরোধ করুন' },
  },
  choose: {
    heading: { en: 'Choose a PIN for this device', bn: 'এই ডিভাইসের জন্য একটি পিন ঠিক করুন' },
    lead: {
      en: 'Your company has let this device in. The PIN opens the desk after each login and after 30 minutes without use. It works on this device only.',
      bn: 'আপনার কোম্পানি এই ডিভাইসের অনুমতি দিয়েছে। প্রতিবার লগ ইন করার পর আর ৩০ মিনিট কাজ না করলে এই পিন দিয়ে কাজের পাতা খুলবেন। পিনটি শুধু এই ডিভাইসেই চলে।',
    },
    pin: { en: 'PIN of 6 digits', bn: '৬ অঙ্কের পিন' },
    hint: {
      en: 'Not 123456, not one digit six times, not part of your mobile number.',
      bn: '১২৩৪৫৬, একই অঙ্ক ছয়বার বা আপনার মোবাইল নম্বরের অংশ দেবেন না।',
    },
    again: { en: 'The same PIN again', bn: 'একই পিন আবার' },
    submit: { en: 'Save the PIN and open the desk', bn: 'পিন রেখে কাজের পাতা খুলুন' },
  },
  enter: {
    heading: { en: 'Enter your PIN', bn: 'আপনার পিন দিন' },
    lead: {
      en: 'The desk is locked. The PIN that you chose on this device opens it.',
      bn: 'কাজের পাতা লক করা আছে। এই ডিভাইসে ঠিক করা পিনটি দিলে খুলবে।',
    },
    pin: { en: 'PIN', bn: 'পিন' },
    submit: { en: 'Open the desk', bn: 'কাজের পাতা খুলুন' },
    forgot: { en: 'Forgotten the PIN?', bn: 'পিন ভুলে গেছেন?' },
    forgotSays: {
      en: 'Then the owner of your company lets this device in once more, and you choose a new PIN.',
      bn: 'তাহলে কোম্পানির মালিক এই ডিভাইসের অনুমতি আবার দেবেন, তারপর নতুন পিন ঠিক করবেন।',
    },
    forgotGo: { en: 'Ask the owner again', bn: 'মালিককে আবার অনুরোধ করুন' },
  },
  signOut: { en: 'Log out', bn: 'লগ আউট' },
  faults: {
    'pin-missing': { en: 'Enter the PIN.', bn: 'পিনটি লিখুন।' },
    'pin-length': { en: 'A PIN has exactly 6 digits.', bn: 'পিনে ঠিক ৬টি অঙ্ক লাগে।' },
    'pin-simple': {
      en: 'This PIN is one that everybody tries first. Choose another one.',
      bn: 'এই পিন সহজে ধরা যায়। অন্য একটি দিন।',
    },
    'pin-of-phone': {
      en: 'These digits are in your mobile number. Choose others.',
      bn: 'এই অঙ্কগুলো আপনার মোবাইল নম্বরে আছে। অন্য অঙ্ক দিন।',
    },
    'pin-differs': { en: 'The two PINs are not the same.', bn: 'দুইবারের পিন এক নয়।' },
  },
});
