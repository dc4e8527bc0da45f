import type { Book, Moment, Tenure, TripFacts, View } from './book.ts';

/** Seat of a trip on the legs of a journey. */
export type SeatOnWay = { tripId: string; seatNo: string; legNos: readonly number[] };

/** By which process something was seen: what that had acknowledged when it was asked, it may not miss. */
export type Seen = { asked: number; answered: number; by: string };

/** When a state before a change was seen for the last time at most. */
const ended = ({ notBefore, surely, by }: Moment, seen: Seen): number =>
  by === seen.by && surely <= seen.asked ? notBefore : surely;

const views: readonly View[] = ['available', 'held', 'sold'];

const mayCover = ({ views: [first], end }: Tenure, at: number, seen: Seen): boolean =>
  first !== undefined && first.since.notBefore <= at && at <= ended(end, seen);
/** Whether somebody had a seat for sure: what has lapsed by the time of an answer shows free in one from memory too. */
const surelyCovers = ({ views: [first], end, lapses }: Tenure, at: number, seen: Seen): boolean =>
  first !== undefined &&
  ended(first.since, seen) < at &&
  at < end.notBefore &&
  !(lapses && end.notBefore <= seen.answered);

/** How the taken seat may have shown: each view from its moment to that of the next. */
const viewsOf = ({ views: taken }: Tenure, at: number, seen: Seen): View[] =>
  taken
    .filter(({ since }, place) => {
      const next = taken[place + 1];
      return since.notBefore <= at && (!next || at <= ended(next.since, seen));
    })
    .map(({ view }) => view);

const onLeg = (tenures: readonly Tenure[], at: number, seen: Seen): Set<View> => {
  const possible = new Set(
    tenures.filter((tenure) => mayCover(tenure, at, seen)).flatMap((tenure) => viewsOf(tenure, at, seen)),
  );
  return tenures.some((tenure) => surelyCovers(tenure, at, seen)) ? possible : possible.add('available');
};

/** How a seat may have shown at a moment: the worst of its legs counts. */
export const possibleViews = (
  book: Book,
  { tripId, seatNo, legNos }: SeatOnWay,
  at: number,
  seen: Seen,
): Set<View> => {
  const legs = legNos.map((legNo) => onLeg(book.tenuresOf(tripId, seatNo, legNo), at, seen));
  return new Set(
    views.filter((view, rank) => {
      const couldBeNoWorse = legs.every((leg) => views.slice(0, rank + 1).some((one) => leg.has(one)));
      return couldBeNoWorse && legs.some((leg) => leg.has(view));
    }),
  );
};

/** The facts that a trip may have had at a moment. */
export const possibleFacts = (
  book: Book,
  tripId: string,
  at: number,
  seen: Seen,
): (TripFacts | undefined)[] => {
  const lives = book.factsOf(tripId);
  return lives
    .filter(({ since }, place) => {
      const next = lives[place + 1];
      return since.notBefore <= at && (!next || at <= ended(next.since, seen));
    })
    .map(({ facts }) => facts);
};

const momentsOfSeat = (book: Book, { tripId, seatNo, legNos }: SeatOnWay): number[] =>
  legNos
    .flatMap((legNo) => book.tenuresOf(tripId, seatNo, legNo))
    .flatMap(({ views: taken, end }) => [end, ...taken.map(({ since }) => since)])
    .flatMap(({ notBefore, surely }) => [notBefore, surely]);

/**
 * Finds the last moment up to which something that was seen was possible, by the moments at which that may change: what
 * is possible is so at both ends of its time.
 */
export const lastMoment = (
  moments: readonly number[],
  seenAt: number,
  isPossible: (at: number) => boolean,
): number => {
  if (isPossible(seenAt)) return seenAt;
  const earlier = moments.filter((at) => at < seenAt).toSorted((one, other) => other - one);
  return earlier.find(isPossible) ?? Number.NEGATIVE_INFINITY;
};

export const momentsOfSeats = (book: Book, seats: readonly SeatOnWay[]): number[] =>
  seats.flatMap((seat) => momentsOfSeat(book, seat));
export const momentsOfTrip = (book: Book, tripId: string): number[] =>
  book.factsOf(tripId).flatMap(({ since }) => [since.notBefore, since.surely]);
