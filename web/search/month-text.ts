import { texts } from '../text/texts.ts';

/** Texts of the page of a month's lowest fares. */
export const monthPageText = texts({
  link: { en: 'Lowest fares of the month', bn: 'পুরো মাসের কম ভাড়া' },
  title: (from: string, to: string) => ({
    en: `Lowest fares, ${from} to ${to}`,
    bn: `${from} থেকে ${to}, সবচেয়ে কম ভাড়া`,
  }),
  months: { en: 'Months on sale', bn: 'যেসব মাসের টিকিট বিক্রি হচ্ছে' },
  back: { en: 'Back to the coaches', bn: 'বাসের তালিকায় ফিরুন' },
  filtered: {
    en: 'Prices are those of the coaches that your filters keep.',
    bn: 'আপনার বাছাইয়ে যেসব বাস মেলে, দাম সেগুলোর।',
  },
  unfiltered: { en: 'Show all coaches', bn: 'সব বাস দেখান' },
  cheapest: { en: 'Lowest of the month', bn: 'মাসের সবচেয়ে কম' },
  notOnSale: { en: 'Not on sale', bn: 'বিক্রি হচ্ছে না' },
  soldOut: { en: 'Sold out', bn: 'সিট শেষ' },
  noCoach: { en: 'No coach', bn: 'বাস নেই' },
  age: {
    en: 'Prices are for one seat with the service charge, and at most a minute old.',
    bn: 'দাম এক সিটের, সার্ভিস চার্জসহ। হিসাব বড়জোর এক মিনিট আগের।',
  },
  none: (from: string, to: string) => ({
    en: `No coach from ${from} to ${to} is on sale in this month.`,
    bn: `এই মাসে ${from} থেকে ${to} যাওয়ার কোনো বাসের টিকিট নেই।`,
  }),
});
