import { localPathOf } from '@poth/domain/language.ts';
import { calendarEntry } from '@poth/domain/ticket/calendar-entry.ts';
import { calendarFile } from '@poth/domain/ticket/calendar-file.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Deps } from '../deps.ts';
import type { MailFile } from '../messaging/ports.ts';
import { codePictureId, ticketsWithCode } from '../messaging/ticket-mail.ts';
import { codeDrawing } from './code-picture.ts';
import { ticketDrawing } from './ticket-drawing.ts';

/** Journey for a calendar; one that is cancelled has none. */
const calendarOf = ({ publicUrl, now }: Deps, document: TicketDocument): MailFile[] => {
  const { pnr, language, news, tickets } = document;
  if (news.cancelled || tickets.every(({ state }) => state === 'void')) return [];
  const entry = calendarEntry(document, language, {
    publicUrl,
    path: localPathOf(language, `/ticket/${pnr}`),
  });
  return [
    {
      filename: `poth-${pnr}.ics`,
      content: Buffer.from(calendarFile(entry, now())),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
};

/** Files that the mail of a ticket brings along: its PDF, its journey for a calendar, and its codes as the mail shows them. */
export const ticketFiles = async (deps: Deps, document: TicketDocument): Promise<MailFile[]> => {
  const drawing = ticketDrawing(document, document.language, deps.now());
  const [pdf, pictures] = await Promise.all([
    deps.pdfs.draw(drawing, 'mail'),
    Promise.all(
      ticketsWithCode(document).map(
        async (ticket): Promise<MailFile> => ({
          filename: `${ticket.seatNo}.png`,
          content: await deps.pdfs.draw(codeDrawing(ticket.code), 'mail'),
          contentType: 'image/png',
          cid: codePictureId(ticket),
        }),
      ),
    ),
  ]);
  return [
    { filename: `poth-${document.pnr}.pdf`, content: pdf, contentType: 'application/pdf' },
    ...calendarOf(deps, document),
    ...pictures,
  ];
};
