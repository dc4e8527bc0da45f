import { texts } from '../text/texts.ts';

/** Texts of what a traveller can do where no seat is left; separate from those that other pages share. */
export const tellText = texts({
  notify: { en: 'Tell me by SMS of a sale or a price', bn: 'বিক্রি শুরু বা দামের খবর এসএমএসে চাই' },
  waitlist: (count: string) => ({ en: `Waiting list (${count})`, bn: `অপেক্ষার তালিকা (${count})` }),
});
