import { company } from '../site/company.ts';

/** The steps of the company's history; demonstration values like all its facts. */
export const milestones = [
  {
    year: company.since,
    text: {
      en: 'Two second-hand buses begin to run between Madaripur and Dhaka, over two ferries. The journey takes a day.',
      bn: 'মাদারীপুর থেকে ঢাকা, পুরোনো দুটি বাস নিয়ে শুরু। মাঝে দুটি ফেরি, পৌঁছাতে পুরো একটি দিন।',
    },
  },
  {
    year: 1998,
    text: {
      en: 'The Jamuna bridge opens; the first night coaches go to Bogura and Rangpur.',
      bn: 'যমুনা সেতু চালু হয়। বগুড়া ও রংপুরে প্রথম রাতের কোচ যায়।',
    },
  },
  {
    year: 2007,
    text: {
      en: 'The first air-conditioned coaches, to Chattogram and Cox’s Bazar.',
      bn: 'চট্টগ্রাম ও কক্সবাজারের পথে প্রথম এসি কোচ।',
    },
  },
  {
    year: 2016,
    text: {
      en: 'All our counters sell from one seat plan, on paper no more.',
      bn: 'সব কাউন্টার এক ছক থেকে সিট বেচে, কাগজের খাতা আর নেই।',
    },
  },
  {
    year: 2022,
    text: {
      en: 'The Padma bridge opens. Madaripur to Dhaka, once a day’s journey, takes two hours. We open our seat plan to travellers on the web.',
      bn: 'পদ্মা সেতু চালু হয়। যে পথে এক দিন লাগত, মাদারীপুর থেকে ঢাকা এখন দুই ঘণ্টা। ওয়েবসাইটে সিটের ছক খুলে দিই সবার জন্য।',
    },
  },
  {
    year: 2026,
    text: {
      en: 'Poth opens to every licensed operator.',
      bn: 'লাইসেন্স আছে এমন সব কোম্পানির জন্য পথ খুলে যায়।',
    },
  },
] as const;
