import { productName } from '../text/page-meta.ts';

/** The facts of the company behind this installation; these are demonstration values. */
export const company = {
  name: productName,
  since: 1990,
  buses: 60,
  staff: 200,
  passengersPerYear: { en: 'over a million', bn: 'দশ লাখের বেশি' },
  email: 'help@poth.example',
  jobsEmail: 'jobs@poth.example',
  address: {
    en: '12 Gabtoli Bus Terminal Road, Mirpur, Dhaka 1216',
    bn: '১২ গাবতলী বাস টার্মিনাল রোড, মিরপুর, ঢাকা ১২১৬',
  },
  hours: { en: 'Every day, 6:00 AM to midnight', bn: 'প্রতিদিন সকাল ৬:০০ থেকে রাত ১২:০০' },
  tradeLicence: 'TRAD/DNCC/000000/2026',
  mobiles: ['01700-000001', '01700-000002', '01700-000003'],
  telephones: ['02-48000001', '02-48000002', '02-48000003'],
  whatsapp: '01700-000001',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/poth.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@poth.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/poth.example' },
  ],
  managers: [
    { name: { en: 'Abdul Karim', bn: 'আব্দুল করিম' }, title: { en: 'Chairman', bn: 'চেয়ারম্যান' } },
    {
      name: { en: 'Shirin Akter', bn: 'শিরিন আক্তার' },
      title: { en: 'Managing Director', bn: 'ব্যবস্থাপনা পরিচালক' },
    },
    {
      name: { en: 'Rafiqul Islam', bn: 'রফিকুল ইসলাম' },
      title: { en: 'Director, Operations', bn: 'পরিচালক (অপারেশনস)' },
    },
    { name: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' }, title: { en: 'Director, Finance', bn: 'পরিচালক (অর্থ)' } },
    { name: { en: 'Mizanur Rahman', bn: 'মিজানুর রহমান' }, title: { en: 'Head of Safety', bn: 'নিরাপত্তা প্রধান' } },
    {
      name: { en: 'Farhana Yasmin', bn: 'ফারহানা ইয়াসমিন' },
      title: { en: 'Head of Passenger Care', bn: 'যাত্রীসেবা প্রধান' },
    },
  ],
} as const;

/** A number of Bangladesh as a phone dials it: 01700-000001 is tel:+8801700000001. */
export const telLink = (number: string): string => `tel:+88${number.replace(/\D/g, '')}`;
