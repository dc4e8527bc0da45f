import type { Book, View } from './book.ts';
import {
  lastMoment,
  momentsOfSeats,
  momentsOfTrip,
  possibleFacts,
  possibleViews,
  type SeatOnWay,
} from './possible.ts';

/** Offer of a search, as far as it is judged. */
export type SeenOffer = { coachNumber: string; delayMinutes: number; seatsLeft: number };
/** Journey that was looked at; its legs follow from its stops. */
export type Way = { tripId: string; fromStopNo: number; toStopNo: number };

/**
 * Answer to a look. own: the browser has cookies and may have bought something, so no answer may be stale. fromMemory:
 * the answer has an Age header.
 */
export type Look = {
  asked: number;
  answered: number;
  own: boolean;
  fromMemory: boolean;
  by: string;
} & (
  | { kind: 'map'; way: Way; seats: Record<string, View> }
  /** Undefined if the trip is not offered. */
  | { kind: 'search'; way: Way; offer: SeenOffer | undefined }
);

/** Age of an answer in milliseconds, its oldest part, and whether it misses a change by the answering process. */
export type Age = { ms: number; what: string; missesOwn: boolean };

export const legNosOf = ({ fromStopNo, toStopNo }: Way): number[] =>
  Array.from({ length: toStopNo - fromStopNo }, (_, at) => fromStopNo + at);

const older = (one: Age, other: Age): Age => ({
  ...(other.ms > one.ms ? other : one),
  missesOwn: one.missesOwn || other.missesOwn,
});

/** Judges each part separately: a map may show a hold that lapsed a moment ago beside a seat sold half a second ago. */
export const ageOf = (book: Book, look: Look): Age => {
  const { asked, answered, way } = look;
  const lastAct = book.lastActBy(way.tripId, look.by, asked);
  const since = (moment: number, what: string): Age => ({
    ms: Math.max(0, asked - moment),
    what,
    missesOwn: moment <= lastAct,
  });
  const seatOf = (seatNo: string): SeatOnWay => ({ tripId: way.tripId, seatNo, legNos: legNosOf(way) });
  const ofTrip = momentsOfTrip(book, way.tripId);

  if (look.kind === 'map') {
    const seen = Object.keys(look.seats).sort().join();
    const plan = lastMoment(ofTrip, answered, (at) =>
      possibleFacts(book, way.tripId, at, look).some(
        (facts) => !facts || facts.plan.toSorted().join() === seen,
      ),
    );
    return Object.entries(look.seats)
      .map(([seatNo, view]) => {
        const seat = seatOf(seatNo);
        const last = lastMoment(momentsOfSeats(book, [seat]), answered, (at) =>
          possibleViews(book, seat, at, look).has(view),
        );
        return since(last, `seat ${seatNo} ${view}`);
      })
      .reduce(older, since(plan, `plan of ${seen.split(',').length} seats`));
  }

  const { offer } = look;
  if (!offer)
    return since(
      lastMoment(ofTrip, answered, (at) => possibleFacts(book, way.tripId, at, look).includes(undefined)),
      'no offer',
    );
  const plans = book.factsOf(way.tripId).flatMap(({ facts }) => facts?.plan ?? []);
  const seats = [...new Set(plans)].map(seatOf);
  const isLeft = (plan: readonly string[], at: number): boolean => {
    const possible = plan.map((seatNo) => possibleViews(book, seatOf(seatNo), at, look));
    const surely = possible.filter((some) => some.size === 1 && some.has('available')).length;
    const atMost = possible.filter((some) => some.has('available')).length;
    return surely <= offer.seatsLeft && offer.seatsLeft <= atMost;
  };
  const asTold = (at: number) =>
    possibleFacts(book, way.tripId, at, look).filter(
      (facts) =>
        facts && facts.coachNumber === offer.coachNumber && facts.delayMinutes === offer.delayMinutes,
    );
  const facts = lastMoment(ofTrip, answered, (at) => asTold(at).length > 0);
  const left = lastMoment([...ofTrip, ...momentsOfSeats(book, seats)], answered, (at) =>
    possibleFacts(book, way.tripId, at, look).some((one) => one && isLeft(one.plan, at)),
  );
  return older(
    since(facts, `${offer.coachNumber}, ${offer.delayMinutes} minutes late`),
    since(left, `${offer.seatsLeft} seats left`),
  );
};
