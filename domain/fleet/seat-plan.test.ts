import { expect, test } from 'vitest';
import { cellsOf, layoutOf } from './plan-cells.ts';
import { faultsOfPlan } from './plan-faults.ts';
import { readPlanText, writePlanText } from './plan-text.ts';
import { deckOf, seatsBeside, seatsOf, withoutMarks } from './seat-layout.ts';
import { seatLayouts } from './seat-plan-templates.ts';
import { figuresOf } from './seat-plan.ts';
import { type TemplateId, templateIds } from './seat-plan-templates.ts';
import { seatPosition } from './seat-position.ts';

const ends = { door: 'front', driver: 'right' } as const;
const faultsOf = (text: string) => faultsOfPlan(readPlanText(text));

test.each(templateIds)('%s has the seats of its name and can be sold', (templateId: TemplateId) => {
  const layout = seatLayouts[templateId];
  const read = readPlanText(writePlanText(cellsOf(layout)));
  expect(faultsOfPlan(read)).toEqual([]);
  expect(seatsOf(layout)).toHaveLength(Number(templateId.split('-').at(-1)));
  expect(layoutOf(templateId, read.cells, ends)).toEqual({ ...layout, ...ends });
});

test('labels are those that the coaches carry', () => {
  expect(seatsOf(seatLayouts['economy-49']).slice(0, 5)).toEqual(['EN-1', 'EN-2', 'EN-3', 'EN-4', 'A1']);
  expect(seatsOf(seatLayouts['economy-45']).at(-1)).toBe('K5');
  expect(seatsOf(seatLayouts['business-28']).slice(-4)).toEqual(['I1', 'I2', 'I3', 'I4']);
  expect(deckOf(seatLayouts['double-deck-40'], 'L-B4')).toBe('lower');
  expect(deckOf(seatLayouts['double-deck-40'], 'U-A1')).toBe('upper');
  expect(deckOf(seatLayouts['economy-36'], 'A1')).toBe('only');
});

test('a plan is read however it is typed', () => {
  const { cells, faults } = readPlanText('a1:w a২|A3 A4:pb\n\n . . | .\n=====\r\nU1');
  expect(faults).toEqual([]);
  const layout = layoutOf('drawn', cells, { door: 'middle', driver: 'left' });
  expect(layout).toEqual({
    layoutId: 'drawn',
    rows: [
      ['A1', 'A2', null, 'A3', 'A4'],
      [null, null, null, null, null],
      ['U1', null, null, null, null],
    ],
    upperFrom: 2,
    marks: { A1: 'women', A4: 'priority' },
    classes: { A4: 'business' },
    door: 'middle',
    driver: 'left',
  });
  expect(writePlanText(cells)).toBe('A1:w A2 | A3 A4:pb\n.    .  . .  .\n---\nU1   .  . .  .');
});

test.each([
  ['', 'seats-none'],
  [' . | .', 'seats-none'],
  ['A1 A2\nB1 A2', 'label-twice A2'],
  ['A1 SEAT-12', 'label-wrong SEAT-12'],
  ['A1 জানালা', 'label-wrong জানালা'],
  ['A1:x', 'sign-unknown A1:x'],
  ['A1 A2 A3 | A4 A5 A6', 'columns-many'],
  [Array.from({ length: 25 }, (_, row) => `A${row}`).join('\n'), 'rows-many'],
  [
    Array.from({ length: 13 }, (_, row) => [1, 2, 3, 4, 5].map((n) => `R${row}-${n}`).join(' ')).join('\n'),
    'seats-many',
  ],
  ['A1\n---', 'deck-empty'],
  ['---\nA1', 'deck-empty'],
  ['A1\n---\nB1\n---\nC1', 'decks-many'],
])('%j is no plan: %s', (text, fault) => {
  expect(faultsOf(text)).toContain(fault);
});

test('beside a seat is whom no aisle parts from it', () => {
  const layout = seatLayouts['economy-45'];
  expect(seatsBeside(layout, 'B2')).toEqual(['B1']);
  expect(seatsBeside(layout, 'B3')).toEqual(['B4']);
  expect(seatsBeside(layout, 'K3')).toEqual(['K2', 'K4']);
  expect(seatsBeside(seatLayouts['business-27'], 'A1')).toEqual([]);
  expect(seatPosition(layout, 'K3')).toBe('middle');
});

test('figures count seats by what they are for', () => {
  const { cells } = readPlanText('A1:w A2:w | A3:b A4\nB1:p B2 | B3:b B4:s');
  const layout = layoutOf('drawn', cells, ends);
  expect(figuresOf(layout)).toEqual({
    seats: 8,
    women: 2,
    priority: 1,
    decks: 1,
    classes: { business: 2, sleeper: 1 },
  });
  expect(withoutMarks(layout, ['A1']).marks).toEqual({ A2: 'women', B1: 'priority' });
});
