import type { Company, CompanyManager, CompanyPart, CompanyPhone, Milestone } from './company.ts';

const manager = (en: string, bn: string, postEn: string, postBn: string): CompanyManager => ({
  name: { en, bn },
  post: { en: postEn, bn: postBn },
});
const mobile = (number: string): CompanyPhone => ({ kind: 'mobile', number });
const telephone = (number: string): CompanyPhone => ({ kind: 'telephone', number });
const milestone = (year: number, en: string, bn: string): Milestone => ({ year, text: { en, bn } });

/** Company as delivered: all values are for demonstration. */
export const deliveredCompany: Company = {
  phones: [
    mobile('01700-000001'),
    mobile('01700-000002'),
    mobile('01700-000003'),
    telephone('02-48000001'),
    telephone('02-48000002'),
    telephone('02-48000003'),
    { kind: 'whatsapp', number: '01700-000001' },
  ],
  facts: {
    email: 'help@poth.example',
    jobsEmail: 'jobs@poth.example',
    address: {
      en: '12 Gabtoli Bus Terminal Road, Mirpur, Dhaka 1216',
      bn: '১২ গাবতলী বাস টার্মিনাল রোড, মিরপুর, ঢাকা ১২১৬',
    },
    hours: { en: 'Every day, 6:00 AM to midnight', bn: 'প্রতিদিন সকাল ৬টা – রাত ১২টা' },
    tradeLicence: 'TRAD/DNCC/000000/2026',
    since: 1990,
    buses: 60,
    staff: 200,
    passengersPerYear: { en: 'over a million', bn: 'দশ লাখের বেশি' },
  },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/poth.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@poth.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/poth.example' },
  ],
  managers: [
    manager('Abdul Karim', 'আব্দুল করিম', 'Chairman', 'চেয়ারম্যান'),
    manager('Shirin Akter', 'শিরিন আক্তার', 'Managing Director', 'ব্যবস্থাপনা পরিচালক'),
    manager('Rafiqul Islam', 'রফিকুল ইসলাম', 'Director, Operations', 'পরিচালক (অপারেশনস)'),
    manager('Nusrat Jahan', 'নুসরাত জাহান', 'Director, Finance', 'পরিচালক (অর্থ)'),
    manager('Mizanur Rahman', 'মিজানুর রহমান', 'Head of Safety', 'নিরাপত্তা প্রধান'),
    manager('Farhana Yasmin', 'ফারহানা ইয়াসমিন', 'Head of Passenger Care', 'যাত্রীসেবা প্রধান'),
  ],
  milestones: [
    milestone(
      1990,
      'Two second-hand buses begin to run between Madaripur and Dhaka, over two ferries. The journey takes a day.',
      'মাদারীপুর থেকে ঢাকা, পুরোনো দুটি বাস নিয়ে শুরু। মাঝে দুটি ফেরি, পৌঁছাতে পুরো একটি দিন।',
    ),
    milestone(
      1998,
      'The Jamuna bridge opens; the first night coaches go to Bogura and Rangpur.',
      'যমুনা সেতু চালু হয়। বগুড়া ও রংপুরে প্রথম রাতের কোচ যায়।',
    ),
    milestone(
      2007,
      'The first air-conditioned coaches, to Chattogram and Cox’s Bazar.',
      'চট্টগ্রাম ও কক্সবাজারের পথে প্রথম এসি কোচ।',
    ),
    milestone(
      2016,
      'All our counters sell from one seat plan, on paper no more.',
      'সব কাউন্টার এক ছক থেকে সিট বেচে, কাগজের খাতা আর নেই।',
    ),
    milestone(
      2022,
      'The Padma bridge opens. Madaripur to Dhaka, once a day’s journey, takes two hours. We open our seat plan to travellers on the web.',
      'পদ্মা সেতু চালু হয়। যে পথে এক দিন লাগত, মাদারীপুর থেকে ঢাকা এখন দুই ঘণ্টা। ওয়েবসাইটে সিটের ছক খুলে দিই সবার জন্য।',
    ),
    milestone(2026, 'Poth opens to every licensed operator.', 'লাইসেন্স আছে এমন সব কোম্পানির জন্য পথ খুলে যায়।'),
  ],
};

/** Facts that are made up; years and counts may be true of the company that runs Poth, so they are not listed. */
const inventedFacts = ['email', 'jobsEmail', 'address', 'tradeLicence'] as const;

const valuesOf = (company: Company, part: CompanyPart): string[] =>
  (part === 'facts' ? inventedFacts.map((name) => company.facts[name]) : company[part]).map((value) =>
    JSON.stringify(value),
  );

/** Tells whether anything in these parts is still as delivered: pages that show them say that they are examples. */
export const isExample = (company: Company, parts: readonly CompanyPart[]): boolean =>
  parts.some((part) => {
    const delivered = valuesOf(deliveredCompany, part);
    return valuesOf(company, part).some((value) => delivered.includes(value));
  });
