import type { SeatLayout, SeatNo } from '@poth/domain/fleet/seat-layout.ts';

type Step = { rows: number; columns: number };
const steps: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/**
 * Returns the seat that an arrow key, Home or End leads to: the next one in the row or column, over aisles and gaps;
 * the first or last of the row. Undefined where there is none, and for every other key.
 */
export const walkFrom = ({ rows }: SeatLayout, seatNo: SeatNo, key: string): SeatNo | undefined => {
  const row = rows.findIndex((seats) => seats.includes(seatNo));
  const seats = rows[row];
  if (!seats) return undefined;
  if (key === 'Home') return seats.find((seat) => seat !== null) ?? undefined;
  if (key === 'End') return seats.findLast((seat) => seat !== null) ?? undefined;
  const step = steps[key];
  if (!step) return undefined;
  let [y, x] = [row + step.rows, seats.indexOf(seatNo) + step.columns];
  for (; rows[y]?.[x] !== undefined; y += step.rows, x += step.columns) {
    const found = rows[y]?.[x];
    if (found) return found;
  }
  return undefined;
};
