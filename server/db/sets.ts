import { DatabaseError } from 'pg';
import type { Database } from './database.ts';
import { type Lanes, lanesOf } from './lanes.ts';

/** Adds an input to the next set of its kind; returns the result for this input. */
export type Sets<Input, Answer> = (input: Input) => Promise<Answer>;

type Waiting<Input, Answer> = {
  input: Input;
  claims: readonly string[];
  resolve: (answer: Answer) => void;
  reject: (thrown: unknown) => void;
};

/** Most inputs of a set. */
const most = 32;

/** Milliseconds after which the next set no longer waits for one that is blocked by another's lock. */
const patienceMs = 30;

type Options<Input> = {
  /** Names the rows that an input claims: two inputs with the same claim are never in one set. */
  claimsOf: (input: Input) => readonly string[];
  lanes: Lanes;
};

/**
 * Joins inputs that wait at the same time into sets, for a statement that costs nearly the same for one and for many.
 * While no set of its kind is under way and a lane is free, an input goes with those of the same turn of the event
 * loop; otherwise with those that gather meanwhile. `send`: returns the result of each input, in their order. When the
 * database refuses a set as a whole, each input is sent by itself, so that the fault of one affects no other.
 */
export const openSets = <Input, Answer>(
  send: (inputs: readonly Input[]) => Promise<readonly Answer[]>,
  { claimsOf, lanes }: Options<Input>,
): Sets<Input, Answer> => {
  let waiting: Waiting<Input, Answer>[] = [];
  let [underWay, isAtLane] = [0, false];

  const nextSet = (): Waiting<Input, Answer>[] => {
    const claimed = new Set<string>();
    const set: Waiting<Input, Answer>[] = [];
    const left: Waiting<Input, Answer>[] = [];
    for (const one of waiting)
      if (set.length === most || one.claims.some((claim) => claimed.has(claim))) left.push(one);
      else {
        set.push(one);
        for (const claim of one.claims) claimed.add(claim);
      }
    waiting = left;
    return set;
  };

  const settle = async (set: readonly Waiting<Input, Answer>[]): Promise<void> => {
    try {
      const answers = await send(set.map(({ input }) => input));
      for (const [place, { resolve }] of set.entries()) resolve(answers[place] as Answer);
    } catch (thrown) {
      if (set.length > 1 && thrown instanceof DatabaseError)
        await Promise.all(set.map((one) => settle([one])));
      else for (const { reject } of set) reject(thrown);
    }
  };

  const start = (leave: () => void): void => {
    isAtLane = false;
    underWay += 1;
    let isCounted = true;
    const end = (): void => {
      if (!isCounted) return;
      isCounted = false;
      underWay -= 1;
      leave();
      goOn();
    };
    const patience = setTimeout(end, patienceMs);
    void settle(nextSet()).finally(() => {
      clearTimeout(patience);
      end();
    });
  };
  const goOn = (): void => {
    if (waiting.length === 0 || underWay > 0 || isAtLane) return;
    isAtLane = true;
    lanes.enter(start);
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, claims: claimsOf(input), resolve, reject });
      goOn();
    });
};

/** Opens the sets of a statement, separately for each database. `claimsOf`: none by default. */
export const openSetsOf = <Input, Answer>(
  send: (db: Database, inputs: readonly Input[]) => Promise<readonly Answer[]>,
  claimsOf: (input: Input) => readonly string[] = () => [],
): ((db: Database, input: Input) => Promise<Answer>) => {
  const opened = new WeakMap<Database, Sets<Input, Answer>>();
  return (db, input) => {
    const known = opened.get(db) ?? openSets((inputs) => send(db, inputs), { claimsOf, lanes: lanesOf(db) });
    opened.set(db, known);
    return known(input);
  };
};
