import { type PlanCells, seatsDrawn } from './plan-cells.ts';
import type { ReadPlan, TextFault } from './plan-text.ts';

/** Limits of a seat plan; columns include the aisle, rows count both decks. */
export const planLimits = { seats: 60, columns: 6, rows: 24 } as const;
const longestPlanName = 60;

const label = /^[A-Z\d][A-Z\d-]{0,5}$/;

export type PlanFault =
  | TextFault
  | 'seats-none'
  | 'seats-many'
  | 'columns-many'
  | 'rows-many'
  | 'deck-empty'
  | `label-wrong ${string}`
  | `label-twice ${string}`;

/** Finds the faults of a drawn plan: labels by which seats cannot be sold, or dimensions that no coach has. */
const faultsOfCells = (cells: PlanCells): PlanFault[] => {
  const seats = seatsDrawn(cells);
  const labels = seats.map(({ seatNo }) => seatNo);
  const { rows, upperFrom } = cells;
  const hasSeats = (deck: PlanCells['rows']) => deck.some((row) => row.some(Boolean));
  const faults: PlanFault[] = [];
  if (seats.length === 0) faults.push('seats-none');
  else if (upperFrom !== null && !(hasSeats(rows.slice(0, upperFrom)) && hasSeats(rows.slice(upperFrom))))
    faults.push('deck-empty');
  if (seats.length > planLimits.seats) faults.push('seats-many');
  if ((rows[0]?.length ?? 0) > planLimits.columns) faults.push('columns-many');
  if (rows.length > planLimits.rows) faults.push('rows-many');
  for (const wrong of new Set(labels.filter((seatNo) => !label.test(seatNo))))
    faults.push(`label-wrong ${wrong}`);
  for (const twice of new Set(labels.filter((seatNo, at) => labels.indexOf(seatNo) !== at)))
    faults.push(`label-twice ${twice}`);
  return faults;
};

/** Finds the faults of a plan as it was typed or drawn; a plan without faults can be saved. */
export const faultsOfPlan = ({ cells, faults }: ReadPlan): PlanFault[] => [
  ...faults,
  ...faultsOfCells(cells),
];

export type PlanNameFault = 'plan-name-missing' | 'plan-name-long';

/** Tidies the white space of a plan's name, or returns what is wrong with it. */
export const readPlanName = (typed: string): { name: string } | { fault: PlanNameFault } => {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') return { fault: 'plan-name-missing' };
  return [...name].length > longestPlanName ? { fault: 'plan-name-long' } : { name };
};
