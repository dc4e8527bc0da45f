import type { Bilingual } from '@poth/domain/language.ts';

type Column = { title: Bilingual; links: readonly { to: string; name: Bilingual }[] };

/** Columns of links in the footer of every page. */
export const footerColumns: readonly Column[] = [
  {
    title: { en: 'Company Info', bn: 'কোম্পানি' },
    links: [
      { to: '/about-us', name: { en: 'About', bn: 'আমাদের কথা' } },
      { to: '/history', name: { en: 'History', bn: 'আমাদের পথচলা' } },
      { to: '/careers', name: { en: 'Careers', bn: 'চাকরি' } },
    ],
  },
  {
    title: { en: 'Services', bn: 'সেবা' },
    links: [
      { to: '/search', name: { en: 'Bus Ticket', bn: 'বাসের টিকিট' } },
      { to: '/how-to-buy', name: { en: 'Online Booking', bn: 'অনলাইনে টিকিট কাটা' } },
      { to: '/routes', name: { en: 'Ticket By Road', bn: 'রুট দেখে টিকিট' } },
      { to: '/operators', name: { en: 'Ticket By Bus', bn: 'কোম্পানি দেখে টিকিট' } },
      { to: '/our-partners', name: { en: 'Free Buffet', bn: 'ফ্রি বুফে' } },
    ],
  },
  {
    title: { en: 'Helpful Links', bn: 'দরকারি লিংক' },
    links: [
      { to: '/contact-us', name: { en: 'Contact', bn: 'যোগাযোগ' } },
      { to: '/call-center', name: { en: 'Call Center', bn: 'কল সেন্টার' } },
      { to: '/faqs', name: { en: 'FAQs', bn: 'সাধারণ প্রশ্ন' } },
      { to: '/live-chat', name: { en: 'Live Chat', bn: 'লাইভ চ্যাট' } },
      { to: '/developers', name: { en: 'Developers', bn: 'ডেভেলপারদের জন্য' } },
    ],
  },
  {
    title: { en: 'Legal', bn: 'আইনি' },
    links: [
      { to: '/privacy', name: { en: 'Privacy Policy', bn: 'গোপনীয়তার নীতি' } },
      { to: '/terms', name: { en: 'Terms & Conditions', bn: 'শর্তাবলি' } },
      { to: '/returns', name: { en: 'Returns Policy', bn: 'টাকা ফেরতের নিয়ম' } },
      { to: '/accessibility', name: { en: 'Accessibility', bn: 'সবার জন্য পথ' } },
    ],
  },
];
