import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const searchBoxText = texts({
  title: { en: 'Buy Ticket', bn: 'টিকিট কাটুন' },
  from: { en: 'From', bn: 'কোথা থেকে' },
  to: { en: 'To', bn: 'কোথায় যাবেন' },
  swap: { en: 'Swap From and To', bn: 'কোথা থেকে আর কোথায় যাবেন, অদলবদল করুন' },
  date: { en: 'Journey date', bn: 'যাত্রার তারিখ' },
  back: { en: 'Return (optional)', bn: 'ফেরার তারিখ (ঐচ্ছিক)' },
  period: { en: 'Time period', bn: 'কোন বেলায়' },
  anyPeriod: { en: 'Any time', bn: 'যেকোনো সময়' },
  coachType: { en: 'Coach type', bn: 'কোচের ধরন' },
  anyCoachType: { en: 'Coach Type', bn: 'সব কোচ' },
  search: { en: 'Search', bn: 'বাস খুঁজুন' },
  loading: { en: 'Loading...', bn: 'খোঁজা হচ্ছে...' },
  failed: (message: string) => ({
    en: `An error has occurred: ${message}`,
    bn: `একটি সমস্যা হয়েছে: ${message}`,
  }),
  noPlace: { en: 'No place of that name', bn: 'এই নামে কোনো জায়গা নেই' },
  places: (count: string) => ({ en: counted(count, 'place', 'places'), bn: `${count}টি জায়গা` }),
  quickDates: { en: 'Choose a date quickly', bn: 'দ্রুত তারিখ বেছে নিন' },
  popular: { en: 'Popular routes', bn: 'জনপ্রিয় রুট' },
  today: { en: 'Today', bn: 'আজ' },
  tomorrow: { en: 'Tomorrow', bn: 'আগামীকাল' },
  thisFriday: { en: 'This Friday', bn: 'এই শুক্রবার' },
  faults: {
    'from-missing': { en: 'Choose where you board.', bn: 'কোথা থেকে উঠবেন, বেছে নিন।' },
    'from-unknown': {
      en: 'We know no place of that name. Choose one from the list.',
      bn: 'এই নামে কোনো জায়গা নেই। তালিকা থেকে বেছে নিন।',
    },
    'to-missing': { en: 'Choose where you go.', bn: 'কোথায় যাবেন, বেছে নিন।' },
    'to-unknown': {
      en: 'We know no place of that name. Choose one from the list.',
      bn: 'এই নামে কোনো জায়গা নেই। তালিকা থেকে বেছে নিন।',
    },
    'same-place': {
      en: 'From and To are the same place. Choose another one.',
      bn: 'দুটি জায়গা একই। অন্য একটি জায়গা বেছে নিন।',
    },
    'date-missing': { en: 'Choose a date.', bn: 'একটি তারিখ বেছে নিন।' },
    'date-past': {
      en: 'This date has passed. Choose today or a later day.',
      bn: 'তারিখটি পার হয়ে গেছে। আজ বা পরের কোনো দিন বেছে নিন।',
    },
  },
});
