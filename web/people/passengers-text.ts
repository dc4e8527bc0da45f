import { passengerKindNames } from '@poth/domain/ticket/ticket-fields.ts';
import { travellerNameFaults } from '../identity/name-faults.ts';
import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

export const passengersText = texts({
  title: { en: 'Saved passengers', bn: 'পরিচিত যাত্রী' },
  lead: {
    en: 'The checkout offers these names. Nobody is saved unless you tick it there or add them here, and only you see them.',
    bn: 'টিকিট কাটার সময় এই নামগুলো বেছে নিতে পারবেন। আপনি নিজে না রাখলে কারও নাম রাখা হয় না, আর এগুলো শুধু আপনিই দেখেন।',
  },
  most: (most: string) => ({
    en: `At most ${counted(most, 'passenger', 'passengers')}.`,
    bn: `সর্বোচ্চ ${most} জন।`,
  }),
  none: { en: 'Nobody is saved yet.', bn: 'এখনও কারও নাম রাখা নেই।' },
  name: { en: 'Name', bn: 'নাম' },
  kind: { en: 'Adult or child', bn: 'প্রাপ্তবয়স্ক না শিশু' },
  kinds: passengerKindNames,
  gender: { en: 'Woman or man (optional)', bn: 'মহিলা না পুরুষ (না বললেও চলে)' },
  genderHint: {
    en: 'Asked only on coaches that keep seats for women.',
    bn: 'যেসব কোচে মহিলাদের সিট রাখা থাকে শুধু সেখানে লাগে।',
  },
  genders: {
    unsaid: { en: 'Prefer not to say', bn: 'বলতে চাই না' },
    female: { en: 'Woman', bn: 'মহিলা' },
    male: { en: 'Man', bn: 'পুরুষ' },
  },
  add: { en: 'Add a passenger', bn: 'যাত্রী যোগ করুন' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
  faults: {
    ...travellerNameFaults,
    'passengers-full': {
      en: 'No more can be saved. Remove somebody first.',
      bn: 'আর কারও নাম রাখা যাবে না। আগে কাউকে বাদ দিন।',
    },
  },
});
