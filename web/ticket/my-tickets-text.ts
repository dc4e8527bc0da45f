import { texts } from '../text/texts.ts';

export const myTicketsText = texts({
  title: { en: 'My Tickets', bn: 'আমার টিকিট' },
  money: { en: 'Money gone, no ticket? Where is my money?', bn: 'টাকা কেটেছে, টিকিট নেই? আমার টাকা কোথায়?' },
  sections: {
    label: { en: 'Which tickets', bn: 'কোন টিকিট' },
    upcoming: { en: 'Upcoming', bn: 'সামনের' },
    past: { en: 'Past', bn: 'আগের' },
    cancelled: { en: 'Cancelled', bn: 'বাতিল' },
  },
  none: {
    upcoming: {
      title: { en: 'No journey ahead', bn: 'সামনে কোনো যাত্রা নেই' },
      text: {
        en: 'A ticket that you buy while you are logged in appears here.',
        bn: 'লগ ইন থাকা অবস্থায় টিকিট কাটলে তা এখানে থাকবে।',
      },
    },
    past: {
      title: { en: 'No journey yet', bn: 'এখনও কোনো যাত্রা হয়নি' },
      text: {
        en: 'When a coach has left with you, its ticket moves here.',
        bn: 'আপনার বাস ছেড়ে গেলে টিকিটটি এখানে চলে আসবে।',
      },
    },
    cancelled: {
      title: { en: 'Nothing cancelled', bn: 'কোনো বাতিল টিকিট নেই' },
      text: {
        en: 'Tickets that you cancel move here, with the money that comes back.',
        bn: 'টিকিট বাতিল করলে তা ফেরতের টাকার হিসাবসহ এখানে থাকবে।',
      },
    },
    search: { en: 'Search buses', bn: 'বাস খুঁজুন' },
  },
  journey: (from: string, to: string) => ({ en: `${from} – ${to}`, bn: `${from} – ${to}` }),
  late: (duration: string) => ({ en: `${duration} late`, bn: `${duration} দেরি` }),
  leaves: { en: 'Leaves', bn: 'ছাড়বে' },
  arrives: { en: 'Arrives', bn: 'পৌঁছাবে' },
  seats: { en: 'Seats', bn: 'সিট' },
  boarding: { en: 'Boarding point', bn: 'যেখান থেকে উঠবেন' },
  reporting: { en: 'Be at the counter by', bn: 'কাউন্টারে পৌঁছাবেন' },
  call: (phone: string) => ({ en: `Call ${phone}`, bn: `ফোন ${phone}` }),
  open: { en: 'Open ticket', bn: 'টিকিট দেখুন' },
  details: { en: 'See details', bn: 'বিস্তারিত দেখুন' },
  again: { en: 'Book again', bn: 'আবার টিকিট কাটুন' },
  download: { en: 'Download', bn: 'ডাউনলোড' },
  cancel: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
  rate: { en: 'Rate the trip', bn: 'রেটিং দিন' },
  more: (count: string) => ({ en: `Show ${count} more`, bn: `আরও ${count}টি দেখুন` }),
  guest: {
    title: { en: 'Bought without logging in', bn: 'লগ ইন ছাড়া কাটা টিকিট' },
    found: (count: number, shown: string, phone: string) => ({
      en: `${shown} ${count === 1 ? `booking with ${phone} is` : `bookings with ${phone} are`} not among your tickets yet.`,
      bn: `${phone} নম্বরের ${shown}টি বুকিং এখনও আপনার টিকিটের তালিকায় নেই।`,
    }),
    add: { en: 'Add them here', bn: 'এখানে যোগ করুন' },
    addOne: { en: 'Add it here', bn: 'এখানে যোগ করুন' },
    adding: { en: 'Adding…', bn: 'যোগ হচ্ছে…' },
    noPhone: {
      en: 'Bought a ticket without logging in? Add your number to your account, and it can come here.',
      bn: 'লগ ইন ছাড়া টিকিট কেটেছেন? অ্যাকাউন্টে আপনার নম্বর যোগ করুন, তাহলে টিকিটটি এখানে আনতে পারবেন।',
    },
    addPhone: { en: 'Add your number', bn: 'নম্বর যোগ করুন' },
  },
});
