import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const placesText = texts({
  title: { en: 'Places', bn: 'জায়গা' },
  total: (count: string) => ({ en: counted(count, 'place', 'places'), bn: `${count}টি জায়গা` }),
  found: (count: string) => ({ en: `${count} found`, bn: `${count}টি পাওয়া গেছে` }),
  add: { en: 'Add a place', bn: 'জায়গা যোগ করুন' },
  search: { en: 'Name or other spelling', bn: 'নাম বা অন্য বানান' },
  searchHint: {
    en: 'Found as travellers find it, small slips included.',
    bn: 'যাত্রীরা যেভাবে খোঁজেন সেভাবেই খোঁজা হয়, ছোট ভুলসহ।',
  },
  go: { en: 'Search', bn: 'খুঁজুন' },
  all: { en: 'Show all', bn: 'সব দেখুন' },
  none: { en: 'No place matches this.', bn: 'এমন কোনো জায়গা নেই।' },
  columns: {
    name: { en: 'Name', bn: 'নাম' },
    district: { en: 'District', bn: 'জেলা' },
    aliases: { en: 'Other spellings', bn: 'অন্য বানান' },
    used: { en: 'Used by', bn: 'ব্যবহার' },
    order: { en: 'Order', bn: 'ক্রম' },
  },
  used: (routes: string, counters: string) => ({
    en: `${routes} ${routes === '1' ? 'route' : 'routes'}, ${counters} ${counters === '1' ? 'counter' : 'counters'}`,
    bn: `${routes}টি রুট, ${counters}টি কাউন্টার`,
  }),
  unused: { en: 'nothing', bn: 'কোথাও না' },
  retired: { en: 'Retired', bn: 'তুলে রাখা' },
  one: {
    addTitle: { en: 'A new place', bn: 'নতুন জায়গা' },
    back: { en: 'All places', bn: 'সব জায়গা' },
    nameEn: { en: 'Name in English', bn: 'ইংরেজি নাম' },
    nameBn: { en: 'Name in Bangla', bn: 'বাংলা নাম' },
    districtEn: { en: 'District in English', bn: 'জেলা (ইংরেজি)' },
    districtBn: { en: 'District in Bangla', bn: 'জেলা (বাংলা)' },
    aliases: { en: 'Old and other spellings', bn: 'পুরোনো ও অন্য বানান' },
    aliasesHint: {
      en: 'One on each line, or with commas: what people type for it. Search understands them at once.',
      bn: 'প্রতি লাইনে একটি, বা কমা দিয়ে লিখুন: মানুষ যেভাবে লেখে। সঙ্গে সঙ্গে খোঁজায় কাজ করবে।',
    },
    listOrder: { en: 'Order in lists', bn: 'তালিকায় ক্রম' },
    orderHint: {
      en: 'Smaller stands earlier, after those that coaches serve.',
      bn: 'ছোট সংখ্যা আগে থাকে, যেখানে বাস যায় সেগুলোর পরে।',
    },
    save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
    retire: { en: 'Retire', bn: 'তুলে রাখুন' },
    retireSays: {
      en: 'It is offered to nobody from now on. That is possible once no route, counter or coming trip names it.',
      bn: 'এখন থেকে কাউকে এটি দেখানো হবে না। কোনো রুট, কাউন্টার বা সামনের যাত্রায় নাম না থাকলে তবেই করা যায়।',
    },
    retireGo: { en: 'Yes, retire it', bn: 'হ্যাঁ, তুলে রাখুন' },
    restore: { en: 'Bring it back', bn: 'ফিরিয়ে আনুন' },
  },
  faults: {
    missing: { en: 'This is needed.', bn: 'এটি লিখতে হবে।' },
    'too-long': { en: 'At most 60 letters.', bn: 'সর্বোচ্চ ৬০ অক্ষর।' },
    'too-many': { en: 'At most 30 spellings.', bn: 'সর্বোচ্চ ৩০টি বানান।' },
    'not-a-number': { en: 'Enter a whole number.', bn: 'একটি পূর্ণ সংখ্যা লিখুন।' },
    taken: (name: string) => ({
      en: `Another place is called ${name} already.`,
      bn: `${name} নামে আরেকটি জায়গা আছে।`,
    }),
  },
});
