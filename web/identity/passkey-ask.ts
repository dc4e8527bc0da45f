import type { ProblemNote } from '@poth/domain/problem.ts';

/** A refusal of the portal in the middle of a passkey's ceremony. */
export class PasskeyRefusal extends Error {
  readonly problem: ProblemNote;

  constructor(problem: ProblemNote) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Asks the portal for one step of a passkey's ceremony. Throws PasskeyRefusal, and TypeError where there is no network. */
export const askPasskey = async <Answer>(body: { step: string; proof?: unknown }): Promise<Answer> => {
  const answer = await fetch('/passkey', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as Answer & { problem?: ProblemNote };
  if (said.problem) throw new PasskeyRefusal(said.problem);
  return said;
};
