import type { Language } from '@poth/domain/language.ts';

/** A way out of a mail: to the portal, to a map at a counter, or to its phone. */
export type MailLink = { label: string; url: string };

/** A thing that the reader looks for: an amount, a date, a seat. more: lines that belong to it, said smaller. */
export type MailFact = { name: string; value: string; more?: readonly string[]; links?: readonly MailLink[] };

/** A code to be shown at the door, as a picture that the mail brings along. cid: its name among the attachments. */
export type MailPicture = { cid: string; caption: string; alt: string };

/**
 * All that a mail says, from which its HTML and its plain text are both written. Words may be of people: whatever they hold,
 * nothing but links, button and facts' links leads anywhere.
 */
export type MailContent = {
  language: Language;
  subject: string;
  /** Name that begins the mail; only for an address that was proved. */
  greeting?: string;
  title: string;
  lead?: string;
  /** The first of them is what the mail is about. */
  facts?: readonly MailFact[];
  pictures?: readonly MailPicture[];
  /** Words that somebody typed, set apart from ours. */
  quote?: string;
  paragraphs?: readonly string[];
  button?: MailLink;
  links?: readonly MailLink[];
  smallPrint?: readonly string[];
  /** Reservation by schema.org, for mail programs that show journeys. */
  reservation?: object;
};

/** A mail, and the same as an SMS. */
export type Message = { sms: string; mail: MailContent };
