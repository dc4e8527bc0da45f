import type { Language } from '@poth/domain/language.ts';
import { type Box, colours, drawOrnament, type Sheet, writeText } from './pdf-pen.ts';
import { ticketWord } from './ticket-text.ts';

const corner = 14;
const ribbonHeight = 10;
const stripe = 18;
const notch = 8;

/** Distance from the top edge of a card to its content. */
export const cardPadding = 22;
export const cardTop = ribbonHeight + 16;

/** The ribbon on the upper edge of a card: red, marigold, road green, night green, like the trim of a painted coach. */
export const drawRibbon = (sheet: Sheet, { x, y, width }: Box): void =>
  drawOrnament(sheet, (doc) => {
    doc.roundedRect(x, y, width, ribbonHeight + corner * 2, corner).clip();
    const stripes = [colours.red, colours.gold, colours.green, colours.nightGreen];
    for (let at = 0; at * stripe < width; at += 1) {
      doc.rect(x + at * stripe, y, stripe, ribbonHeight).fill(stripes[at % stripes.length]);
    }
  });

/** Draws the outline of a card, notched on both sides where its perforation runs. */
export const drawOutline = (
  sheet: Sheet,
  box: Box,
  bottom: number,
  perforationY: number | undefined,
): void => {
  const right = box.x + box.width;
  drawOrnament(sheet, (doc) => {
    doc
      .roundedRect(box.x, box.y, box.width, bottom - box.y, corner)
      .lineWidth(1)
      .stroke(colours.line);
    if (perforationY === undefined) return;
    for (const x of [box.x, right]) {
      doc.save();
      doc
        .rect(x === right ? right - notch * 2 : box.x - 1, perforationY - notch * 2, notch * 2 + 1, notch * 4)
        .clip();
      doc.circle(x, perforationY, notch).fillAndStroke('#ffffff', colours.line);
      doc.restore();
    }
  });
};

/** Draws the perforation above the codes, with the instruction for them. */
export const drawPerforation = (sheet: Sheet, box: Box, language: Language): number => {
  drawOrnament(sheet, (doc) => {
    doc
      .moveTo(box.x - cardPadding + notch + 3, box.y)
      .lineTo(box.x + box.width + cardPadding - notch - 3, box.y);
    doc.lineWidth(1.4).dash(4, { space: 4 }).stroke(colours.perforation);
  });
  writeText(
    sheet,
    ticketWord('offline', language),
    { ...box, y: box.y + 15 },
    {
      size: 10,
      weight: 400,
      colour: colours.soft,
      align: 'right',
    },
  );
  return writeText(
    sheet,
    ticketWord('show', language),
    { ...box, y: box.y + 12 },
    {
      size: 13,
      weight: 600,
      colour: colours.ink,
    },
  );
};
