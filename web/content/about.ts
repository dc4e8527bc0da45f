import type { CompanyFacts } from '@poth/domain/content/company.ts';
import { type Bilingual, digits } from '@poth/domain/language.ts';
import type { ArticleSection } from '../shell/article.tsx';

const bn = (number: number) => digits(number, 'bn');

export const aboutTitle = { en: 'About Us', bn: 'আমাদের কথা' };
export const aboutLead = ({ since }: CompanyFacts): Bilingual => ({
  en: `A family-owned passenger bus operator since ${since}, and the people behind Poth.`,
  bn: `${bn(since)} সাল থেকে পারিবারিক বাস ব্যবসা, আর সেই অভিজ্ঞতা থেকেই পথ।`,
});

/** The company in four figures. */
export const aboutFigures = ({ since, buses, staff, passengersPerYear }: CompanyFacts) => [
  {
    name: { en: 'On the road since', bn: 'পথে আছি' },
    value: { en: String(since), bn: `${bn(since)} থেকে` },
  },
  {
    name: { en: 'Buses', bn: 'বাস' },
    value: { en: `over ${buses}`, bn: `${bn(buses)}টির বেশি` },
  },
  {
    name: { en: 'Staff', bn: 'কর্মী' },
    value: { en: `over ${staff}`, bn: `${bn(staff)}-এর বেশি` },
  },
  { name: { en: 'Passengers a year', bn: 'বছরে যাত্রী' }, value: passengersPerYear },
];

export const aboutWays = {
  history: { en: 'Our history', bn: 'আমাদের পথচলা' },
  contact: { en: 'Contact Us', bn: 'যোগাযোগ' },
};

export const aboutSections = ({
  since,
  buses,
  staff,
  passengersPerYear,
}: CompanyFacts): readonly ArticleSection[] => [
  {
    title: { en: 'Company Profile', bn: 'কোম্পানির পরিচয়' },
    paragraphs: [
      {
        en: `We have carried passengers between the towns of Bangladesh since ${since}. Today more than ${buses} buses and more than ${staff} people take ${passengersPerYear.en} passengers a year to where they want to be.`,
        bn: `${bn(since)} সাল থেকে আমরা দেশের এক শহর থেকে আরেক শহরে যাত্রী নিয়ে যাচ্ছি। এখন আমাদের ${bn(buses)}টির বেশি বাস, ${bn(staff)} জনের বেশি কর্মী। বছরে ${passengersPerYear.bn} যাত্রী আমাদের বাসে ওঠেন।`,
      },
      {
        en: 'Poth grew out of our own counters. We saw people travel to Gabtoli only to hear that the coach was full, so we opened the seat map to everyone, and then opened it to other operators too.',
        bn: 'পথ-এর শুরু আমাদের নিজেদের কাউন্টার থেকে। মানুষ কষ্ট করে গাবতলী এসে শুনতেন বাস ভরা। তাই আমরা সিটের ছক সবার সামনে খুলে দিলাম, পরে অন্য কোম্পানির জন্যও।',
      },
    ],
  },
  {
    title: { en: 'Our Mission', bn: 'আমাদের লক্ষ্য' },
    points: [
      {
        en: 'Sell every seat once, to one person, at the printed fare.',
        bn: 'প্রতিটি সিট একজনের কাছে একবারই বেচা, ছাপা ভাড়ায়।',
      },
      {
        en: 'Give money back as fast and as plainly as we take it.',
        bn: 'টাকা নেওয়ার মতোই দ্রুত আর পরিষ্কার হিসাবে টাকা ফেরত দেওয়া।',
      },
      {
        en: 'Make a journey by road safe and on time, from the first counter to the last.',
        bn: 'প্রথম কাউন্টার থেকে শেষ কাউন্টার পর্যন্ত নিরাপদে, সময়মতো পৌঁছে দেওয়া।',
      },
    ],
  },
  {
    title: { en: 'Our Vision', bn: 'আমাদের স্বপ্ন' },
    paragraphs: [
      {
        en: 'A country where nobody queues for a bus ticket, and where the smallest operator sells as fairly as the largest.',
        bn: 'এমন এক দেশ, যেখানে বাসের টিকিটের জন্য কাউকে লাইনে দাঁড়াতে হয় না, আর ছোট কোম্পানিও বড় কোম্পানির মতোই টিকিট বেচার সুযোগ পায়।',
      },
    ],
  },
];

export const managementTitle = { en: 'Our Management', bn: 'পরিচালনায় যাঁরা আছেন' };
