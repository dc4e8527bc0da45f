/** Clock of all times of this proof, in milliseconds. */
export const now = (): number => performance.now();

/**
 * Moment at which something happened: not before it was asked for, surely once it was acknowledged. by: address of the
 * process that did it.
 */
export type Moment = { notBefore: number; surely: number; by?: string };

/** How a seat that somebody has shows. */
export type TakenView = 'held' | 'sold';
export type View = 'available' | TakenView;

/** The time for which somebody has a seat on some legs. lapses: it ends by the clock, nothing is written. */
export type Tenure = {
  tripId: string;
  views: { view: TakenView; since: Moment }[];
  end: Moment;
  lapses: boolean;
};

/** Facts of a trip as the search tells them; plan: its seats. Undefined while it is not on sale. */
export type TripFacts = { coachNumber: string; delayMinutes: number; plan: readonly string[] };
export type FactsSince = { facts: TripFacts | undefined; since: Moment };

type Cut = { tripId: string; at: Moment; seatNos: readonly string[] | 'all' };

const never: Moment = { notBefore: Number.POSITIVE_INFINITY, surely: Number.POSITIVE_INFINITY };
const always: Moment = { notBefore: Number.NEGATIVE_INFINITY, surely: Number.NEGATIVE_INFINITY };

/** No answer, or one that leaves open what was done. */
export class Unanswered extends Error {}

/** Does something that changes seats or trips; where no answer comes it may have been done at any time from then on, or never. */
export const timed = async <Answer>(
  by: string,
  act: (portal: string) => Promise<Answer>,
): Promise<{ answer: Answer | undefined; at: Moment }> => {
  const notBefore = now();
  try {
    return { answer: await act(by), at: { notBefore, surely: now(), by } };
  } catch (thrown) {
    if (!(thrown instanceof Unanswered)) throw thrown;
    return { answer: undefined, at: { notBefore, surely: Number.POSITIVE_INFINITY } };
  }
};

/** Opens the history of a run: what was done to seats and trips, as those know it who did it. */
export const openBook = () => {
  const tenures = new Map<string, Tenure[]>();
  const trips = new Map<string, FactsSince[]>();
  const cuts: Cut[] = [];
  const acts = new Map<string, Moment[]>();
  let changes = 0;
  const noteAct = (tripId: string, at: Moment): void => {
    changes += 1;
    acts.set(tripId, [...(acts.get(tripId) ?? []), at]);
  };

  const legsOf = (tripId: string, seatNo: string, legNo: number): Tenure[] =>
    tenures.get(`${tripId} ${seatNo} ${legNo}`) ?? [];
  /** Ends what a change of the trip itself has taken away, wherever the two answers crossed. */
  const settleCuts = (): void => {
    for (const { tripId, at, seatNos } of cuts)
      for (const [key, ofSeat] of tenures) {
        const [ofTrip, seatNo = ''] = key.split(' ');
        if (ofTrip !== tripId || !(seatNos === 'all' || seatNos.includes(seatNo))) continue;
        for (const tenure of ofSeat) cutTenure(tenure, at);
      }
  };

  return {
    /** Notes that somebody has seats from a moment on. end: when they lapse, if they do. */
    begin(
      { tripId, seatNos, legNos }: { tripId: string; seatNos: readonly string[]; legNos: readonly number[] },
      view: TakenView,
      since: Moment,
    ): Tenure[] {
      noteAct(tripId, since);
      return seatNos.map((seatNo) => {
        const tenure: Tenure = { tripId, views: [{ view, since }], end: never, lapses: false };
        for (const legNo of legNos)
          tenures.set(`${tripId} ${seatNo} ${legNo}`, [...legsOf(tripId, seatNo, legNo), tenure]);
        return tenure;
      });
    },
    become(some: readonly Tenure[], view: TakenView, since: Moment): void {
      for (const { tripId, views } of some) {
        noteAct(tripId, since);
        views.push({ view, since });
      }
    },
    end(some: readonly Tenure[], at: Moment): void {
      for (const tenure of some) {
        noteAct(tenure.tripId, at);
        Object.assign(tenure, { end: at, lapses: false });
      }
    },
    /** Notes when tenures will end by the clock, as far as it is known. */
    lapse(some: readonly Tenure[], at: Moment = never): void {
      for (const tenure of some) Object.assign(tenure, { end: at, lapses: true });
    },
    change(tripId: string, facts: TripFacts | undefined, since: Moment): void {
      noteAct(tripId, since);
      const before = trips.get(tripId) ?? [{ facts: undefined, since: always }];
      trips.set(tripId, [...before, { facts, since }]);
    },
    /** Notes that holds of a trip ended with a change of it; of sold seats only that they may be given back from then on. */
    cut: (cut: Cut): void => void cuts.push(cut),
    settleCuts,
    factsOf: (tripId: string): FactsSince[] => trips.get(tripId) ?? [],
    tenuresOf: legsOf,
    /** The last change of a trip that a process had acknowledged when it was asked: its answer may miss none of these. */
    lastActBy: (tripId: string, by: string, asked: number): number =>
      (acts.get(tripId) ?? [])
        .filter((act) => act.by === by && act.surely <= asked)
        .reduce((last, { notBefore }) => Math.max(last, notBefore), Number.NEGATIVE_INFINITY),
    changes: (): number => changes,
  };
};
export type Book = ReturnType<typeof openBook>;

const cutTenure = (tenure: Tenure, at: Moment): void => {
  const [first] = tenure.views;
  if (!first || first.since.notBefore > at.surely || tenure.end.surely < at.notBefore) return;
  const isSold = tenure.views.some(({ view }) => view === 'sold');
  const notBefore = Math.max(first.since.notBefore, at.notBefore);
  const surely = isSold ? Number.POSITIVE_INFINITY : Math.max(first.since.surely, at.surely);
  tenure.end = {
    notBefore: Math.min(tenure.end.notBefore, notBefore),
    surely: Math.min(tenure.end.surely, surely),
  };
};
