import { PasskeyProof } from '@poth/domain/identity/security-input.ts';
import { isProblem, noteOf, Problem, type ProblemNote } from '@poth/domain/problem.ts';
import { requestContext } from '#ctx';
import { leaveNotice } from '../shell/notice.ts';
import type { Route } from './+types/passkey-exchange.ts';

const read = async (request: Request): Promise<{ step?: unknown; proof?: unknown }> => {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
};

/** Refuses GET: opening the address changes nothing, and there is nothing to show. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });

/** Handles a step of a passkey ceremony: returns the options for the device, or signs in by its answer. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor, browser } = values;
  try {
    const { step, proof } = await read(request);
    if (step === 'make') return Response.json(await portal.identity.startPasskey(actor, browser));
    if (step === 'ask') return Response.json(await portal.identity.startPasskeySignIn(actor, browser));
    const answer = PasskeyProof.safeParse(proof);
    if (step !== 'sign-in' || !answer.success) throw new Problem('sign-in-failed');
    await portal.identity.signInByPasskey(actor, answer.data, browser);
    leaveNotice(values, 'signed-in');
    return Response.json({});
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    const problem: ProblemNote = noteOf(thrown);
    return Response.json({ problem }, { status: thrown.status });
  }
};
