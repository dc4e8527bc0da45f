import { texts } from '../text/texts.ts';

/** Texts of the form of Add Your Bus. */
export const addBusText = texts({
  busName: { en: 'Bus Name', bn: 'বাসের নাম' },
  busNumber: { en: 'Bus Number', bn: 'বাসের নম্বর' },
  busNumberHint: {
    en: 'As it is painted on the coach. A number you have used before means the same coach.',
    bn: 'কোচে যেভাবে লেখা আছে। আগে দেওয়া নম্বর হলে একই কোচ ধরা হবে।',
  },
  date: { en: 'Date', bn: 'তারিখ' },
  from: { en: 'From', bn: 'কোথা থেকে' },
  destination: { en: 'Destination', bn: 'কোথায় যাবে' },
  reporting: { en: 'Reporting time', bn: 'কাউন্টারে পৌঁছানোর সময়' },
  departure: { en: 'Departure time', bn: 'ছাড়ার সময়' },
  reportingExample: { en: '10:30 pm', bn: 'রাত ১০:৩০' },
  departureExample: { en: '11:00 pm', bn: 'রাত ১১:০০' },
  fare: { en: 'Fare (BDT)', bn: 'ভাড়া (টাকা)' },
  coachType: { en: 'Coach Type', bn: 'কোচের ধরন' },
  seats: { en: 'Seat Capacity', bn: 'কত সিট' },
  choose: { en: 'Choose', bn: 'বেছে নিন' },
  seatPlan: (seats: string, name: string) => ({
    en: `${seats} seats · ${name}`,
    bn: `${seats} সিট · ${name}`,
  }),
  image: { en: 'Picture of the bus', bn: 'বাসের ছবি' },
  imageHint: {
    en: 'JPEG, PNG or WebP, up to 5 MB. We remove where and when it was taken.',
    bn: 'JPEG, PNG বা WebP, ৫ এমবি পর্যন্ত। কোথায় কখন তোলা, সেই তথ্য আমরা মুছে ফেলি।',
  },
  again: {
    en: 'No picture was stored. If none is shown here, choose it again.',
    bn: 'কোনো ছবি জমা হয়নি। এখানে দেখা না গেলে আবার বেছে নিন।',
  },
  more: {
    en: 'More: arrival, amenities, counters, repeat',
    bn: 'আরও: পৌঁছানোর সময়, সুবিধা, কাউন্টার, কবে কবে চলবে',
  },
  arrival: { en: 'Arrival time', bn: 'পৌঁছানোর সময়' },
  arrivalKnown: (time: string, duration: string) => ({
    en: `Leave it empty for ${time}, after ${duration}.`,
    bn: `খালি রাখলে ${time}, ${duration} পরে।`,
  }),
  arrivalEmpty: {
    en: 'Leave it empty to go by the usual running time.',
    bn: 'খালি রাখলে এই রুটের সাধারণ সময় ধরা হবে।',
  },
  facilities: { en: 'Amenities on board', bn: 'বাসে যা যা থাকবে' },
  boarding: { en: 'Boarding counter', bn: 'যাত্রী ওঠার কাউন্টার' },
  dropping: { en: 'Dropping counter', bn: 'যাত্রী নামার কাউন্টার' },
  placeFirst: { en: 'Choose the place first.', bn: 'আগে জায়গা বেছে নিন।' },
  ownOrNew: { en: 'Your counter there, or a new one', bn: 'সেখানকার কাউন্টার, না থাকলে নতুন' },
  newCounter: (place: string) => ({
    en: `You have no counter in ${place} yet. We make one, “${place} counter”.`,
    bn: `${place}-এ এখনও আপনার কাউন্টার নেই, “${place} কাউন্টার” নামে একটি তৈরি হবে।`,
  }),
  address: { en: 'Address of the new counter', bn: 'নতুন কাউন্টারের ঠিকানা' },
  phone: { en: 'Its phone', bn: 'কাউন্টারের ফোন' },
  phoneHint: (number: string) => ({
    en: `Mobile or landline. Leave it empty for ${number}.`,
    bn: `মোবাইল বা ল্যান্ডফোন। খালি রাখলে ${number}।`,
  }),
  repeat: { en: 'Repeat this trip', bn: 'অন্য দিনেও চলবে' },
  repeatHint: {
    en: 'Trips of the next 30 days go on sale at once, later ones when their turn comes.',
    bn: 'সামনের ৩০ দিন এখনই বিক্রিতে যাবে, পরেরগুলো সময়মতো নিজে থেকে।',
  },
  weekdays: { en: 'Days of the week', bn: 'সপ্তাহের যে যে বারে' },
  until: { en: 'Until', bn: 'শেষ তারিখ' },
  exceptions: { en: 'Not on these dates', bn: 'যেসব তারিখে চলবে না' },
  exception: (number: string) => ({ en: `Date ${number} without this bus`, bn: `বাদ দেওয়া তারিখ ${number}` }),
  add: { en: 'Add Bus', bn: 'বাস যোগ করুন' },
  adding: { en: 'Adding...', bn: 'যোগ হচ্ছে...' },
  meter: {
    title: { en: 'Government fare ceiling', bn: 'সরকারি সর্বোচ্চ ভাড়া' },
    within: { en: 'Your fare is within the ceiling.', bn: 'আপনার ভাড়া সীমার মধ্যে আছে।' },
    above: (by: string) => ({
      en: `Your fare is ${by} above the ceiling. Tolls may explain a part of it.`,
      bn: `আপনার ভাড়া সীমার চেয়ে ${by} বেশি। টোলের কারণে কিছুটা বেশি হতে পারে।`,
    }),
    how: (km: string, rate: string, seats: string, since: string) => ({
      en: `${km} km at ${rate} a km for 51 seats, on ${seats} seats, without tolls. Rate since ${since}.`,
      bn: `${km} কিমি, ৫১ সিটে প্রতি কিমি ${rate}, আপনার ${seats} সিট, টোল ছাড়া। এই হার ${since} থেকে।`,
    }),
  },
});
