import type { ProblemNote } from '@poth/domain/problem.ts';

/** What an authenticator app reads, drawn, and the codes to keep. */
export type FactorShown = { totpUri: string; qr: { size: number; path: string }; backupCodes: string[] };

/** What the security page shows after a form: why it was refused, or what comes next. */
export type SecurityAnswer = {
  /** Which form it answers. */
  intent: string;
  /** Which of several alike: the passkey, the session. */
  about: string;
  problem?: ProblemNote;
  /** What was typed; passwords do not come back. */
  typed: { email: string; phone: string };
  /** A code went to this number. */
  code?: { codeId: string; phone: string; sentTo: string };
  setup?: FactorShown;
  backupCodes?: string[];
};

/** The answer, if it is about this form. */
export const answerTo = (
  answer: SecurityAnswer | undefined,
  intent: string,
  about = '',
): SecurityAnswer | undefined => (answer?.intent === intent && answer.about === about ? answer : undefined);
