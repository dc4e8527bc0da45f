import { texts } from '../text/texts.ts';

/** Texts for showing a rating. */
export const shownRatingText = texts({
  stars: (stars: string) => ({ en: `${stars} of 5`, bn: `৫-এর মধ্যে ${stars}` }),
  passenger: { en: 'A passenger', bn: 'একজন যাত্রী' },
});
