/** Kinds of requests with capacity of their own, so that none takes it from another. */
export const laneNames = [
  // Returns and notices of the gateway: they tell of money that was taken, which must not wait.
  'gateway',
  // Steps of buyers who hold seats or have a ticket.
  'buying',
  // First tap on a seat: in a rush there are a thousand for each that gets a seat.
  'holding',
  // Places in waiting rooms, and ways out of them: at an opening all who wait ask at once.
  'waiting',
  'maps',
  'looking',
  'other',
  // Requests whose bodies may take long to arrive.
  'uploads',
] as const;
export type LaneName = (typeof laneNames)[number];

/**
 * Bounds of a lane in one process: `mostUnderWay` and `mostQueued` in requests; `longestWaitMs` in milliseconds, after
 * which a waiting request is refused with a Retry-After.
 */
export type LaneBounds = { mostUnderWay: number; mostQueued: number; longestWaitMs: number };

/**
 * Bounds of the lanes. Many steps of a sale may run at once, because they go to the database in sets; a page takes
 * milliseconds of the process's one thread, so few begin at once and steps of a sale pass between them.
 */
export const laneBounds: Readonly<Record<LaneName, LaneBounds>> = {
  gateway: { mostUnderWay: 200, mostQueued: 2_000, longestWaitMs: 10_000 },
  buying: { mostUnderWay: 128, mostQueued: 500, longestWaitMs: 3_000 },
  holding: { mostUnderWay: 128, mostQueued: 1_000, longestWaitMs: 1_000 },
  waiting: { mostUnderWay: 128, mostQueued: 1_000, longestWaitMs: 3_000 },
  maps: { mostUnderWay: 16, mostQueued: 100, longestWaitMs: 1_000 },
  looking: { mostUnderWay: 8, mostQueued: 50, longestWaitMs: 1_000 },
  other: { mostUnderWay: 32, mostQueued: 200, longestWaitMs: 2_000 },
  uploads: { mostUnderWay: 8, mostQueued: 16, longestWaitMs: 2_000 },
};

/** Capacity for one kind of requests. */
export type Lane = {
  /** Tells whether one more request would be refused now. */
  isFull(): boolean;
  /** Counts the requests in the lane. */
  count(): { underWay: number; waiting: number };
  /** Takes room, at once or in turn; resolves with false where that takes longer than the longest wait. */
  enter(): Promise<boolean>;
  /** Passes the room on to the request that has waited longest. */
  leave(): void;
  /** Takes room for a request that was let in before and has left to wait: at once, beyond the bound where the lane is full. */
  comeBack(): void;
};

/** Opens a lane: a request without room waits in order of arrival; where the queue is full too it is refused. */
export const openLane = ({ mostUnderWay, mostQueued, longestWaitMs }: LaneBounds): Lane => {
  const waiting = new Set<(enters: boolean) => void>();
  let underWay = 0;
  const isFull = (): boolean => underWay >= mostUnderWay && waiting.size >= mostQueued;
  return {
    isFull,
    count: () => ({ underWay, waiting: waiting.size }),
    enter: async () => {
      if (underWay < mostUnderWay) {
        underWay += 1;
        return true;
      }
      if (isFull()) return false;
      return new Promise((resolve) => {
        const settle = (enters: boolean): void => {
          clearTimeout(timer);
          waiting.delete(settle);
          resolve(enters);
        };
        const timer = setTimeout(settle, longestWaitMs, false);
        waiting.add(settle);
      });
    },
    leave: () => {
      const [next] = waiting;
      if (next && underWay <= mostUnderWay) next(true);
      else underWay -= 1;
    },
    comeBack: () => {
      underWay += 1;
    },
  };
};

export type Lanes = Readonly<Record<LaneName, Lane>>;

/** Opens all lanes of a process. */
export const openLanes = (bounds: Partial<Record<LaneName, LaneBounds>> = {}): Lanes =>
  Object.fromEntries(
    laneNames.map((name) => [name, openLane(bounds[name] ?? laneBounds[name])]),
  ) as unknown as Lanes;
