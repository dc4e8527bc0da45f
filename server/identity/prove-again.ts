import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { ProofInput } from '@poth/domain/identity/security-input.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { reauthenticate } from './reauthenticate.ts';
import { proveSession } from './store.ts';
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
 * Shows once more that it is still the same person, for what asks for a fresh proof: by a code of the app or of the
 * backup, or by the password where the account has no app. Answers the person as the portal sees them now.
 */
export const proveAgain = browserCall(
  {
    gate: 'signedIn',
    input: ProofInput,
    problems: [
      'invalid-input', // proof
      'already-decided', // the app was taken off meanwhile
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
    const provenAt = await proveSession(deps.db, account.session.sessionId);
    if (!provenAt) throw new Problem('sign-in-required');
    return { ...actor, account: { ...account, session: { ...account.session, provenAt } } };
  },
);
