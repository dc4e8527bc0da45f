import { texts } from '../text/texts.ts';

export const logoText = texts({
  title: { en: 'Logo', bn: 'লোগো' },
  lead: {
    en: 'It is shown beside your name on the home page, in the list of operators and on the pages of your routes.',
    bn: 'প্রথম পাতায়, কোম্পানির তালিকায় আর আপনার রুটের পাতায় নামের পাশে থাকে।',
  },
  now: { en: 'Shown now', bn: 'এখন যা দেখা যাচ্ছে' },
  letters: {
    en: 'Two letters of the name stand for the company until it has a logo.',
    bn: 'লোগো না দেওয়া পর্যন্ত নামের দুটি অক্ষর থাকে।',
  },
  image: { en: 'A new logo', bn: 'নতুন লোগো' },
  hint: {
    en: 'JPEG, PNG or WebP, up to 5 MB. Square looks best: it is shown small.',
    bn: 'JPEG, PNG বা WebP, ৫ এমবি পর্যন্ত। চারকোনা হলে ভালো, ছোট করে দেখানো হয়।',
  },
  missing: { en: 'Choose a picture.', bn: 'একটি ছবি বেছে নিন।' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  remove: { en: 'Remove the logo', bn: 'লোগো সরান' },
});
