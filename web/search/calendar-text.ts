import { texts } from '../text/texts.ts';

/** Texts of the calendar, which come with its script. */
export const calendarText = texts({
  title: { en: 'Choose a date', bn: 'তারিখ বেছে নিন' },
  monthBefore: { en: 'Month before', bn: 'আগের মাস' },
  monthAfter: { en: 'Month after', bn: 'পরের মাস' },
  none: { en: 'No date', bn: 'তারিখ দিতে চাই না' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
});
