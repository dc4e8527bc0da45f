import type { Bilingual } from '@poth/domain/language.ts';

/** The four bus partners; demonstration values. */
export const partners: readonly { name: Bilingual; slug: string }[] = [
  { slug: 'hanif-enterprise', name: { en: 'Hanif Enterprise', bn: 'হানিফ এন্টারপ্রাইজ' } },
  { slug: 'desh-travels', name: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' } },
  { slug: 'mullick-express', name: { en: 'Mullick Express', bn: 'মল্লিক এক্সপ্রেস' } },
  { slug: 'parkline-transport', name: { en: 'Parkline Transport', bn: 'পার্কলাইন ট্রান্সপোর্ট' } },
];

/** The six roads of every partner, by the ids of their places. */
export const partnerRoutes = [
  { from: 'dhaka', to: 'chattogram', name: { en: 'Dhaka-Chittagong', bn: 'ঢাকা-চট্টগ্রাম' } },
  { from: 'chattogram', to: 'dhaka', name: { en: 'Chittagong-Dhaka', bn: 'চট্টগ্রাম-ঢাকা' } },
  { from: 'dhaka', to: 'coxs-bazar', name: { en: "Dhaka-Cox's Bazar", bn: 'ঢাকা-কক্সবাজার' } },
  { from: 'coxs-bazar', to: 'dhaka', name: { en: "Cox's Bazar-Dhaka", bn: 'কক্সবাজার-ঢাকা' } },
  { from: 'dhaka', to: 'benapole', name: { en: 'Dhaka-Benapole', bn: 'ঢাকা-বেনাপোল' } },
  { from: 'benapole', to: 'dhaka', name: { en: 'Benapole-Dhaka', bn: 'বেনাপোল-ঢাকা' } },
] as const;

export const partnerFacilities: readonly Bilingual[] = [
  { en: 'Free Buffet', bn: 'ফ্রি বুফে' },
  { en: 'Live TV', bn: 'লাইভ টিভি' },
  { en: 'Onboard Free WiFi', bn: 'বাসে ফ্রি ওয়াই-ফাই' },
  { en: 'Friendly Guide', bn: 'আন্তরিক গাইড' },
  { en: 'Dual AC', bn: 'ডুয়েল এসি' },
  { en: 'Blanket', bn: 'কম্বল' },
];
