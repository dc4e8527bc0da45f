import { digits } from '@poth/domain/language.ts';
import { renameClosesHours } from '@poth/domain/renaming/renaming.ts';
import { travellerNameFaults } from '../identity/name-faults.ts';
import { texts } from '../text/texts.ts';

export const renamingText = texts({
  title: { en: 'Another name on the ticket', bn: 'টিকিটে অন্য নাম' },
  lead: (until: string) => ({
    en: `Somebody else may travel in a seat: once for each seat, until ${until}, ${renameClosesHours} hours before the coach leaves. The old code is void then, the new one is on your ticket. You get an SMS, and so does the new passenger, if you give a number. Nothing is to be paid.`,
    bn: `একটি সিটে অন্য কেউ যেতে পারেন: প্রতি সিটে একবার, ${until} পর্যন্ত (বাস ছাড়ার ${digits(renameClosesHours, 'bn')} ঘণ্টা আগে)। তখন আগের কোড আর চলবে না, নতুন কোড আপনার টিকিটে থাকবে। আপনি এসএমএস পাবেন, নম্বর দিলে যিনি যাবেন তিনিও পাবেন। কোনো টাকা লাগবে না।`,
  }),
  seat: { en: 'Seat', bn: 'সিট' },
  name: { en: 'Name of the person who travels now', bn: 'এখন যিনি যাবেন তাঁর নাম' },
  phone: { en: 'Mobile number of the person who travels now', bn: 'এখন যিনি যাবেন তাঁর মোবাইল নম্বর' },
  phoneHint: { en: 'May be left empty.', bn: 'না দিলেও চলবে।' },
  gender: { en: 'This coach keeps seats for women', bn: 'এই বাসে মহিলা সিট আছে' },
  genders: {
    unsaid: { en: 'Prefer not to say', bn: 'বলতে চাই না' },
    female: { en: 'Woman', bn: 'মহিলা' },
    male: { en: 'Man', bn: 'পুরুষ' },
  },
  send: { en: 'Change the name', bn: 'নাম বদলান' },
  closed: {
    en: `The names of this ticket cannot be changed any more: there are less than ${renameClosesHours} hours to go, somebody is aboard, or each seat has had another name.`,
    bn: `এই টিকিটের নাম আর বদলানো যাবে না: বাস ছাড়তে ${digits(renameClosesHours, 'bn')} ঘণ্টার কম বাকি, যাত্রী উঠে গেছেন, না হলে প্রতি সিটে একবার নাম বদলানো হয়েছে।`,
  },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  faults: {
    ...travellerNameFaults,
  },
});
