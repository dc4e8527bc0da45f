import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { PlanCell, PlanCells, PlanSeat } from '@poth/domain/fleet/plan-cells.ts';
import { planLimits } from '@poth/domain/fleet/plan-faults.ts';
import { type SeatMark, seatMarks } from '@poth/domain/fleet/seat-layout.ts';
import { labelled } from './plan-numbers.ts';

export type Place = { row: number; column: number };

/** Brushes, by the effect of a press on a cell: a seat or none, a mark, or a class. */
export const brushes = ['seat', 'women', 'priority', 'economy', 'business', 'sleeper'] as const;
export type Brush = (typeof brushes)[number];

const fresh: PlanSeat = { seatNo: '', mark: null, coachClass: null };

const isMark = (brush: Brush): brush is SeatMark => (seatMarks as readonly string[]).includes(brush);

const painted = (cell: PlanCell, brush: Brush): PlanCell => {
  if (brush === 'seat') return cell ? null : fresh;
  const seat = cell ?? fresh;
  if (isMark(brush)) return { ...seat, mark: seat.mark === brush ? null : brush };
  const coachClass: CoachClass = brush;
  return { ...seat, coachClass: seat.coachClass === coachClass ? null : coachClass };
};

const change = (cells: PlanCells, { row, column }: Place, next: (cell: PlanCell) => PlanCell): PlanCells => ({
  ...cells,
  rows: cells.rows.map((places, y) =>
    y === row ? places.map((cell, x) => (x === column ? next(cell) : cell)) : places,
  ),
});

/** Applies a brush to a cell; applying it again undoes it. */
export const paint = (cells: PlanCells, place: Place, brush: Brush): PlanCells =>
  labelled(
    cells,
    change(cells, place, (cell) => painted(cell, brush)),
  );

/** Gives the seat at a place another label. */
export const relabel = (cells: PlanCells, place: Place, seatNo: string): PlanCells =>
  change(cells, place, (cell) => cell && { ...cell, seatNo });

const insert = (cells: PlanCells, at: number, row: readonly PlanCell[]): PlanCells =>
  labelled(cells, {
    rows: cells.rows.toSpliced(at, 0, row),
    upperFrom: cells.upperFrom !== null && at <= cells.upperFrom ? cells.upperFrom + 1 : cells.upperFrom,
  });

const likeRow = (row: readonly PlanCell[] | undefined): PlanCell[] =>
  row?.map((cell) => cell && { ...cell, seatNo: '', mark: null }) ?? [fresh];

/** Adds a row like that of the cell, behind it. */
export const addRow = (cells: PlanCells, { row }: Place): PlanCells =>
  insert(cells, row + 1, likeRow(cells.rows[row]));

export const removeRow = (cells: PlanCells, { row }: Place): PlanCells => {
  const { upperFrom } = cells;
  const moved = upperFrom !== null && row < upperFrom ? upperFrom - 1 : upperFrom;
  const rows = cells.rows.toSpliced(row, 1);
  const isDeckLeft = moved !== null && moved > 0 && moved < rows.length;
  return labelled(cells, { rows, upperFrom: isDeckLeft ? moved : null });
};

/** Adds an empty column to the right of the cell: an aisle, or room for seats. */
export const addColumn = (cells: PlanCells, { column }: Place): PlanCells =>
  labelled(cells, { ...cells, rows: cells.rows.map((row) => row.toSpliced(column + 1, 0, null)) });

export const removeColumn = (cells: PlanCells, { column }: Place): PlanCells =>
  labelled(cells, { ...cells, rows: cells.rows.map((row) => row.toSpliced(column, 1)) });

/** Adds a last row with a seat in every column. */
export const addBench = (cells: PlanCells): PlanCells =>
  insert(
    cells,
    cells.rows.length,
    Array.from({ length: Math.max(1, cells.rows[0]?.length ?? 1) }, () => fresh),
  );

/** Adds an upper deck like the lower one, or removes it. */
export const switchDeck = (cells: PlanCells): PlanCells => {
  const { rows, upperFrom } = cells;
  return labelled(
    cells,
    upperFrom === null
      ? { rows: [...rows, ...rows.map(likeRow)], upperFrom: rows.length }
      : { rows: rows.slice(0, upperFrom), upperFrom: null },
  );
};

/** Tells whether a plan may grow by a row, a column or a deck. */
export const roomOf = ({ rows, upperFrom }: PlanCells) => ({
  row: rows.length < planLimits.rows,
  column: (rows[0]?.length ?? 0) < planLimits.columns,
  deck: upperFrom !== null || (rows.length > 0 && rows.length * 2 <= planLimits.rows),
});

/** Returns the nearest cell within the plan: rows and columns may have been removed. */
export const nearest = ({ rows }: PlanCells, { row, column }: Place): Place => ({
  row: Math.max(0, Math.min(row, rows.length - 1)),
  column: Math.max(0, Math.min(column, (rows[0]?.length ?? 1) - 1)),
});
