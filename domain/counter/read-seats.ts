import type { SeatLayout, SeatNo } from '../fleet/seat-layout.ts';
import { seatsOf } from '../fleet/seat-layout.ts';
import { latinDigits } from '../language.ts';

const bare = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Splits one typed word into seats, longest names first: B3B4 is two. Undefined where letters are left over. */
const split = (word: string, byName: ReadonlyMap<string, SeatNo>): SeatNo[] | undefined => {
  if (!word) return [];
  for (let letters = word.length; letters > 0; letters--) {
    const seatNo = byName.get(word.slice(0, letters));
    const rest = seatNo && split(word.slice(letters), byName);
    if (rest) return [seatNo, ...rest];
  }
  return undefined;
};

/**
 * Reads seats as an agent types them: "b3 b4", "B3,B4", "b3b4", with Bangla digits too. Returns each seat of the plan
 * once, in the order typed, and the words that name no seat.
 */
export const readSeats = (typed: string, layout: SeatLayout): { seatNos: SeatNo[]; unknown: string[] } => {
  const byName = new Map(seatsOf(layout).map((seatNo) => [bare(seatNo), seatNo]));
  const seatNos = new Set<SeatNo>();
  const unknown: string[] = [];
  for (const word of typed.split(/[\s,;+]+/).filter(Boolean)) {
    const seats = split(bare(word), byName);
    if (!seats?.length) unknown.push(word);
    else for (const seatNo of seats) seatNos.add(seatNo);
  }
  return { seatNos: [...seatNos], unknown };
};
