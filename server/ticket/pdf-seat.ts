import type { Language } from '@poth/domain/language.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { validityNames } from '@poth/domain/ticket/validity.ts';
import { type Box, colours, drawContent, drawOrnament, type Sheet, writeChip, writeText } from './pdf-pen.ts';
import { labelStyle } from './pdf-journey.ts';
import { qrBars, qrModules } from './render-qr.ts';
import { seatText, ticketWord } from './ticket-text.ts';

/** The dark part of a code: 49 modules of 0.8 mm, which the camera of a cheap telephone reads from a hand's breadth. */
const codeSide = 111;
/** Margin of a code, more than the four modules that it needs. */
const codeMargin = 10;
export const seatHeight = codeSide + 2 * codeMargin;

const drawCode = (sheet: Sheet, code: string, x: number, y: number, alt: string): void => {
  const modules = qrModules(code);
  const unit = codeSide / modules.length;
  drawContent(
    sheet,
    'Figure',
    () => {
      const { doc } = sheet;
      doc.save();
      doc.translate(x, y).scale(unit);
      // Adds hundreds of bars in one call, in units of modules: pdfkit parses each of its drawing calls.
      doc.addContent(
        qrBars(modules)
          .map((bar) => `${bar.x} ${bar.y} ${bar.width} 1 re`)
          .join('\n'),
      );
      doc.fill('#000000');
      doc.restore();
    },
    alt,
  );
};

const drawMissingCode = (sheet: Sheet, x: number, y: number, language: Language): void => {
  drawOrnament(sheet, (doc) => {
    doc.rect(x, y, codeSide, codeSide).lineWidth(1).dash(3, { space: 3 }).stroke(colours.perforation);
  });
  writeText(
    sheet,
    ticketWord('noCode', language),
    { x: x + 12, y: y + codeSide / 2 - 12, width: codeSide - 24 },
    {
      size: 9,
      weight: 400,
      colour: colours.faint,
      align: 'centre',
    },
  );
};

/** The part of the card that one passenger shows: the code, the seat in large letters, the name. */
export const drawSeat = (
  sheet: Sheet,
  ticket: Ticket,
  document: TicketDocument,
  language: Language,
  now: Date,
  { x, y, width }: Box,
): void => {
  const { name, kind, fare, validity } = seatText(ticket, document, language, now);
  const seat = ticketWord('seat', language);
  if (ticket.code && ticket.state !== 'void')
    drawCode(sheet, ticket.code, x, y + codeMargin, `QR, ${seat} ${ticket.seatNo}`);
  else drawMissingCode(sheet, x, y + codeMargin, language);

  const column = { x: x + codeSide + codeMargin + 4, width: width - codeSide - codeMargin - 4 };
  let at = writeText(sheet, seat, { ...column, y: y + 5 }, labelStyle);
  at = writeText(
    sheet,
    ticket.seatNo,
    { ...column, y: at - 2 },
    { size: 26, weight: 800, colour: colours.ink },
  );
  at = writeText(sheet, ticketWord('passenger', language), { ...column, y: at }, labelStyle);
  at = writeText(
    sheet,
    name,
    { ...column, y: at },
    { size: 10.5, weight: 600, colour: colours.ink, lines: 3 },
  );
  at = writeText(
    sheet,
    `${kind} · ${fare}`,
    { ...column, y: at },
    { size: 9.5, weight: 400, colour: colours.soft, lines: 2 },
  );
  if (validity !== 'valid') {
    writeChip(sheet, validityNames[validity][language], { x: column.x, y: at + 1 }, validity === 'boarded');
  }
};
