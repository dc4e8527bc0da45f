import type { CoachClass } from './coach.ts';

/** A seat's label as printed on the coach: B3. */
export type SeatNo = string;

/** Marks of seats: women alone may buy a women's seat; a priority seat asks others to give way. */
export const seatMarks = ['women', 'priority'] as const;
export type SeatMark = (typeof seatMarks)[number];

/** Places along its left side where a coach is entered. */
export const doorPlaces = ['front', 'middle', 'back'] as const;
export type DoorPlace = (typeof doorPlaces)[number];

export const driverSides = ['right', 'left'] as const;
export type DriverSide = (typeof driverSides)[number];

/** A seat plan seen from above, front first; null is aisle or nothing. Plans are data. */
export type SeatLayout = {
  layoutId: string;
  rows: readonly (readonly (SeatNo | null)[])[];
  /** The row with which the upper deck begins; a coach without it has one deck. */
  upperFrom?: number;
  marks?: Readonly<Record<SeatNo, SeatMark>>;
  /** Seats of another class than the coach's own. */
  classes?: Readonly<Record<SeatNo, CoachClass>>;
  /** Front, if nothing is said. */
  door?: DoorPlace;
  /** Right, if nothing is said: traffic keeps left. */
  driver?: DriverSide;
};

export type Deck = 'only' | 'lower' | 'upper';
export type DeckRows = { deck: Deck; rows: SeatLayout['rows'] };

/** The seats of a plan in reading order, front left first. */
export const seatsOf = (layout: SeatLayout): SeatNo[] =>
  layout.rows.flatMap((row) => row.filter((seat) => seat !== null));

/** The decks of a coach, the lower one first. */
export const decksOf = ({ rows, upperFrom }: Pick<SeatLayout, 'rows' | 'upperFrom'>): DeckRows[] =>
  upperFrom === undefined
    ? [{ deck: 'only', rows }]
    : [
        { deck: 'lower', rows: rows.slice(0, upperFrom) },
        { deck: 'upper', rows: rows.slice(upperFrom) },
      ];

/** The deck on which a seat is. */
export const deckOf = (layout: SeatLayout, seatNo: SeatNo): Deck =>
  decksOf(layout).find(({ rows }) => rows.some((row) => row.includes(seatNo)))?.deck ?? 'only';

/** The seats next to a seat in its row, with no aisle between. */
export const seatsBeside = ({ rows }: SeatLayout, seatNo: SeatNo): SeatNo[] => {
  const row = rows.find((seats) => seats.includes(seatNo)) ?? [];
  const column = row.indexOf(seatNo);
  return [row[column - 1], row[column + 1]].filter((seat) => seat !== null && seat !== undefined);
};

/** The same plan without the marks of some seats: what a coach that takes over a sold trip may promise of them. */
export const withoutMarks = (layout: SeatLayout, seatNos: readonly SeatNo[]): SeatLayout => ({
  ...layout,
  marks: Object.fromEntries(
    Object.entries(layout.marks ?? {}).filter(([seatNo]) => !seatNos.includes(seatNo)),
  ),
});
