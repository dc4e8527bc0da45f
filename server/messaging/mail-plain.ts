import type { MailContent, MailFact, MailLink } from './mail-content.ts';
import { mailBrand, mailFoot } from './mail-foot.ts';

const linkText = ({ label, url }: MailLink): string => `${label}: ${url}`;

/** Writes a fact with its lines and links; the label of a phone link already has the number. */
const factText = ({ name, value, more = [], links = [] }: MailFact): string =>
  [
    `${name}: ${value}`,
    ...more.map((line) => `  ${line}`),
    ...links.map((link) => `  ${link.url.startsWith('tel:') ? link.label : linkText(link)}`),
  ].join('\n');

/** Writes a mail as plain text, with the same facts and links as its HTML. Expects content without foreign links. */
export const mailPlain = (content: MailContent, ownUrl: string): string => {
  const { language, greeting, title, lead, facts = [], quote, paragraphs = [], button } = content;
  const { links = [], smallPrint = [] } = content;
  const foot = mailFoot(language, ownUrl);
  return [
    greeting && `${greeting},`,
    title,
    lead,
    facts.map(factText).join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    ...links.map(linkText),
    ...smallPrint,
    `${mailBrand[language]} · ${foot.about} ${foot.link.url}`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
