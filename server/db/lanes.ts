/**
 * Sets of all kinds that are under way at once. The database has few cores: with more of them each set is smaller, and all
 * that is done costs more. Two keep it busy while a commit waits for the disk.
 */
const mostUnderWay = 2;

/** Lanes in which sets are under way; who finds none free enters the next, in the order of coming. */
export type Lanes = { enter(start: (leave: () => void) => void): void };

/** Opens so many lanes. */
export const openLanes = (most = mostUnderWay): Lanes => {
  const waiting: ((leave: () => void) => void)[] = [];
  let free = most;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next(leave);
    else free += 1;
  };
  return {
    enter: (start) => {
      if (free === 0) return void waiting.push(start);
      free -= 1;
      start(leave);
    },
  };
};

const lanes = new WeakMap<object, Lanes>();

/** The lanes of a database's connections. */
export const lanesOf = (db: object): Lanes => {
  const open = lanes.get(db) ?? openLanes();
  lanes.set(db, open);
  return open;
};
