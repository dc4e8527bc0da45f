import type { ProblemNote } from '@poth/domain/problem.ts';
import { useActionData } from 'react-router';

/** Secret of an authenticator app, drawn, and the codes to keep. */
export type FactorShown = { totpUri: string; qr: { size: number; path: string }; backupCodes: string[] };

/** Answer of the security page to a form: why it was refused, or what comes next. */
export type SecurityAnswer = {
  /** Form that it answers. */
  intent: string;
  /** Object of the form among several alike: the passkey, the session. */
  about: string;
  problem?: ProblemNote;
  /** Typed fields; passwords do not come back. */
  typed: { email: string; phone: string };
  /** A code went to this number. */
  code?: { codeId: string; phone: string; sentTo: string };
  setup?: FactorShown;
  backupCodes?: string[];
};

/** Answer of the page to one of its forms. */
export const useSecurityAnswer = (intent: string, about = ''): SecurityAnswer | undefined => {
  const answer = useActionData<SecurityAnswer>();
  return answer?.intent === intent && answer.about === about ? answer : undefined;
};
