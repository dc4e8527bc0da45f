import { texts } from '../text/texts.ts';

/** Texts of the step that asks for a fresh proof of identity. */
export const proofText = texts({
  title: { en: 'Show that it is you', bn: 'প্রমাণ দিন যে এটি আপনিই' },
  why: {
    en: 'What you sent is kept, and is carried out once this is right. Then you are not asked again for ten minutes.',
    bn: 'আপনার পাঠানো তথ্য রাখা আছে, এটি ঠিক হলে কাজটি হয়ে যাবে। তারপর দশ মিনিট আর চাওয়া হবে না।',
  },
  code: { en: 'Code from the app, or a backup code', bn: 'অ্যাপের কোড, না হলে ব্যাকআপ কোড' },
  password: { en: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
  submit: { en: 'Confirm and go on', bn: 'নিশ্চিত করে এগিয়ে যান' },
  leave: { en: 'Leave it', bn: 'থাক, করব না' },
  signIn: { en: 'Log out, then log in with your passkey', bn: 'লগ আউট করে পাসকি দিয়ে আবার লগ ইন করুন' },
});

/** Says what is wrong with a proof. */
export const proofFaults = texts({
  'code-missing': { en: 'Enter the code.', bn: 'কোডটি লিখুন।' },
  'proof-code-wrong': {
    en: 'The code is not right, or was used already. Enter the one that your app shows now.',
    bn: 'কোডটি ঠিক নয়, বা আগেই ব্যবহার হয়েছে। অ্যাপে এখন যে কোড দেখাচ্ছে সেটি দিন।',
  },
  'password-missing': { en: 'Enter your password.', bn: 'আপনার পাসওয়ার্ড লিখুন।' },
  'password-wrong': { en: 'This is not your password.', bn: 'এটি আপনার পাসওয়ার্ড নয়।' },
});
