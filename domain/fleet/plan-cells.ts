import type { CoachClass } from './coach.ts';
import type { DoorPlace, DriverSide, SeatLayout, SeatMark, SeatNo } from './seat-layout.ts';

/** Seat of a plan that is being drawn; coachClass null means the coach's own class. */
export type PlanSeat = { seatNo: SeatNo; mark: SeatMark | null; coachClass: CoachClass | null };
/** Cell of a plan that is being drawn; null is an aisle or an empty place. */
export type PlanCell = PlanSeat | null;

/** Seat plan while it is being drawn: rows of equal length, each seat with its mark and class. */
export type PlanCells = {
  rows: readonly (readonly PlanCell[])[];
  /** First row of the upper deck; null where there is none. */
  upperFrom: number | null;
};

/** Parts of a coach beside its seats. */
export type PlanEnds = { door: DoorPlace; driver: DriverSide };

/** Pads rows to one length with empty cells on the right. */
export const padRows = (rows: PlanCells['rows']): PlanCell[][] => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? null));
};

/** Lists the seats of a drawn plan in reading order. */
export const seatsDrawn = ({ rows }: PlanCells): PlanSeat[] =>
  rows.flatMap((row) => row.filter((cell) => cell !== null));

export const cellsOf = ({ rows, upperFrom, marks = {}, classes = {} }: SeatLayout): PlanCells => ({
  rows: padRows(
    rows.map((row) =>
      row.map((seatNo) =>
        seatNo === null ? null : { seatNo, mark: marks[seatNo] ?? null, coachClass: classes[seatNo] ?? null },
      ),
    ),
  ),
  upperFrom: upperFrom ?? null,
});

const bySeat = <Value>(seats: readonly PlanSeat[], valueOf: (seat: PlanSeat) => Value | null) =>
  Object.fromEntries(
    seats.flatMap((seat) => {
      const value = valueOf(seat);
      return value === null ? [] : [[seat.seatNo, value] as const];
    }),
  );

/** Converts a drawn plan to a layout; absent marks, classes and decks are left out. */
export const layoutOf = (layoutId: string, cells: PlanCells, { door, driver }: PlanEnds): SeatLayout => {
  const seats = seatsDrawn(cells);
  const marks = bySeat(seats, ({ mark }) => mark);
  const classes = bySeat(seats, ({ coachClass }) => coachClass);
  return {
    layoutId,
    rows: cells.rows.map((row) => row.map((cell) => cell?.seatNo ?? null)),
    ...(cells.upperFrom === null ? {} : { upperFrom: cells.upperFrom }),
    ...(Object.keys(marks).length > 0 ? { marks } : {}),
    ...(Object.keys(classes).length > 0 ? { classes } : {}),
    door,
    driver,
  };
};
