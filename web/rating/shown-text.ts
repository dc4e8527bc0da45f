import { texts } from '../text/texts.ts';

/** Texts of a rating as it is read. */
export const shownRatingText = texts({
  stars: (stars: string) => ({ en: `${stars} of 5`, bn: `৫-এর মধ্যে ${stars}` }),
  passenger: { en: 'A passenger', bn: 'একজন যাত্রী' },
});
