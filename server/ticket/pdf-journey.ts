import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { type Box, colours, drawOrnament, type Sheet, writeChip, writeText } from './pdf-pen.ts';
import type { TextStyle } from './text-lines.ts';
import { journeyEnd, ticketFacts, type TicketWord, ticketWord } from './ticket-text.ts';

export const labelStyle: TextStyle = { size: 8.5, weight: 600, colour: colours.faint, tracking: 0.4 };
const valueStyle: TextStyle = { size: 11, weight: 600, colour: colours.ink, lines: 2 };

/** Draws the head of the card: state, operator and coach on the left, the PNR grouped for reading aloud on the right. */
export const drawHead = (sheet: Sheet, document: TicketDocument, language: Language, box: Box): number => {
  const left = { x: box.x, width: box.width * 0.6 };
  const right = { x: box.x + left.width, width: box.width - left.width };
  const word = (name: TicketWord) => ticketWord(name, language);

  const confirmed = document.state === 'confirmed';
  writeChip(sheet, word(confirmed ? 'confirmed' : 'cancelled'), { x: box.x, y: box.y }, confirmed);
  const bus = writeText(sheet, word('busName'), { ...left, y: box.y + 24 }, labelStyle);
  const end = writeText(
    sheet,
    `${document.operator.name[language]} ${document.coachNumber}`,
    { ...left, y: bus },
    {
      size: 14,
      weight: 600,
      colour: colours.ink,
      lines: 2,
    },
  );

  const pnr = writeText(sheet, word('pnr'), { ...right, y: box.y + 2 }, { ...labelStyle, align: 'right' });
  writeText(
    sheet,
    formatPnr(document.pnr),
    { ...right, y: pnr },
    {
      size: 23,
      weight: 800,
      colour: colours.ink,
      align: 'right',
      tracking: 1.3,
    },
  );
  return end;
};

/** Draws both ends of the journey: places, times, and the counters that the passenger has to find. */
export const drawJourney = (sheet: Sheet, document: TicketDocument, language: Language, box: Box): number => {
  const width = box.width * 0.4;
  const column = (end: 'from' | 'to', x: number, align: 'left' | 'right'): number => {
    const { label, place, time, date, counter } = journeyEnd(document, end, language);
    const lines: [text: string, style: TextStyle, gap?: number][] = [
      [label, labelStyle],
      [place, { size: 13, weight: 600, colour: colours.ink, lines: 1 }],
      [time, { size: 20, weight: 800, colour: colours.ink }],
      [date, { size: 9.5, weight: 400, colour: colours.ink }],
      [counter.label, labelStyle, 8],
      [counter.name, { size: 10.5, weight: 600, colour: colours.ink, lines: 2 }],
      [counter.address, { size: 9.5, weight: 400, colour: colours.soft, lines: 3 }],
      [counter.phone, { size: 9.5, weight: 600, colour: colours.ink }],
    ];
    return lines.reduce(
      (y, [text, style, gap = 0]) => writeText(sheet, text, { x, y: y + gap, width }, { ...style, align }),
      box.y,
    );
  };
  const bottom = Math.max(column('from', box.x, 'left'), column('to', box.x + box.width - width, 'right'));
  drawOrnament(sheet, (doc) => {
    const y = box.y + 42;
    const from = box.x + width - 44;
    doc.moveTo(from, y).lineTo(box.x + box.width - width + 44, y);
    doc.lineWidth(1.6).dash(7, { space: 5 }).stroke(colours.green);
  });
  return bottom;
};

/** The facts of the ticket, four to a row. */
export const drawFacts = (
  sheet: Sheet,
  document: TicketDocument,
  language: Language,
  now: Date,
  box: Box,
): number => {
  const facts = ticketFacts(document, language, now);
  const [columns, gap] = [4, 14];
  const width = (box.width - gap * (columns - 1)) / columns;
  let y = box.y;
  for (let row = 0; row < facts.length; row += columns) {
    const ends = facts.slice(row, row + columns).map(({ label, value }, column) => {
      const x = box.x + column * (width + gap);
      const below = writeText(sheet, label, { x, y, width }, labelStyle);
      return writeText(sheet, value, { x, y: below, width }, valueStyle);
    });
    y = Math.max(...ends) + 7;
  }
  return y;
};
