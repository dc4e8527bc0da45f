/** Clock of all times of this proof, in milliseconds. */
export const now = (): number => performance.now();

/**
 * Interval in which something happened: not before it was requested, certainly once it was acknowledged. by: address of
 * the process that did it.
 */
export type Moment = { notBefore: number; surely: number; by?: string };

/** View of a taken seat. */
export type TakenView = 'held' | 'sold';
export type View = 'available' | TakenView;

/** Period for which somebody has a seat on some legs. lapses: it ends by the clock, without a write. */
export type Tenure = {
  tripId: string;
  views: { view: TakenView; since: Moment }[];
  end: Moment;
  lapses: boolean;
};

/** Facts of a trip in searches; plan: its seats. Undefined while it is not on sale. */
export type TripFacts = { coachNumber: string; delayMinutes: number; plan: readonly string[] };
export type FactsSince = { facts: TripFacts | undefined; since: Moment };

type Cut = { tripId: string; at: Moment; seatNos: readonly string[] | 'all' };

const never: Moment = { notBefore: Number.POSITIVE_INFINITY, surely: Number.POSITIVE_INFINITY };
const always: Moment = { notBefore: Number.NEGATIVE_INFINITY, surely: Number.NEGATIVE_INFINITY };

/** Failure that leaves open whether the request was carried out. */
export class Unanswered extends Error {}

/** Makes a change to seats or trips; without an answer it may have happened at any time from then on, or never. */
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

/** Opens the history of a run: changes to seats and trips, as their authors know them. */
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
  /** Ends tenures that a change of the trip itself took away, whichever of the two answers came first. */
  const settleCuts = (): void => {
    for (const { tripId, at, seatNos } of cuts)
      for (const [key, ofSeat] of tenures) {
        const [ofTrip, seatNo = ''] = key.split(' ');
        if (ofTrip !== tripId || !(seatNos === 'all' || seatNos.includes(seatNo))) continue;
        for (const tenure of ofSeat) cutTenure(tenure, at);
      }
  };

  return {
    /** Records that somebody has seats from a moment on. */
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
    /** Records when tenures will end by the clock, as far as it is known. */
    lapse(some: readonly Tenure[], at: Moment = never): void {
      for (const tenure of some) Object.assign(tenure, { end: at, lapses: true });
    },
    change(tripId: string, facts: TripFacts | undefined, since: Moment): void {
      noteAct(tripId, since);
      const before = trips.get(tripId) ?? [{ facts: undefined, since: always }];
      trips.set(tripId, [...before, { facts, since }]);
    },
    /** Records that a change of a trip ended its holds; its sold seats may be given back at any time from then on. */
    cut: (cut: Cut): void => void cuts.push(cut),
    settleCuts,
    factsOf: (tripId: string): FactsSince[] => trips.get(tripId) ?? [],
    tenuresOf: legsOf,
    /**
     * Latest change of a trip that a process had acknowledged before a request: its answer must include it and all
     * earlier ones.
     */
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
