/** Kinds of requests that have room of their own, so that none takes it from another. */
export const laneNames = [
  // Returns and notices of the gateway: money that was taken waits for nobody.
  'gateway',
  // Steps of who holds seats or has a ticket.
  'buying',
  // The first tap on a seat, which in a rush a thousand make for each that gets one.
  'holding',
  'maps',
  'looking',
  'other',
  // Bodies that may take long to come.
  'uploads',
] as const;
export type LaneName = (typeof laneNames)[number];

/**
 * Bounds of a lane in one process. mostUnderWay, mostQueued: in requests; longestWaitMs: in milliseconds, after which who
 * waits is told when to come.
 */
export type LaneBounds = { mostUnderWay: number; mostQueued: number; longestWaitMs: number };

/**
 * Bounds of the lanes. Steps of a sale are many at once, for they go to the database in sets; a page costs the process
 * milliseconds of its one thread, so few are begun at once and the steps of a sale pass between them.
 */
export const laneBounds: Readonly<Record<LaneName, LaneBounds>> = {
  gateway: { mostUnderWay: 200, mostQueued: 2_000, longestWaitMs: 10_000 },
  buying: { mostUnderWay: 128, mostQueued: 500, longestWaitMs: 3_000 },
  holding: { mostUnderWay: 128, mostQueued: 250, longestWaitMs: 1_000 },
  maps: { mostUnderWay: 16, mostQueued: 100, longestWaitMs: 1_000 },
  looking: { mostUnderWay: 8, mostQueued: 50, longestWaitMs: 1_000 },
  other: { mostUnderWay: 32, mostQueued: 200, longestWaitMs: 2_000 },
  uploads: { mostUnderWay: 8, mostQueued: 16, longestWaitMs: 2_000 },
};

/** Room of one kind of requests. */
export type Lane = {
  /** Whether one more would be refused now. */
  isFull(): boolean;
  /** How many requests are in it. */
  count(): { underWay: number; waiting: number };
  /** Takes room, at once or when it is somebody's turn; answers false where that is not before the longest wait. */
  enter(): Promise<boolean>;
  /** Gives the room to who waits longest. */
  leave(): void;
};

/** Opens a lane: who finds no room waits in the order of coming, who finds no room to wait is refused. */
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
      if (next) next(true);
      else underWay -= 1;
    },
  };
};

export type Lanes = Readonly<Record<LaneName, Lane>>;

/** Opens all lanes of a process. */
export const openLanes = (bounds: Partial<Record<LaneName, LaneBounds>> = {}): Lanes =>
  Object.fromEntries(
    laneNames.map((name) => [name, openLane(bounds[name] ?? laneBounds[name])]),
  ) as unknown as Lanes;
