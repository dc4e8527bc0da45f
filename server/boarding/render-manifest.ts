import type { Manifest, ManifestRow } from '@poth/domain/boarding/manifest.ts';
import {
  columnsOf,
  type ManifestColumn,
  manifestCells,
  manifestColumns,
  manifestMoment,
} from '@poth/domain/boarding/manifest-table.ts';
import { formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { colours, drawOrnament, type Sheet, writeText } from '../ticket/pdf-pen.ts';
import { closeSheet, openSheet } from '../ticket/pdf-sheet.ts';
import type { TextStyle } from '../ticket/text-lines.ts';

/** A4 landscape in points, with a margin that every printer can keep. */
const page = { width: 841.89, height: 595.28, margin: 30 };
const inner = { x: page.margin, width: page.width - 2 * page.margin };
const lowest = page.height - page.margin - 14;
const gap = 6;

/** Shares of the columns in the width of the page. */
const shares: Record<ManifestColumn, number> = {
  seat: 5,
  name: 15,
  phone: 13.5,
  journey: 16,
  boarding: 15,
  dropping: 13,
  pnr: 11,
  state: 9,
  who: 9,
  channel: 7,
  paid: 8.5,
  due: 6,
};

const words = {
  title: { en: 'Passenger list', bn: 'যাত্রী তালিকা' },
  supervisor: { en: 'Supervisor', bn: 'সুপারভাইজার' },
  seats: { en: 'passengers', bn: 'জন যাত্রী' },
  nobody: { en: 'Nobody has a seat on this trip.', bn: 'এই যাত্রায় কারও সিট নেই।' },
  made: { en: 'Made on', bn: 'তৈরির সময়' },
} as const;

const cell = (size: number, weight: TextStyle['weight'], colour: string): TextStyle => ({
  size,
  weight,
  colour,
  lines: 2,
});
const labelStyle = cell(8, 600, colours.faint);
const rowHeight = 2 * 9 * 1.36 + 5;

type Column = { column: ManifestColumn; x: number; width: number };

const columnsAcross = (manifest: Manifest): Column[] => {
  const columns = columnsOf(manifest);
  const whole = columns.reduce((sum, column) => sum + shares[column], 0);
  let x = inner.x;
  return columns.map((column) => {
    const width = (inner.width * shares[column]) / whole;
    const placed = { column, x, width: width - gap };
    x += width;
    return placed;
  });
};

const drawRule = (sheet: Sheet, y: number): void =>
  drawOrnament(sheet, (doc) =>
    doc
      .moveTo(inner.x, y)
      .lineTo(inner.x + inner.width, y)
      .lineWidth(0.6)
      .stroke(colours.line),
  );

const drawHead = (sheet: Sheet, manifest: Manifest, language: Language): number => {
  const { operator, routeName, coachNumber, coachType, coachClass, departsAt, supervisorPhone } = manifest;
  const box = { ...inner, y: page.margin - 8 };
  const title = `${words.title[language]} · ${operator[language]} ${coachNumber}`;
  writeText(sheet, title, box, { size: 15, weight: 800, colour: colours.darkGreen }, 'H1');
  const facts = [
    manifestMoment(departsAt, language),
    routeName[language],
    coachName(coachType, coachClass)[language],
    supervisorPhone && `${words.supervisor[language]} ${formatPhone(supervisorPhone, language)}`,
    `${digits(manifest.rows.length, language)} ${words.seats[language]}`,
  ];
  const line = facts.filter(Boolean).join(' · ');
  return writeText(sheet, line, { ...box, y: box.y + 22 }, { size: 10, weight: 400, colour: colours.soft });
};

const drawLabels = (sheet: Sheet, columns: readonly Column[], y: number, language: Language): number => {
  for (const { column, ...box } of columns)
    writeText(sheet, manifestColumns[column][language], { ...box, y }, labelStyle);
  drawRule(sheet, y + 14);
  return y + 17;
};

const drawRow = (
  sheet: Sheet,
  columns: readonly Column[],
  row: ManifestRow,
  y: number,
  language: Language,
) => {
  const cells = manifestCells(row, language);
  for (const { column, ...box } of columns) {
    const style = column === 'seat' ? cell(11, 800, colours.ink) : cell(9, 400, colours.ink);
    writeText(sheet, cells[column], { ...box, y: column === 'seat' ? y - 1.5 : y }, style);
  }
  drawRule(sheet, y + rowHeight - 3);
};

type ManifestPaper = { manifest: Manifest; language: Language; now: Date };

/**
 * Renders the passenger list of a trip on A4, with a heading for each boarding stop; its text can be searched and read
 * aloud.
 */
export const renderManifestPdf = async ({ manifest, language, now }: ManifestPaper): Promise<Uint8Array> => {
  const title = `${words.title[language]} ${manifest.coachNumber}`;
  const sheet = openSheet({ title, author: manifest.operator[language], language, now, page });
  const columns = columnsAcross(manifest);

  const begin = () => drawLabels(sheet, columns, drawHead(sheet, manifest, language) + 6, language);
  let y = begin();
  const roomFor = (height: number): void => {
    if (y + height <= lowest) return;
    sheet.doc.addPage();
    y = begin();
  };
  for (const { stopNo, place, at } of manifest.stops) {
    const here = manifest.rows.filter(({ fromStopNo }) => fromStopNo === stopNo);
    if (here.length === 0) continue;
    roomFor(rowHeight + 22);
    const heading = `${place[language]} · ${formatTime(at, language)} · ${digits(here.length, language)} ${words.seats[language]}`;
    y = writeText(
      sheet,
      heading,
      { ...inner, y: y + 2 },
      { size: 11, weight: 600, colour: colours.darkGreen },
    );
    y += 3;
    for (const row of here) {
      roomFor(rowHeight);
      drawRow(sheet, columns, row, y, language);
      y += rowHeight;
    }
  }
  if (manifest.rows.length === 0)
    writeText(
      sheet,
      words.nobody[language],
      { ...inner, y },
      { size: 11, weight: 400, colour: colours.soft },
    );
  const foot = { ...inner, y: page.height - page.margin - 2 };
  const made = `${words.made[language]} ${manifestMoment(now, language)}`;
  writeText(sheet, made, foot, { size: 8, weight: 400, colour: colours.faint });

  return closeSheet(sheet);
};
