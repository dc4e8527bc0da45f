import type { ProblemNote } from '@poth/domain/problem.ts';
import { useActionData } from 'react-router';

/** Secret of an authenticator app, drawn as a QR code, and the backup codes. */
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
  /** Code that was sent, by its id, and the number it went to. */
  code?: { codeId: string; phone: string; sentTo: string };
  setup?: FactorShown;
  backupCodes?: string[];
};

/** Returns the answer of the page if it is to this form. */
export const useSecurityAnswer = (intent: string, about = ''): SecurityAnswer | undefined => {
  const answer = useActionData<SecurityAnswer>();
  return answer?.intent === intent && answer.about === about ? answer : undefined;
};
