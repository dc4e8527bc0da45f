import { DatabaseError } from 'pg';

/** Adds an input to the next set of its kind; answers what became of it. */
export type Sets<Input, Answer> = (input: Input) => Promise<Answer>;

type Waiting<Input, Answer> = {
  input: Input;
  claims: readonly string[];
  resolve: (answer: Answer) => void;
  reject: (thrown: unknown) => void;
};

/** Milliseconds after which a set does not wait any more for one that stands at somebody else's lock. */
const patienceMs = 30;

type Options<Input> = {
  /** Most inputs of a set. */
  most: number;
  /** Names what an input claims for itself: two inputs with the same claim are never in one set. */
  claimsOf: (input: Input) => readonly string[];
};

/**
 * Joins inputs that wait at the same time into sets, for a statement whose cost is nearly the same for one and for many:
 * an input goes at once when no set is under way, else with what gathered meanwhile. send: answers each input of a set,
 * in their order. A set that the database refuses as a whole is taken apart and each input is sent by itself, so that
 * one input's fault touches no other.
 */
export const openSets = <Input, Answer>(
  send: (inputs: readonly Input[]) => Promise<readonly Answer[]>,
  { most, claimsOf }: Options<Input>,
): Sets<Input, Answer> => {
  let waiting: Waiting<Input, Answer>[] = [];
  let underWay = 0;

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

  const start = (): void => {
    underWay += 1;
    let isCounted = true;
    const end = (): void => {
      if (!isCounted) return;
      isCounted = false;
      underWay -= 1;
      if (waiting.length > 0 && underWay === 0) start();
    };
    const patience = setTimeout(end, patienceMs);
    void settle(nextSet()).finally(() => {
      clearTimeout(patience);
      end();
    });
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, claims: claimsOf(input), resolve, reject });
      if (underWay === 0) start();
    });
};
