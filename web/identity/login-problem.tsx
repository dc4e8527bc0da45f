import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { siteText } from '../shell/text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';

type LoginProblemProps = {
  problem: ProblemNote | undefined;
  /** True if the network failed during a passkey sign-in, which no form sends. */
  unreached?: boolean;
};

/** Says in red under the form why signing in did not work; faults of single fields are beside them. */
export const LoginProblem = ({ problem, unreached = false }: LoginProblemProps) => {
  const language = useLanguage();
  const site = useText(siteText);
  if (unreached) return <Alert>{site.offline}</Alert>;
  if (!problem || problem.code === 'invalid-input') return null;
  return <Alert>{problemText(problem, language)}</Alert>;
};
