import { mapAddress } from '@poth/domain/ticket/map-link.ts';
import type { MailContent, MailFact, MailLink } from './mail-content.ts';

/** Zero-width space: invisible, it splits an address so that no mail program makes a link of it. */
const gap = '\u200b';

/** Splits every address in a text, so that no mail program makes a link of it. */
export const splitAddresses = (words: string): string =>
  words
    .replaceAll('://', `:${gap}//`)
    .replace(/(?<=\S)@(?=\S)/gu, `@${gap}`)
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])([.\u3002\uff0e\uff61\u2024\ufe52])(?=[\p{L}\p{M}])/gu, `$1${gap}`)
    .replace(/(?<=\d\.\d{1,3}\.\d{1,3})\.(?=\d)/gu, `.${gap}`);

/** Makes a text one line: a line break in a subject would start another header. */
const oneLine = (words: string): string =>
  splitAddresses(words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());

/** Tells whether a link leads to the portal, to the map or to a phone; a mail has no others. */
const leadsToUs = (url: string, ownUrl: string): boolean =>
  url.startsWith(mapAddress) ||
  /^tel:\+?\d+$/.test(url) ||
  (URL.canParse(url) && new URL(url).origin === new URL(ownUrl).origin);

/**
 * Splits every address in a mail's texts and drops links to other sites, so that words that people typed lead nowhere.
 * ownUrl: the portal's address.
 */
export const withoutForeignLinks = (content: MailContent, ownUrl: string): MailContent => {
  const links = (all: readonly MailLink[] = []) =>
    all
      .filter(({ url }) => leadsToUs(url, ownUrl))
      .map(({ label, url }) => ({ label: splitAddresses(label), url }));
  const fact = (one: MailFact): MailFact => ({
    name: splitAddresses(one.name),
    value: splitAddresses(one.value),
    more: (one.more ?? []).map(splitAddresses),
    links: links(one.links),
  });
  const { greeting, lead, quote, button } = content;
  const [ownButton] = links(button && [button]);
  return {
    language: content.language,
    subject: oneLine(content.subject),
    ...(greeting && { greeting: oneLine(greeting) }),
    title: oneLine(content.title),
    ...(lead && { lead: splitAddresses(lead) }),
    facts: (content.facts ?? []).map(fact),
    pictures: content.pictures ?? [],
    ...(quote && { quote: splitAddresses(quote) }),
    paragraphs: (content.paragraphs ?? []).map(splitAddresses),
    ...(ownButton && { button: ownButton }),
    links: links(content.links),
    smallPrint: (content.smallPrint ?? []).map(splitAddresses),
    ...(content.reservation && { reservation: content.reservation }),
  };
};
