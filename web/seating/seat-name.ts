import { deckOf, type SeatLayout, type SeatMark, type SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { seatPosition } from '@poth/domain/fleet/seat-position.ts';
import type { Language } from '@poth/domain/language.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import { textIn } from '../text/texts.ts';
import { seatingText } from './text.ts';

/** Whether seats of more than one class stand side by side in a coach: then each says which it is. */
export const mixesClasses = (layout: SeatLayout): boolean => {
  const seats = layout.rows.flat().filter((seatNo) => seatNo !== null);
  return new Set(seats.map((seatNo) => layout.classes?.[seatNo])).size > 1;
};

/** A seat as it is said aloud: where it is, what it is, for whom, and how it stands. */
export const seatName = (
  layout: SeatLayout,
  seatNo: SeatNo,
  { view, mark }: { view: SeatView; mark: SeatMark | undefined },
  language: Language,
): string => {
  const t = textIn(language, seatingText);
  const deck = deckOf(layout, seatNo);
  const coachClass = mixesClasses(layout) ? layout.classes?.[seatNo] : undefined;
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
