/** Texts of the page of the kit: samples, in both languages. */
export const kitText = {
  title: { en: 'Kit', bn: 'কিট' },
  otherPath: { en: '/bn/ui', bn: '/ui' },
  other: { en: 'বাংলা', bn: 'English' },
  long: {
    en: 'A sentence that is long enough to need a second line on a phone of 390 pixels, as those of people are.',
    bn: 'এমন একটা লম্বা বাক্য, ৩৯০ পিক্সেলের ফোনে যেটা দুই লাইনে যায়, মানুষের বাক্য যেমন হয়।',
  },
  word: { en: 'Dhaka', bn: 'ঢাকা' },
  press: { en: 'Proceed', bn: 'এগিয়ে যান' },
  send: { en: 'Send', bn: 'পাঠান' },
  name: { en: 'Name', bn: 'নাম' },
  hint: { en: 'As on your NID.', bn: 'এনআইডিতে যেমন আছে।' },
  fault: { en: 'Write your name.', bn: 'আপনার নাম লিখুন।' },
  none: { en: 'No coach yet.', bn: 'এখনও কোনো বাস নেই।' },
  coach: { en: 'Coach', bn: 'বাস' },
  seats: { en: 'Seats', bn: 'সিট' },
  fare: { en: 'Fare', bn: 'ভাড়া' },
  days: [
    { en: 'Fri', bn: 'শুক্র' },
    { en: 'Sat', bn: 'শনি' },
  ],
  agree: {
    before: { en: 'I have read the ', bn: 'আমি ' },
    link: { en: 'terms', bn: 'শর্তাবলি' },
    newTab: { en: '(opens in a new tab)', bn: '(নতুন ট্যাবে খোলে)' },
    after: { en: '.', bn: ' পড়েছি।' },
  },
};
