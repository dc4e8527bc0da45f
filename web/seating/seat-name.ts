import { deckOf, type SeatLayout, type SeatMark, type SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { seatPosition } from '@poth/domain/fleet/seat-position.ts';
import type { Language } from '@poth/domain/language.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import { textIn } from '../text/texts.ts';
import { seatingText } from './text.ts';

/** Tells whether a coach has seats of more than one class: then each is named with its class. */
const hasMixedClasses = (layout: SeatLayout): boolean => {
  const seats = layout.rows.flat().filter((seatNo) => seatNo !== null);
  return new Set(seats.map((seatNo) => layout.classes?.[seatNo])).size > 1;
};

/** Names a seat for screen readers: its position, its class, whom it is reserved for, and its state. */
export const seatName = (
  layout: SeatLayout,
  seatNo: SeatNo,
  { view, mark }: { view: SeatView; mark: SeatMark | undefined },
  language: Language,
): string => {
  const t = textIn(language, seatingText);
  const deck = deckOf(layout, seatNo);
  const coachClass = hasMixedClasses(layout) ? layout.classes?.[seatNo] : undefined;
  return [
    t.seat(seatNo),
    deck !== 'only' && t.spokenDecks[deck],
    t.positions[seatPosition(layout, seatNo)],
    coachClass && t.spokenClasses[coachClass],
    mark && t.spokenMarks[mark],
    t.spoken[view],
  ]
    .filter(Boolean)
    .join(', ');
};
