import { texts } from '../text/texts.ts';

export const changeLinkText = texts({
  link: { en: 'Change trip', bn: 'যাত্রা বদলান' },
});
