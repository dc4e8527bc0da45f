import { problemsIn } from '@poth/domain/contract.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { undeclaredMark } from '../http/call-index.ts';
import type { ContractDescription } from '../http/contract-description.ts';
import type { Portal } from '../portal.ts';

type Operation = { operationId: string; responses: Parameters<typeof problemsIn>[0] };
type Verbs = Record<string, (...input: unknown[]) => unknown>;

/** The problems that each call of the description names, by its operationId. */
const declaredIn = ({ paths = {} }: Pick<ContractDescription, 'paths'>) =>
  new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods as Record<string, Operation>))
      .map(({ operationId, responses }) => [operationId, new Set<string>(problemsIn(responses))]),
  );

/**
 * The portal, with a line in the log for each problem of a use case that is also a call, under its own name as
 * operationId, where the description of that call does not name the problem: tests that ask the portal itself find the
 * gap too. What chores ask for is no call.
 */
export const watchProblems = (
  portal: Portal,
  description: Pick<ContractDescription, 'paths'>,
  log: (line: string) => void,
): Portal => {
  const declared = declaredIn(description);
  const watched = (verb: string, run: Verbs[string]): Verbs[string] => {
    const codes = declared.get(verb);
    if (!codes) return run;
    const note = (thrown: unknown): never => {
      if (isProblem(thrown) && !codes.has(thrown.code))
        log(`${undeclaredMark} ${verb} raises ${thrown.code}`);
      throw thrown;
    };
    return (...input) => {
      if ((input[0] as { kind?: string } | undefined)?.kind === 'system') return run(...input);
      try {
        const answer = run(...input);
        return answer instanceof Promise ? answer.catch(note) : answer;
      } catch (thrown) {
        return note(thrown);
      }
    };
  };
  return Object.fromEntries(
    Object.entries(portal as Record<string, Verbs>).map(([noun, verbs]) => [
      noun,
      Object.fromEntries(Object.entries(verbs).map(([verb, run]) => [verb, watched(verb, run)])),
    ]),
  ) as Portal;
};
