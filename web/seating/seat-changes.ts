import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import type { SeatingState } from './seating-state.ts';

/** Seats that changed hands between two states of a map. */
export type SeatChanges = {
  gained: SeatNo[];
  lost: SeatNo[];
  takenByOthers: SeatNo[];
  freedByOthers: SeatNo[];
};

const isFree = (view: SeatView | undefined) => view === 'available';
const isOthers = (view: SeatView | undefined) => view === 'held' || view === 'sold';

/** Returns the changes between two states of a map that a buyer should hear of. */
export const seatChanges = (before: SeatingState, after: SeatingState): SeatChanges => {
  const changed = Object.keys(after.seats).filter((seatNo) => before.seats[seatNo] !== after.seats[seatNo]);
  const became = (test: (was: SeatView | undefined, is: SeatView | undefined) => boolean) =>
    changed.filter((seatNo) => test(before.seats[seatNo], after.seats[seatNo])).sort();
  return {
    gained: became((_, is) => is === 'selected'),
    lost: became((was) => was === 'selected'),
    takenByOthers: became((was, is) => isFree(was) && isOthers(is)),
    freedByOthers: became((was, is) => isOthers(was) && isFree(is)),
  };
};

/** Tells whether the buyer's own hold ran out between two states. */
export const holdRanOut = (before: SeatingState, after: SeatingState): boolean =>
  before.hold !== null && after.hold === null && before.hold.heldUntil <= after.at;
