/**
 * Most sets of all kinds that a process has under way at once. A set costs nearly the same with one step as with many,
 * here and in the database; with two sets under way each would have half the steps.
 */
const mostUnderWay = 1;

/**
 * Lanes for sets under way; a set that finds none free waits in order of arrival. A set starts at the end of the event
 * loop's turn in which it gets its lane, so that inputs of other requests in that turn join it; without such requests
 * the turn ends at once.
 */
export type Lanes = { enter(start: (leave: () => void) => void): void };

/** Opens as many lanes as `most` says. */
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
