import { texts } from '../text/texts.ts';

/** The three slides of the banner, titled as the specification says. */
export const slidesText = texts({
  slides: [
    {
      kicker: { en: 'Poth', bn: 'পথ' },
      title: { en: 'Every seat.', bn: 'সব সিট।' },
      bright: { en: 'Every road.', bn: 'সব পথ।' },
      rest: { en: 'One ticket away.', bn: 'একটি টিকিটেই।' },
      text: {
        en: 'Live seat maps from verified operators across 64 districts. Pay with bKash, Nagad or card — the seat is yours the moment you tap it.',
        bn: '৬৪ জেলায় যাচাই করা কোম্পানির সিটের আসল ছক। টাকা দিন বিকাশ, নগদ বা কার্ডে। সিটে চাপ দিলেই সেটি আপনার।',
      },
    },
    {
      kicker: { en: '', bn: '' },
      title: { en: 'Best & Most Professional', bn: 'বাংলাদেশে ভ্রমণের' },
      bright: { en: 'Travel Option', bn: 'সেরা ও পেশাদার' },
      rest: { en: 'In Bangladesh', bn: 'ব্যবস্থা' },
      text: {
        en: 'Every operator shows its licence before it sells. Every counter has an address and a phone number.',
        bn: 'লাইসেন্স যাচাই না করে কেউ এখানে টিকিট বেচে না। প্রতিটি কাউন্টারের ঠিকানা ও ফোন নম্বর দেওয়া আছে।',
      },
    },
    {
      kicker: { en: '', bn: '' },
      title: { en: 'We have the widest range of', bn: 'দূরপাল্লার আরামের বাসের' },
      bright: { en: 'luxury inter-city bus.', bn: 'সবচেয়ে বড় সমাহার' },
      rest: { en: '', bn: 'আমাদের।' },
      text: {
        en: 'AC and non AC, by day and by night. Compare times, fares and free seats side by side.',
        bn: 'এসি ও নন-এসি, দিনে ও রাতে। সময়, ভাড়া আর খালি সিট পাশাপাশি মিলিয়ে দেখুন।',
      },
    },
  ],
});
