import { isProblem, noteOf, type ProblemNote } from '@poth/domain/problem.ts';
import { data } from 'react-router';

/**
 * Answer of a page after a form was refused: the problem, and what was typed. resend: the whole form, where it asks
 * for a proof of the person first, so that it can be sent again with the proof.
 */
export type Refused<Typed> = { problem: ProblemNote; typed: Typed; resend?: [name: string, value: string][] };

/** The answer of an action whose use case refused: the problem beside what was typed. Anything else is a bug and goes on. */
export const refuse = <Typed>(thrown: unknown, typed: Typed, resend?: Refused<Typed>['resend']) => {
  if (!isProblem(thrown)) throw thrown;
  const answer: Refused<Typed> = { problem: noteOf(thrown), typed, ...(resend && { resend }) };
  return data<Refused<Typed>>(answer, { status: thrown.status });
};

/** Makes a booking that is not there, or not this reader's, a page that is not there. */
export const notFoundPage = (thrown: unknown): never => {
  if (isProblem(thrown) && thrown.code === 'not-found') throw data(null, { status: 404 });
  throw thrown;
};

/** Faults by field, where a problem names them. */
export const faultsOf = (problem: ProblemNote | undefined): Readonly<Record<string, string>> =>
  (problem?.code === 'invalid-input' ? problem.fields.faults : {}) as Readonly<Record<string, string>>;
