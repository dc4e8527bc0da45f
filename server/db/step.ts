import { CompiledQuery } from 'kysely';
import { withInnerSpan } from '../tracing/spans.ts';
import { brokenConstraint } from './broken-constraint.ts';
import { isCluster } from './cluster.ts';
import type { Database, Tx } from './database.ts';
import { openSetsOf } from './sets.ts';
import { takePartByPart, takeInTransaction } from './step-on-cluster.ts';
import { asParameter, type Kind, type Step } from './step-parts.ts';
import { writeStatement } from './step-text.ts';
import { TryAgain } from './transaction.ts';

export type { Guard, Step, Write } from './step-parts.ts';

const shapeOf = ({ guards, writes }: Step): string =>
  `${guards.map(({ kind }) => kind.no).join()}|${writes.map(({ kind }) => kind.no).join()}`;

/** Texts of statements by the kinds of their parts; bounded by the shapes of steps in the sources. */
const texts = new Map<string, string>();

const textOf = (step: Step): string => {
  const shape = shapeOf(step);
  const known = texts.get(shape);
  if (known !== undefined) return known;
  const kindsOf = (parts: readonly { kind: Kind }[]): Kind[] => parts.map(({ kind }) => kind);
  const text = writeStatement(kindsOf(step.guards), kindsOf(step.writes));
  texts.set(shape, text);
  return text;
};

/** Lists the parameters of a statement for steps of one shape, in the order in which writeStatement counts them. */
const parametersOf = (steps: readonly Step[]): unknown[] => {
  const [first] = steps as [Step];
  const partsOf = ({ guards, writes }: Step) => [...guards, ...writes];
  const parameters: unknown[] = [steps.map((_, no) => no)];
  for (const [place, { kind }] of partsOf(first).entries()) {
    const rows = steps.flatMap((step, no) => partsOf(step)[place]!.rows.map((row) => ({ no, row })));
    parameters.push(rows.map(({ no }) => no));
    for (const [name, type] of Object.entries(kind.columns))
      parameters.push(rows.map(({ row }) => asParameter(row[name], type)));
  }
  return parameters;
};

/** Takes steps of one shape in one statement; returns for each whether it was taken. */
const send = async (db: Database | Tx, steps: readonly Step[]): Promise<boolean[]> => {
  const [first] = steps as [Step];
  const { rows } = await db.executeQuery<{ step: number }>(
    CompiledQuery.raw(textOf(first), parametersOf(steps)),
  );
  const taken = new Set(rows.map(({ step }) => step));
  return steps.map((_, no) => taken.has(no));
};

/** Names the rows that a step locks: two steps that lock the same row are never in one statement. */
const locksOf = ({ guards }: Step): string[] =>
  guards.flatMap(({ kind, rows }) =>
    rows.map((row) => `${kind.name}:${kind.key.map((name) => String(row[name])).join()}`),
  );

/** Takes a step together with others of its shape. */
type Taking = ReturnType<typeof openSetsOf<Step, boolean>>;

const takings = new Map<string, Taking>();

const takingOf = (step: Step): Taking => {
  const shape = shapeOf(step);
  const taking = takings.get(shape) ?? openSetsOf(send, locksOf);
  takings.set(shape, taking);
  return taking;
};

const nameOf = ({ guards, writes }: Step): string =>
  [...guards, ...writes].map(({ kind }) => kind.name).join(' ');

/**
 * Takes a step in one statement: guards are locked in order, each only where those before it held; then everything is
 * written or nothing. Commits by itself unless it is given a transaction; steps of one shape that wait at the same time
 * share a statement and its commit. A guard that inserts or updates takes effect even where a later guard fails, so it
 * must do no harm by itself. Returns whether the step was taken. Throws TryAgain where one of `keys` refused a row. On
 * a cluster a step is a transaction of its parts.
 */
export const takeStep = async (db: Database | Tx, step: Step): Promise<boolean> => {
  try {
    if (!db.isTransaction)
      return await withInnerSpan(
        'step',
        () => (isCluster() ? takeInTransaction(db as Database, step) : takingOf(step)(db as Database, step)),
        () => ({ 'poth.step': nameOf(step) }),
      );
    if (isCluster()) return await takePartByPart(db as Tx, step);
    const [taken = false] = await send(db, [step]);
    return taken;
  } catch (thrown) {
    const { keys = [] } = step;
    throw keys.includes(brokenConstraint(thrown) ?? '') ? new TryAgain() : thrown;
  }
};
