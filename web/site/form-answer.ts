import { isProblem, noteOf, type ProblemNote } from '@poth/domain/problem.ts';
import { data } from 'react-router';

/** What a page shows after a form was refused: why, and what was typed. */
export type Refused<Typed> = { problem: ProblemNote; typed: Typed };

/** The answer of an action whose use case refused: the problem beside what was typed. Anything else is a bug and goes on. */
export const refuse = <Typed>(thrown: unknown, typed: Typed) => {
  if (!isProblem(thrown)) throw thrown;
  return data<Refused<Typed>>({ problem: noteOf(thrown), typed }, { status: thrown.status });
};

/** Makes a booking that is not there, or not this reader's, a page that is not there. */
export const notFoundPage = (thrown: unknown): never => {
  if (isProblem(thrown) && thrown.code === 'not-found') throw data(null, { status: 404 });
  throw thrown;
};

/** What is wrong by field, where a problem says so. */
export const faultsOf = (problem: ProblemNote | undefined): Readonly<Record<string, string>> =>
  (problem?.code === 'invalid-input' ? problem.fields.faults : {}) as Readonly<Record<string, string>>;
