import { texts } from '../text/texts.ts';

export const renameLinkText = texts({
  link: { en: 'Another name on the ticket', bn: 'টিকিটে অন্য নাম' },
});
