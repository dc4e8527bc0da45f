import { texts } from '../text/texts.ts';

/** Texts of the components of this folder, the same on every page. */
export const uiText = texts({
  pages: { en: 'Pages', bn: 'পাতা' },
  previous: { en: 'Previous', bn: 'আগের পাতা' },
  next: { en: 'Next', bn: 'পরের পাতা' },
  page: (page: string) => ({ en: `Page ${page}`, bn: `পাতা ${page}` }),
  pageOf: (page: string, pages: string) => ({
    en: `Page ${page} of ${pages}`,
    bn: `${pages} পাতার মধ্যে ${page} নম্বর`,
  }),
});
