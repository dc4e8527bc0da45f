import { isProblem, noteOf, type ProblemNote } from '@poth/domain/problem.ts';
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

/** Turns the problem not-found (no such booking, or not this reader's) into a page with status 404. */
export const notFoundPage = (thrown: unknown): never => {
  if (isProblem(thrown) && thrown.code === 'not-found') throw data(null, { status: 404 });
  throw thrown;
};

/** Faults by field, where a problem names them. */
export const faultsOf = (problem: ProblemNote | undefined): Readonly<Record<string, string>> =>
  (problem?.code === 'invalid-input' ? problem.fields.faults : {}) as Readonly<Record<string, string>>;
