import type { CoachClass } from './coach.ts';

/** A seat's label as printed on the coach: B3. */
export type SeatNo = string;

/** Marks of seats: a women's seat is sold to women only; at a priority seat others are asked to give way. */
export const seatMarks = ['women', 'priority'] as const;
export type SeatMark = (typeof seatMarks)[number];

/** Positions of the door along the left side of a coach. */
export const doorPlaces = ['front', 'middle', 'back'] as const;
export type DoorPlace = (typeof doorPlaces)[number];

export const driverSides = ['right', 'left'] as const;
export type DriverSide = (typeof driverSides)[number];

/** Seat plan seen from above, front first; null is an aisle or an empty place. Plans are data. */
export type SeatLayout = {
  layoutId: string;
  rows: readonly (readonly (SeatNo | null)[])[];
  /** First row of the upper deck; absent where a coach has one deck. */
  upperFrom?: number;
  marks?: Readonly<Record<SeatNo, SeatMark>>;
  /** Classes of the seats whose class is not the coach's own. */
  classes?: Readonly<Record<SeatNo, CoachClass>>;
  /** Defaults to the front. */
  door?: DoorPlace;
  /** Defaults to the right: traffic keeps left. */
  driver?: DriverSide;
};

export type Deck = 'only' | 'lower' | 'upper';
export type DeckRows = { deck: Deck; rows: SeatLayout['rows'] };

/** Lists the seats of a plan in reading order, front left first. */
export const seatsOf = (layout: SeatLayout): SeatNo[] =>
  layout.rows.flatMap((row) => row.filter((seat) => seat !== null));

/** Splits the rows of a coach into its decks, the lower one first. */
export const decksOf = ({ rows, upperFrom }: Pick<SeatLayout, 'rows' | 'upperFrom'>): DeckRows[] =>
  upperFrom === undefined
    ? [{ deck: 'only', rows }]
    : [
        { deck: 'lower', rows: rows.slice(0, upperFrom) },
        { deck: 'upper', rows: rows.slice(upperFrom) },
      ];

/** Returns the deck of a seat. */
export const deckOf = (layout: SeatLayout, seatNo: SeatNo): Deck =>
  decksOf(layout).find(({ rows }) => rows.some((row) => row.includes(seatNo)))?.deck ?? 'only';

/** Lists the seats next to a seat in its row, with no aisle between. */
export const seatsBeside = ({ rows }: SeatLayout, seatNo: SeatNo): SeatNo[] => {
  const row = rows.find((seats) => seats.includes(seatNo)) ?? [];
  const column = row.indexOf(seatNo);
  return [row[column - 1], row[column + 1]].filter((seat) => seat !== null && seat !== undefined);
};

/** Copies a plan without the marks of some seats, which a coach that takes over a sold trip cannot promise. */
export const withoutMarks = (layout: SeatLayout, seatNos: readonly SeatNo[]): SeatLayout => ({
  ...layout,
  marks: Object.fromEntries(
    Object.entries(layout.marks ?? {}).filter(([seatNo]) => !seatNos.includes(seatNo)),
  ),
});
