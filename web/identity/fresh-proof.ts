import { isProblem, noteOf } from '@poth/domain/problem.ts';
import type { RequestContext } from '../ctx.ts';
import { faultsOf, type Refused, refuse } from '../shell/form-answer.ts';

/** Name of the form field that takes the proof of identity. */
export const proofField = 'proof';

/**
 * Takes the proof that came with a form, if one did. Returns the values with the proved person as actor. Problems:
 * those of `proveAgain`.
 */
export const withProof = async (values: RequestContext, form: FormData): Promise<RequestContext> => {
  const proof = form.get(proofField);
  if (typeof proof !== 'string') return values;
  const input = { proof: proof.trim().slice(0, 1_000) };
  return { ...values, actor: await values.portal.identity.proveAgain(values.actor, input, values.browser) };
};

/** Tells whether the answer of an action asks for a proof. */
export const isProofAsked = (answer: unknown): answer is Refused<unknown> =>
  typeof answer === 'object' && answer !== null && 'resend' in answer && answer.resend !== undefined;

/** Tells whether a problem calls for a proof: none was given, or it was wrong. */
const asksForProof = (thrown: unknown): boolean =>
  isProblem(thrown) &&
  (['proof-needed', 'sign-in-again'].includes(thrown.code) ||
    faultsOf(noteOf(thrown))[proofField] !== undefined);

/** Refuses like `refuse`; if a proof is required, the answer carries the whole form, to be sent again with the proof. */
export const refuseOrAskProof = <Typed>(thrown: unknown, typed: Typed, form: FormData) => {
  if (!asksForProof(thrown)) return refuse(thrown, typed);
  const resend = [...form].filter(
    (entry): entry is [string, string] => entry[0] !== proofField && typeof entry[1] === 'string',
  );
  return refuse(thrown, typed, resend);
};
