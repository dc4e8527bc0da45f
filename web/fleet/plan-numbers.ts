import { padRows, type PlanCell, type PlanCells, seatsDrawn } from '@poth/domain/fleet/plan-cells.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Labels all seats as coaches number them: a letter for each row from the front, numbers from the left, L- and U- for
 * decks.
 */
export const numbered = (cells: PlanCells): PlanCells => {
  const { rows, upperFrom } = cells;
  let row = -1;
  return {
    ...cells,
    rows: rows.map((places, y) => {
      if (y === upperFrom) row = -1;
      if (!places.some(Boolean)) return places;
      row += 1;
      const deck = upperFrom === null ? '' : y < upperFrom ? 'L-' : 'U-';
      let number = 0;
      return places.map((cell): PlanCell => {
        if (!cell) return null;
        number += 1;
        return { ...cell, seatNo: `${deck}${letters[row] ?? 'Z'}${number}` };
      });
    }),
  };
};

const labelsOf = (cells: PlanCells): string =>
  seatsDrawn(cells)
    .map(({ seatNo }) => seatNo)
    .join(' ');
const isNumbered = (cells: PlanCells): boolean => labelsOf(cells) === labelsOf(numbered(cells));

/** Finds the first unused label with a given beginning. */
const freeLabel = (taken: ReadonlySet<string>, beginning: string): string => {
  let number = 1;
  while (taken.has(`${beginning}${number}`)) number += 1;
  return `${beginning}${number}`;
};

/** Labels the new seats, whose label is empty, to fit their rows. */
const labelNew = (cells: PlanCells): PlanCells => {
  const taken = new Set(seatsDrawn(cells).map(({ seatNo }) => seatNo));
  const unused = () =>
    [...letters].find((letter) => ![...taken].some((label) => label.startsWith(letter))) ?? 'Z';
  return {
    ...cells,
    rows: cells.rows.map((row) => {
      const labelled = row.find((cell) => cell?.seatNo)?.seatNo;
      const beginning = labelled?.replace(/\d+$/, '') ?? unused();
      return row.map((cell): PlanCell => {
        if (!cell || cell.seatNo) return cell;
        const seatNo = freeLabel(taken, beginning);
        taken.add(seatNo);
        return { ...cell, seatNo };
      });
    }),
  };
};

/**
 * Relabels the outcome of an edit: a plan that was numbered from front to back stays so; one with its own labels keeps
 * them, and only new seats get one.
 */
export const labelled = (before: PlanCells, after: PlanCells): PlanCells => {
  const even = { ...after, rows: padRows(after.rows) };
  return isNumbered(before) ? numbered(even) : labelNew(even);
};
