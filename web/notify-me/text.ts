import { texts } from '../text/texts.ts';

export const notifyText = texts({
  title: { en: 'Tell me by SMS', bn: 'এসএমএসে জানান' },
  wishTitle: { en: 'News you asked for', bn: 'যে খবর চেয়েছেন' },
  about: (from: string, to: string, date: string) => ({
    en: `${from} – ${to}, ${date}`,
    bn: `${from} – ${to}, ${date}`,
  }),
  now: (price: string) => ({ en: `Seats cost from ${price} now.`, bn: `সিটের দাম এখন ${price} থেকে শুরু।` }),
  none: {
    en: 'No seat can be bought for that date now.',
    bn: 'এই তারিখে এখন কোনো সিট কেনা যাচ্ছে না।',
  },
  kind: { en: 'What should we tell you of?', bn: 'কোন খবরটি চান?' },
  opening: { en: 'Seats of this date can be bought', bn: 'এই তারিখের সিট কেনা যাচ্ছে' },
  price: { en: 'A seat costs no more than', bn: 'সিটের দাম এর বেশি নয়' },
  most: { en: 'Price of a seat, in taka', bn: 'এক সিটের দাম, টাকায়' },
  mostHint: { en: 'Only for a price.', bn: 'শুধু দামের খবরের জন্য।' },
  mostWrong: { en: 'Type an amount in taka, for example 650.', bn: 'টাকার অঙ্ক লিখুন, যেমন ৬৫০।' },
  proof: { en: 'Your number, by a code', bn: 'কোড দিয়ে আপনার নম্বর' },
  send: { en: 'Send me a code', bn: 'কোড পাঠান' },
  ownPhone: (phone: string) => ({
    en: `The message goes to the number of your account, ${phone}.`,
    bn: `খবরটি যাবে আপনার অ্যাকাউন্টের নম্বরে (${phone})।`,
  }),
  submit: { en: 'Tell me', bn: 'জানান' },
  rules: {
    en: 'You get one message, and then it is over. Your number is used for this alone, and is deleted with the message or a day after the date.',
    bn: 'একটিই এসএমএস যাবে, তারপর শেষ। নম্বরটি শুধু এই কাজেই লাগে, এসএমএসের সঙ্গে বা তারিখের এক দিন পর মুছে যায়।',
  },
  back: { en: 'Back to the coaches', bn: 'বাসের তালিকায় ফিরুন' },
  made: { en: 'You will be told', bn: 'আপনাকে জানানো হবে' },
  ofOpening: {
    en: 'One SMS, when seats of this date can be bought.',
    bn: 'এই তারিখের সিট কেনা গেলে একটি এসএমএস যাবে।',
  },
  ofPrice: (price: string) => ({
    en: `One SMS, when a seat costs ${price} or less.`,
    bn: `সিটের দাম ${price} বা তার কম হলে একটি এসএমএস যাবে।`,
  }),
  keep: {
    en: 'Keep this page’s address: here you can end it.',
    bn: 'এই পাতার ঠিকানা রেখে দিন, এখানেই এটি বন্ধ করা যায়।',
  },
  end: { en: 'Do not tell me', bn: 'জানানোর দরকার নেই' },
  over: {
    en: 'There is nothing to tell any more: it was told, it was ended, or its date is over.',
    bn: 'আর জানানোর কিছু নেই: খবরটি গেছে, বন্ধ করা হয়েছে, না হলে তারিখ পেরিয়েছে।',
  },
  search: { en: 'Search buses', bn: 'বাস খুঁজুন' },
});
