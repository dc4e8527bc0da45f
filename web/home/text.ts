import { texts } from '../text/texts.ts';

export const homeText = texts({
  title: { en: 'Bus tickets in Bangladesh', bn: 'বাংলাদেশের বাসের টিকিট' },
  description: {
    en: 'See the real seat map of intercity buses in Bangladesh, hold your seat and pay with bKash, Nagad or card.',
    bn: 'দূরপাল্লার বাসের সিটের আসল ছক দেখে সিট নিন। বিকাশ, নগদ বা কার্ডে টাকা দিন।',
  },
  heading: { en: 'Poth: bus tickets across Bangladesh', bn: 'পথ: সারা দেশের বাসের টিকিট' },
  banner: {
    label: { en: 'What Poth offers', bn: 'পথ-এ যা পাবেন' },
    roleOfAll: { en: 'carousel', bn: 'স্লাইডের সারি' },
    role: { en: 'slide', bn: 'স্লাইড' },
    slide: (number: string, of: string) => ({
      en: `Slide ${number} of ${of}`,
      bn: `${of}টির মধ্যে ${number} নম্বর`,
    }),
    pause: { en: 'Stop the slides', bn: 'স্লাইড থামান' },
    play: { en: 'Play the slides', bn: 'স্লাইড চালান' },
  },
  why: {
    title: { en: 'Why Poth', bn: 'কেন পথ' },
    cards: [
      {
        icon: 'seat',
        title: { en: 'Your seat, held', bn: 'সিট আপনারই থাকে' },
        text: {
          en: 'Tap a seat and it is yours while the clock runs. Nobody else can buy it.',
          bn: 'সিটে চাপ দিলেই সেটি আপনার, ঘড়িতে সময় থাকা পর্যন্ত আর কেউ কিনতে পারবেন না।',
        },
      },
      {
        icon: 'taka',
        title: { en: 'No hidden fee', bn: 'লুকানো খরচ নেই' },
        text: {
          en: 'Fare, service charge and discount stand one by one before you pay. Not a paisa is added after that.',
          bn: 'ভাড়া, সার্ভিস চার্জ আর ছাড় আলাদা করে দেখে তবেই টাকা দেবেন। পরে এক পয়সাও যোগ হয় না।',
        },
      },
      {
        icon: 'refund',
        title: { en: 'Refund you can see', bn: 'ফেরতের হিসাব চোখের সামনে' },
        text: {
          en: 'Know what comes back before you cancel, and follow it to your account.',
          bn: 'বাতিলের আগেই দেখুন কত ফেরত পাবেন। টাকা পৌঁছানো পর্যন্ত খোঁজ রাখুন।',
        },
      },
      {
        icon: 'phone',
        title: { en: 'Works on any phone', bn: 'যেকোনো ফোনে চলে' },
        text: {
          en: 'Opens on a slow network. Your ticket works with no network at all.',
          bn: 'ধীর ইন্টারনেটেও খোলে। ইন্টারনেট না থাকলেও টিকিট দেখানো যায়।',
        },
      },
    ],
  },
  amenities: { en: 'Bus Amenities', bn: 'বাসে যেসব সুবিধা থাকে' },
  operators: { en: 'Available Bus Operators', bn: 'যেসব কোম্পানির বাস পাবেন' },
  routes: { en: 'Top Bus Routes', bn: 'জনপ্রিয় রুট' },
  allRoutes: { en: 'All routes', bn: 'সব রুট' },
  allOperators: { en: 'All operators', bn: 'সব কোম্পানি' },
  payments: { en: 'Our Online Payment Partner', bn: 'যেভাবে টাকা দিতে পারবেন' },
});
