import { isProblem, noteOf, type Problem, type ProblemCode, type ProblemNote } from '@poth/domain/problem.ts';
import { data } from 'react-router';

/**
 * Answer of a page to a refused form: the problem, and what was typed. resend: all fields, where the person must first
 * prove their identity, so that the form can be sent again with the proof.
 */
export type Refused<Typed> = { problem: ProblemNote; typed: Typed; resend?: [name: string, value: string][] };

/**
 * Returns the answer of an action whose use case refused: the problem and what was typed. Any other error is a bug and
 * is rethrown.
 */
export const refuse = <Typed>(thrown: unknown, typed: Typed, resend?: Refused<Typed>['resend']) => {
  if (!isProblem(thrown)) throw thrown;
  const answer: Refused<Typed> = { problem: noteOf(thrown), typed, ...(resend && { resend }) };
  return data<Refused<Typed>>(answer, { status: thrown.status });
};

/**
 * Returns the answer of a page to its form with these values; undefined if the answer is to another form of the page.
 */
export const answerTo = <Typed extends object, Answer extends { typed: Typed }>(
  answer: (Answer & { typed: Typed }) | undefined,
  values: Partial<Typed>,
): Answer | undefined =>
  answer && Object.entries(values).every(([name, value]) => answer.typed[name as keyof Typed] === value)
    ? answer
    : undefined;

/** Answers a problem with one of these codes, for the `catch` of a call; any other error is rethrown. */
export const onProblem =
  <Result>(codes: ProblemCode | readonly ProblemCode[], answer: (problem: Problem) => Result) =>
  (thrown: unknown): Result => {
    if (isProblem(thrown) && [codes].flat().includes(thrown.code)) return answer(thrown);
    throw thrown;
  };

/** Turns the problem not-found into undefined, where the caller goes on without the object. */
export const unlessNotFound = (thrown: unknown): undefined => onProblem('not-found', () => undefined)(thrown);

/** Turns the problem not-found (no such booking, or not this reader's) into a page with status 404. */
export const notFoundPage = (thrown: unknown): never =>
  onProblem('not-found', (): never => {
    throw data(null, { status: 404 });
  })(thrown);

/** Faults by field, where a problem names them. */
export const faultsOf = (problem: ProblemNote | undefined): Readonly<Record<string, string>> =>
  (problem?.code === 'invalid-input' ? problem.fields.faults : {}) as Readonly<Record<string, string>>;
