import { readPlanText, writePlanText } from '@poth/domain/fleet/plan-text.ts';
import { expect, test } from 'vitest';
import {
  addBench,
  addColumn,
  addRow,
  nearest,
  paint,
  relabel,
  removeColumn,
  removeRow,
  roomOf,
  switchDeck,
} from './plan-edits.ts';
import { numbered } from './plan-numbers.ts';

const cellsOf = (text: string) => readPlanText(text).cells;
const at = (row: number, column: number) => ({ row, column });
/** Writes the plan as a person would, columns not aligned. */
const flat = (cells: Parameters<typeof writePlanText>[0]) =>
  writePlanText(cells).replaceAll(/ +/g, ' ').trim();

test('a numbered plan stays numbered, whatever is drawn', () => {
  const cells = cellsOf('A1 A2 | A3 A4\nB1 B2 | B3 B4');
  expect(flat(paint(cells, at(0, 1), 'seat'))).toBe('A1 | | A2 A3\nB1 B2 | B3 B4');
  expect(flat(addRow(cells, at(0, 0)))).toBe('A1 A2 | A3 A4\nB1 B2 | B3 B4\nC1 C2 | C3 C4');
  expect(flat(removeRow(cells, at(0, 0)))).toBe('A1 A2 | A3 A4');
  expect(flat(removeColumn(cells, at(0, 2)))).toBe('A1 A2 A3 A4\nB1 B2 B3 B4');
  expect(flat(addColumn(cells, at(0, 0)))).toBe('A1 | A2 | A3 A4\nB1 | B2 | B3 B4');
  expect(flat(addBench(cells)).split('\n').at(-1)).toBe('C1 C2 C3 C4 C5');
});

test('labels of its own are kept, and a new seat gets a free one of its row', () => {
  const cells = cellsOf('EN-1 EN-2\nA1 . | A3');
  expect(flat(paint(cells, at(1, 1), 'seat'))).toBe('EN-1 EN-2 . .\nA1 A2 | A3');
  expect(flat(addRow(cells, at(1, 0)))).toBe('EN-1 EN-2 . .\nA1 | | A3\nB1 | | B2');
  expect(flat(relabel(cells, at(1, 3), 'A2'))).toBe('EN-1 EN-2 . .\nA1 | | A2');
  expect(flat(numbered(cells))).toBe('A1 A2 . .\nB1 | | B2');
});

test('what a seat is for moves with it, and a second press takes it back', () => {
  const cells = cellsOf('A1 A2');
  const women = paint(paint(cells, at(0, 1), 'women'), at(0, 1), 'business');
  expect(flat(women)).toBe('A1 A2:wb');
  expect(flat(paint(women, at(0, 1), 'priority'))).toBe('A1 A2:pb');
  expect(flat(paint(women, at(0, 0), 'seat'))).toBe('. A1:wb');
  expect(flat(paint(paint(women, at(0, 1), 'women'), at(0, 1), 'business'))).toBe('A1 A2');
  expect(flat(paint(cellsOf('A1 .'), at(0, 1), 'women'))).toBe('A1 A2:w');
});

test('an upper deck comes like the lower one and goes again; both are numbered by deck', () => {
  const cells = cellsOf('A1 | A2\nB1 | B2');
  const two = switchDeck(cells);
  expect(flat(two)).toBe('L-A1 | L-A2\nL-B1 | L-B2\n---\nU-A1 | U-A2\nU-B1 | U-B2');
  expect(flat(switchDeck(two))).toBe('A1 | A2\nB1 | B2');
  const longer = addRow(two, at(1, 0));
  expect(flat(longer).split('\n').slice(2, 4)).toEqual(['L-C1 | L-C2', '---']);
  expect(
    flat(addRow(two, at(2, 0)))
      .split('\n')
      .slice(2, 5),
  ).toEqual(['---', 'U-A1 | U-A2', 'U-B1 | U-B2']);
  const oneRow = removeRow(removeRow(two, at(3, 0)), at(2, 0));
  expect(oneRow.upperFrom).toBeNull();
});

test('a plan begins from nothing and stays within its limits', () => {
  const empty = cellsOf('');
  expect(flat(addRow(empty, at(0, 0)))).toBe('A1');
  expect(flat(addBench(empty))).toBe('A1');
  expect(roomOf(cellsOf('A1 A2 A3 | A4 A5'))).toEqual({ row: true, column: false, deck: true });
  expect(nearest(cellsOf('A1 A2'), at(4, 5))).toEqual(at(0, 1));
  expect(nearest(empty, at(4, 5))).toEqual(at(0, 0));
});
