/** A seat's label as printed on the coach: B3. */
export type SeatNo = string;

/** A seat plan seen from above, front first; null is aisle or nothing. Plans are data. */
export type SeatLayout = { layoutId: string; rows: readonly (readonly (SeatNo | null)[])[] };

const plan = (layoutId: string, letters: string, row: (letter: string) => (SeatNo | null)[]): SeatLayout => ({
  layoutId,
  rows: [...letters].map(row),
});

/** The two plans of the specification: 27 seats in three columns, 36 in four. */
export const seatLayouts = {
  'business-27': plan('business-27', 'ABCDEFGHI', (r) => [`${r}1`, null, `${r}2`, `${r}3`]),
  'economy-36': plan('economy-36', 'ABCDEFGHI', (r) => [`${r}1`, `${r}2`, null, `${r}3`, `${r}4`]),
} as const;

/** The seats of a plan in reading order, front left first. */
export const seatsOf = (layout: SeatLayout): SeatNo[] =>
  layout.rows.flatMap((row) => row.filter((seat) => seat !== null));
