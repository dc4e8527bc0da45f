/**
 * Sets of all kinds that a process has under way at once. A set costs nearly the same with one step and with many, here and in
 * the database: with two of them under way each has half the steps.
 */
const mostUnderWay = 1;

/**
 * Lanes in which sets are under way; who finds none free enters the next, in the order of coming. A set starts at the end of
 * the turn of the event loop in which its lane is there for it: what other requests of that turn ask for joins it, and
 * where nobody else is heard the turn ends at once.
 */
export type Lanes = { enter(start: (leave: () => void) => void): void };

/** Opens so many lanes. */
export const openLanes = (most = mostUnderWay): Lanes => {
  const waiting: ((leave: () => void) => void)[] = [];
  let free = most;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) setImmediate(next, leave);
    else free += 1;
  };
  return {
    enter: (start) => {
      if (free === 0) return void waiting.push(start);
      free -= 1;
      setImmediate(start, leave);
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
