import { type Bilingual, type Language, localPathOf } from '@poth/domain/language.ts';
import type { MailContent, MailLink } from './mail-content.ts';

/** Name of the product at the head of a mail. */
export const mailBrand: Bilingual = { en: 'Poth', bn: 'পথ' };

const about: Bilingual = {
  en: 'Bus tickets of all Bangladesh. A question? Call or write to us:',
  bn: 'সারা বাংলাদেশের বাসের টিকিট। কিছু জানতে চাইলে ফোন করুন বা লিখুন:',
};
const contact: Bilingual = { en: 'Contact Us', bn: 'যোগাযোগ' };

/** Makes the foot of every mail: how to reach its sender. */
export const mailFoot = (language: Language, ownUrl: string): { about: string; link: MailLink } => ({
  about: about[language],
  link: {
    label: contact[language],
    url: new URL(localPathOf(language, '/contact-us'), ownUrl).href,
  },
});

/** Makes the preview that mail programs show beside the subject: the first facts, else the first words. */
export const previewOf = ({ facts = [], lead, paragraphs = [], title }: MailContent): string =>
  facts
    .slice(0, 3)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ') ||
  (lead ?? paragraphs[0] ?? title);
