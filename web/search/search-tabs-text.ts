import { texts } from '../text/texts.ts';

/** Texts of the tabs, separate from those of a search because the page of tickets uses them too. */
export const searchTabsText = texts({
  label: { en: 'What would you like to do?', bn: 'কী করতে চান?' },
  buy: { en: 'Buy Ticket', bn: 'টিকিট কাটুন' },
  operation: { en: 'Ticket Operation', bn: 'আমার টিকিট খুঁজুন' },
});
