import type { SeatLayout, SeatNo } from '../fleet/seat-layout.ts';
import { seatsOf } from '../fleet/seat-layout.ts';
import { latinDigits } from '../language.ts';

const bare = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Splits one typed word into seats, longest names first: B3B4 is two. Undefined where letters are left over, or where it
 * is longer than all names together. Works from the end, so that each rest is split once: seats 1, 11 and 111 could be
 * tried in more ways than a process has time for.
 */
const split = (word: string, byName: ReadonlyMap<string, SeatNo>): SeatNo[] | undefined => {
  const names = [...byName.keys()];
  if (word.length > names.join('').length) return undefined;
  const longest = Math.max(...names.map((name) => name.length));
  const rests: (SeatNo[] | undefined)[] = [];
  rests[word.length] = [];
  for (let from = word.length - 1; from >= 0; from--)
    for (let to = from + longest; to > from && !rests[from]; to--) {
      const [seatNo, rest] = [byName.get(word.slice(from, to)), rests[to]];
      if (seatNo && rest) rests[from] = [seatNo, ...rest];
    }
  return rests[0];
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
