import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { cardPadding, cardTop, drawOutline, drawPerforation, drawRibbon } from './pdf-card.ts';
import { drawFacts, drawHead, drawJourney } from './pdf-journey.ts';
import { type Box, colours, type Sheet, writeText } from './pdf-pen.ts';
import { drawSeat, seatHeight } from './pdf-seat.ts';
import { closeSheet, openSheet } from './pdf-sheet.ts';
import { madeOn, shownTickets, ticketWord } from './ticket-text.ts';

/** A4 in points, with a margin that every printer can keep. */
const page = { width: 595.28, height: 841.89, margin: 36 };
const card = { x: page.margin, width: page.width - 2 * page.margin };
const inner = { x: card.x + cardPadding, width: card.width - 2 * cardPadding };
const lowest = page.height - page.margin - 30;
const seatGap = 10;

const drawPageHead = (sheet: Sheet, language: Language): number => {
  const box = { ...card, y: page.margin - 8 };
  writeText(sheet, ticketWord('product', language), box, {
    size: 20,
    weight: 800,
    colour: colours.darkGreen,
  });
  writeText(
    sheet,
    ticketWord('title', language),
    { ...box, y: box.y + 7 },
    {
      size: 12,
      weight: 600,
      colour: colours.soft,
      align: 'right',
    },
    'H1',
  );
  return box.y + 36;
};

/** Draws the codes in pairs; those that do not fit go on another page, on a card of its own. */
const drawSeats = (
  sheet: Sheet,
  document: TicketDocument,
  language: Language,
  now: Date,
  top: Box & { cardY: number },
) => {
  const width = (inner.width - seatGap) / 2;
  let { y, cardY } = top;
  let perforationY: number | undefined = y;
  y = drawPerforation(sheet, { ...inner, y }, language) + 2;
  const tickets = shownTickets(document);
  for (let at = 0; at < tickets.length; at += 2) {
    if (y + seatHeight > lowest) {
      drawOutline(sheet, { ...card, y: cardY }, y + 6, perforationY);
      sheet.doc.addPage();
      perforationY = undefined;
      cardY = drawPageHead(sheet, language);
      drawRibbon(sheet, { ...card, y: cardY });
      y = drawHead(sheet, document, language, { ...inner, y: cardY + cardTop }) + 10;
    }
    tickets.slice(at, at + 2).forEach((ticket, column) => {
      drawSeat(sheet, ticket, document, language, now, { x: inner.x + column * (width + seatGap), y, width });
    });
    y += seatHeight;
  }
  drawOutline(sheet, { ...card, y: cardY }, y + 6, perforationY);
  return y + 6;
};

type TicketPaper = { document: TicketDocument; language: Language; now: Date };

/**
 * Renders the tickets of a booking as a PDF to print or keep: A4, in the reader's language, with a code for every seat.
 * Its text can be searched and is read aloud in order. Throws for a booking that has no ticket. Takes some milliseconds
 * of CPU, so the portal runs it on a thread of the pool.
 */
export const renderTicketPdf = async ({ document, language, now }: TicketPaper): Promise<Uint8Array> => {
  if (document.tickets.length === 0)
    throw new RangeError(`Booking ${document.bookingId} has no ticket to draw`);
  const title = `${ticketWord('title', language)} ${document.pnr}`;
  const sheet = openSheet({ title, author: ticketWord('product', language), language, now, page });

  const cardY = drawPageHead(sheet, language);
  drawRibbon(sheet, { ...card, y: cardY });
  let y = drawHead(sheet, document, language, { ...inner, y: cardY + cardTop });
  y = drawJourney(sheet, document, language, { ...inner, y: y + 14 });
  y = drawFacts(sheet, document, language, now, { ...inner, y: y + 16 });
  y = drawSeats(sheet, document, language, now, { ...inner, y: y + 8, cardY });
  y = writeText(
    sheet,
    ticketWord('once', language),
    { ...inner, y: y + 10 },
    { size: 9.5, weight: 400, colour: colours.soft },
  );
  writeText(sheet, madeOn(now, language), { ...inner, y }, { size: 8.5, weight: 400, colour: colours.faint });

  return closeSheet(sheet);
};
