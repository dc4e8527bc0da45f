import type { Language } from '@poth/domain/language.ts';

/** Link in a mail: to the portal, to a counter on the map, or to its phone. */
export type MailLink = { label: string; url: string };

/** Fact that the reader looks for: an amount, a date, a seat. more: further lines on it, in smaller type. */
export type MailFact = { name: string; value: string; more?: readonly string[]; links?: readonly MailLink[] };

/** Ticket code to show at the door, as a picture attached to the mail. cid: its name among the attachments. */
export type MailPicture = { cid: string; caption: string; alt: string };

/**
 * Content of a mail, from which both its HTML and its plain text are written. Texts may contain words that people
 * typed: whatever they are, only `links`, `button` and the links of facts become links.
 */
export type MailContent = {
  language: Language;
  subject: string;
  /** Name in the salutation; only for a verified address. */
  greeting?: string;
  title: string;
  lead?: string;
  /** Facts; the first is the subject of the mail. */
  facts?: readonly MailFact[];
  pictures?: readonly MailPicture[];
  /** Words that somebody typed, set apart from ours. */
  quote?: string;
  paragraphs?: readonly string[];
  button?: MailLink;
  links?: readonly MailLink[];
  smallPrint?: readonly string[];
  /** Reservation in schema.org's format, for mail programs that show journeys. */
  reservation?: object;
};

/** Message as a mail and as an SMS. */
export type Message = { sms: string; mail: MailContent };
