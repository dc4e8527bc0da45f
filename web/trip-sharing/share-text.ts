import { texts } from '../text/texts.ts';

export const shareText = texts({
  title: { en: 'Share this trip', bn: 'যাত্রাটি শেয়ার করুন' },
  lead: {
    en: 'Whoever has the link sees where your coach should be and whether you are aboard. They see your first name, but not your PNR, seat, number or what you paid.',
    bn: 'যাঁর কাছে লিংক থাকবে তিনি দেখবেন বাস কখন কোথায় থাকার কথা আর আপনি উঠেছেন কি না। শুধু আপনার নামের প্রথম অংশ দেখা যাবে; PNR, সিট, নম্বর বা দাম নয়।',
  },
  link: { en: 'The link', bn: 'লিংক' },
  until: (until: string) => ({ en: `It works until ${until}.`, bn: `${until} পর্যন্ত চলবে।` }),
  send: { en: 'Send it', bn: 'পাঠান' },
  whatsApp: { en: 'Send by WhatsApp', bn: 'হোয়াটসঅ্যাপে পাঠান' },
  copy: { en: 'Copy the link', bn: 'লিংক কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  see: { en: 'See what they see', bn: 'তাঁরা কী দেখবেন দেখুন' },
  withdraw: { en: 'Take the link back', bn: 'লিংক বন্ধ করুন' },
  withdrawn: {
    en: 'No link is open. A link that you took back shows nothing any more.',
    bn: 'কোনো লিংক চালু নেই। বন্ধ করা লিংকে আর কিছু দেখা যায় না।',
  },
  make: { en: 'Make a link', bn: 'লিংক তৈরি করুন' },
  cannot: {
    en: 'This trip is over or the ticket was cancelled: there is nothing to share.',
    bn: 'যাত্রা শেষ বা টিকিট বাতিল হয়ে গেছে, তাই শেয়ার করার কিছু নেই।',
  },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  message: (journey: string) => ({ en: `My trip: ${journey}`, bn: `আমার যাত্রা: ${journey}` }),
});

export const sharedTripText = texts({
  title: { en: 'A trip on Poth', bn: 'পথ-এ একটি যাত্রা' },
  of: (name: string) => ({ en: `${name} is travelling`, bn: `${name} যাচ্ছেন` }),
  over: {
    title: { en: 'This link shows nothing any more', bn: 'এই লিংকে আর কিছু দেখা যায় না' },
    text: {
      en: 'The trip is over, or the link was taken back. Ask who sent it to you for a new one.',
      bn: 'যাত্রা শেষ হয়েছে বা লিংকটি বন্ধ করা হয়েছে। যিনি পাঠিয়েছেন তাঁর কাছে নতুন লিংক চান।',
    },
  },
  coach: { en: 'Coach', bn: 'কোচ' },
  onTime: { en: 'On time, as far as is known', bn: 'এখন পর্যন্ত ঠিক সময়ে' },
  late: (by: string) => ({
    en: `${by} late. The times below are the new ones.`,
    bn: `${by} দেরি। নিচে নতুন সময় দেওয়া আছে।`,
  }),
  cancelled: { en: 'This coach was cancelled.', bn: 'এই বাসটি বাতিল হয়েছে।' },
  aboard: (name: string, at: string) => ({
    en: `${name} has been aboard since ${at}`,
    bn: `${name} বাসে উঠেছেন ${at}`,
  }),
  someAboard: (aboard: string, all: string, at: string) => ({
    en: `${aboard} of ${all} have been aboard since ${at}`,
    bn: `${all} জনের ${aboard} জন বাসে উঠেছেন ${at}`,
  }),
  notAboard: (name: string) => ({
    en: `${name} is not marked as aboard yet`,
    bn: `${name} উঠেছেন বলে এখনও জানা যায়নি`,
  }),
  stops: { en: 'On the way', bn: 'পথে যেখানে থামবে' },
  leaves: (at: string) => ({ en: `leaves ${at}`, bn: `ছাড়বে ${at}` }),
  arrives: (at: string) => ({ en: `arrives ${at}`, bn: `পৌঁছাবে ${at}` }),
  left: (at: string) => ({ en: `left ${at}`, bn: `ছেড়ে গেছে ${at}` }),
  boards: { en: 'Boards at', bn: 'যেখান থেকে উঠবেন' },
  alights: { en: 'Gets off at', bn: 'যেখানে নামবেন' },
  supervisor: { en: 'Supervisor of the coach', bn: 'বাসের সুপারভাইজার' },
  call: (phone: string) => ({ en: `Call ${phone}`, bn: `ফোন ${phone}` }),
  asOf: (at: string) => ({ en: `As of ${at}.`, bn: `${at}-এর খবর।` }),
  again: { en: 'Refresh', bn: 'আবার দেখুন' },
  until: (until: string) => ({ en: `This link works until ${until}.`, bn: `এই লিংক ${until} পর্যন্ত চলবে।` }),
});
