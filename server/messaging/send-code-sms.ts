import { Problem } from '@poth/domain/problem.ts';
import type { TryKind } from '@poth/domain/rate-limit/tries.ts';
import type { Deps } from '../deps.ts';
import { returnTry, type Subjects } from '../rate-limit/count-try.ts';
import { messageRef } from './message-ref.ts';
import { SmsFailure } from './sms-failure.ts';

type Code = { codeId: string; to: string; text: string };

/** Tells whether a message may have gone out although no answer came. */
const mayHaveGone = (thrown: unknown): boolean =>
  !(thrown instanceof SmsFailure) || thrown.fault === 'unclear';

/**
 * Sends the SMS of a one-time code after its try was counted. A message that was not sent counts only against the
 * caller; the tries of the number, the booking and the shared budget are given back. Problems: sms-not-sent.
 */
export const sendCodeSms = async (
  deps: Deps,
  { codeId, to, text }: Code,
  kind: TryKind,
  subjects: Subjects,
): Promise<void> => {
  try {
    await deps.sms.send({ to, text, ref: messageRef(codeId) });
  } catch (thrown) {
    deps.log(`one-time code ${codeId}: ${String(thrown)}`);
    if (!mayHaveGone(thrown)) await returnTry(deps.db, kind, subjects, ['phone', 'booking', 'everybody']);
    throw new Problem('sms-not-sent');
  }
};
