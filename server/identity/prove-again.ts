import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { ProofInput } from '@poth/domain/identity/security-input.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recordFreshProof } from './store.ts';
import { takeFactorCode } from './take-factor-code.ts';

const proofFault = (thrown: unknown): unknown => {
  if (!isProblem(thrown)) return thrown;
  if (thrown.code === 'second-factor-wrong')
    return new Problem('invalid-input', { faults: { proof: 'proof-code-wrong' } });
  if (thrown.code !== 'invalid-input') return thrown;
  const faults = thrown.fields.faults as Record<string, string>;
  return new Problem('invalid-input', {
    faults: { proof: faults.code ?? faults.password ?? 'code-missing' },
  });
};

/**
 * Takes a fresh proof of identity: a code of the app, a backup code, or the password if the account has no app. Returns
 * the visitor with the new time of proof.
 */
export const proveAgain = browserCall(
  {
    gate: 'signedIn',
    input: ProofInput,
    problems: [
      'invalid-input', // proof
      'already-decided', // the app was removed meanwhile
      'sign-in-again', // no app and no password
      'too-many-tries',
    ],
  },
  async function proveAgain({ deps, actor, browser }, { proof }): Promise<Visitor> {
    const account = personOf(actor);
    try {
      if (account.hasSecondFactor) await takeFactorCode(deps, actor, proof, browser);
      else await reauthenticate(deps, actor, proof);
    } catch (thrown) {
      throw proofFault(thrown);
    }
    const provenAt = await recordFreshProof(deps.db, account.session.sessionId);
    if (!provenAt) throw new Problem('sign-in-required');
    return { ...actor, account: { ...account, session: { ...account.session, provenAt } } };
  },
);
