import { texts } from '../text/texts.ts';

/** Texts of a date field and its calendar. */
export const calendarText = texts({
  open: { en: 'Open the calendar', bn: 'ক্যালেন্ডার খুলুন' },
  title: { en: 'Choose a date', bn: 'তারিখ বেছে নিন' },
  monthBefore: { en: 'Month before', bn: 'আগের মাস' },
  monthAfter: { en: 'Month after', bn: 'পরের মাস' },
  none: { en: 'No date', bn: 'তারিখ দিতে চাই না' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
});
