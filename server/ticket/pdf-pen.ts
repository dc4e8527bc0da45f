import type { TicketFonts } from './fonts.ts';
import type { PdfTextWriter } from './pdf-letters.ts';
import { number } from './pdf-syntax.ts';
import { breakLines, type Line, measureLine, type TextStyle } from './text-lines.ts';

/** The colours of the ticket, as in the design. */
export const colours = {
  ink: '#12261f',
  soft: '#4b5d55',
  faint: '#67776f',
  line: '#e6dfd0',
  perforation: '#cfc5b0',
  red: '#d92d3a',
  darkRed: '#a3151f',
  paleRed: '#fdecec',
  gold: '#ffb92e',
  green: '#00704d',
  darkGreen: '#005a3e',
  nightGreen: '#06281d',
  paleGreen: '#e9f5ef',
} as const;

/** Document being drawn, and the section of its structure tree that screen readers follow. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  fonts: TicketFonts;
  letters: PdfTextWriter;
  section: PDFKit.PDFStructureElement;
};

/** Place for a text: its left edge, the top of its first line, its width. */
export type Box = { x: number; y: number; width: number };

const lineHeight = 1.36;
/** Distance from the top of a line to its baseline, in font sizes; it leaves room below for Bangla descenders. */
const rise = 0.98;

/** Draws decoration, which screen readers skip. */
export const drawOrnament = ({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
};

/** Draws content for screen readers: they read a paragraph by its letters, a figure by its description. */
export const drawContent = (
  { doc, section }: Sheet,
  tag: 'P' | 'H1' | 'Figure',
  draw: () => void,
  alt?: string,
): void => {
  const content = doc.markStructureContent(tag);
  draw();
  doc.endMarkedContent();
  section.add(doc.struct(tag, alt ? { alt } : {}, [content]));
};

/** A colour as PDF sets it: red, green and blue from 0 to 1. */
const rgbOf = (colour: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** Draws a line of text. The page's y axis points down, so the text matrix flips the letters. */
const drawLine = (
  { doc, fonts, letters }: Sheet,
  line: Line,
  x: number,
  y: number,
  style: TextStyle,
): void => {
  const written = [`BT ${rgbOf(style.colour)} rg`];
  let at = x;
  for (const { script, text, width } of line.runs) {
    const font = fonts[script][style.weight];
    const tracking = script === 'latin' ? (style.tracking ?? 0) : 0;
    written.push(
      `${tracking} Tc 1 0 0 -1 ${number(at)} ${number(y)} Tm`,
      letters.write(font, text, style.size),
    );
    at += width;
  }
  doc.addContent([...written, 'ET'].join('\n'));
};

/** Writes a text into a box and returns the y at which the next one may begin. */
export const writeText = (
  sheet: Sheet,
  text: string,
  box: Box,
  style: TextStyle,
  tag: 'P' | 'H1' = 'P',
): number => {
  const lines = breakLines(sheet.fonts, text, box.width, style);
  const spare = { left: 0, right: 1, centre: 0.5 }[style.align ?? 'left'];
  drawContent(sheet, tag, () => {
    lines.forEach((line, row) => {
      const x = box.x + (box.width - line.width) * spare;
      drawLine(sheet, line, x, box.y + (row * lineHeight + rise) * style.size, style);
    });
  });
  return box.y + lines.length * lineHeight * style.size;
};

/** Writes a word on a rounded patch of colour: green for good, red for bad. */
export const writeChip = (sheet: Sheet, text: string, { x, y }: Omit<Box, 'width'>, good: boolean): void => {
  const style: TextStyle = { size: 8.5, weight: 600, colour: good ? colours.darkGreen : colours.darkRed };
  const width = measureLine(sheet.fonts, text, style).width + 16;
  drawOrnament(sheet, (doc) =>
    doc.roundedRect(x, y, width, 17, 8.5).fill(good ? colours.paleGreen : colours.paleRed),
  );
  writeText(sheet, text, { x: x + 8, y: y + 2.6, width }, style);
};
