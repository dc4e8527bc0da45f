import { texts } from '../text/texts.ts';

export const routesText = texts({
  title: { en: 'Tickets by road', bn: 'পথ ধরে টিকিট' },
  lead: {
    en: 'Every pair of towns that coaches connect in the days ahead, the busiest first.',
    bn: 'সামনের দিনগুলোতে যেসব শহরের মধ্যে বাস চলবে, বেশি বাসের পথ আগে।',
  },
  from: (place: string) => ({ en: `From ${place}`, bn: `${place} থেকে` }),
  roads: (count: string, one: boolean) => ({
    en: one ? '1 road' : `${count} roads`,
    bn: `${count}টি পথ`,
  }),
  fareFrom: (fare: string) => ({ en: `from ${fare}`, bn: `${fare} থেকে শুরু` }),
  departures: (count: string, one: boolean) => ({
    en: one ? '1 coach a day' : `${count} coaches a day`,
    bn: `দিনে ${count}টি বাস`,
  }),
});
