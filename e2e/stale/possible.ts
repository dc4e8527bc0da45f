import type { Book, Moment, Tenure, TripFacts, View } from './book.ts';

/** Seat of a trip on the legs of a journey. */
export type SeatOnWay = { tripId: string; seatNo: string; legNos: readonly number[] };

/**
 * Times of a request, and the process that answered it: changes that this process had acknowledged before must not be
 * missing.
 */
export type Seen = { asked: number; answered: number; by: string };

/** Latest moment at which the state before a change may have been seen. */
const ended = ({ notBefore, surely, by }: Moment, seen: Seen): number =>
  by === seen.by && surely <= seen.asked ? notBefore : surely;

const views: readonly View[] = ['available', 'held', 'sold'];

const mayCover = ({ views: [first], end }: Tenure, at: number, seen: Seen): boolean =>
  first !== undefined && first.since.notBefore <= at && at <= ended(end, seen);
/**
 * Returns whether somebody certainly had a seat: a hold that has lapsed when the answer comes is shown as free, even
 * from memory.
 */
const surelyCovers = ({ views: [first], end, lapses }: Tenure, at: number, seen: Seen): boolean =>
  first !== undefined &&
  ended(first.since, seen) < at &&
  at < end.notBefore &&
  !(lapses && end.notBefore <= seen.answered);

/** Possible views of a taken seat: each from its moment to that of the next. */
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

/** Possible views of a seat at a moment: the worst of its legs counts. */
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

/** Possible facts of a trip at a moment. */
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
 * Finds the last moment at which something seen was possible, among the moments at which that can change: a possible
 * state is so at both ends of its time.
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
