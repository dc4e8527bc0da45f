/** Calendar entry. uid: globally unique, and stable each time this entry is written. */
export type CalendarEntry = {
  uid: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  /** Lines of text below the title. */
  notes: readonly string[];
  url: string;
};

/** Octets of UTF-8 in a line of a calendar, without its end (RFC 5545, section 3.1). */
const mostOctets = 75;

/** Octets of a letter in UTF-8 (RFC 3629, section 3). */
const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** Escapes text for a property value, so that no character is read as a separator or a line break. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Formats a moment in UTC, which needs no time zone table: 20261127T163000Z. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A line in parts of 75 octets at most, cut between letters; each but the first begins with a space. */
const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += more;
  }
  return folded;
};

/** Writes a calendar with one entry (RFC 5545); X-WR-TIMEZONE makes clients without their own zone show Dhaka time. */
export const calendarFile = (entry: CalendarEntry, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poth//Ticket//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Dhaka',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(entry.startsAt)}`,
    `DTEND:${moment(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.notes.join('\n'))}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
