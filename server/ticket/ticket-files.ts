import { localPathOf } from '@poth/domain/language.ts';
import { calendarEntry } from '@poth/domain/ticket/calendar-entry.ts';
import { calendarFile } from '@poth/domain/ticket/calendar-file.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { MailFile } from '../messaging/ports.ts';
import { codePictureId, ticketsWithCode } from '../messaging/ticket-mail.ts';
import { drawCodePicture } from './code-picture.ts';
import { renderTicketPdf } from './render-pdf.ts';

/** Makes the calendar file of a journey; none for a cancelled one. */
const calendarOf = (document: TicketDocument, publicUrl: string, now: Date): MailFile[] => {
  const { pnr, language, news, tickets } = document;
  if (news.cancelled || tickets.every(({ state }) => state === 'void')) return [];
  const entry = calendarEntry(document, language, {
    publicUrl,
    path: localPathOf(language, `/ticket/${pnr}`),
  });
  return [
    {
      filename: `poth-${pnr}.ics`,
      content: Buffer.from(calendarFile(entry, now)),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
};

/**
 * Makes the attachments of a ticket mail: its PDF, its journey for a calendar, and the pictures of its codes. Takes
 * some milliseconds of CPU, so it runs on a thread of the pool.
 */
export const ticketFiles = async (
  document: TicketDocument,
  publicUrl: string,
  now: Date,
): Promise<MailFile[]> => {
  const { pnr, language } = document;
  const pdf = await renderTicketPdf({ document, language, now });
  return [
    { filename: `poth-${pnr}.pdf`, content: pdf, contentType: 'application/pdf' },
    ...calendarOf(document, publicUrl, now),
    ...ticketsWithCode(document).map((ticket) => ({
      filename: `${ticket.seatNo}.png`,
      content: drawCodePicture(ticket.code),
      contentType: 'image/png',
      cid: codePictureId(ticket),
    })),
  ];
};
