import { Problem } from '@poth/domain/problem.ts';
import type { TryKind } from '@poth/domain/rate-limit/tries.ts';
import type { Deps } from '../deps.ts';
import { waitOutsideLane } from '../http/lane-room.ts';
import { openLane } from '../http/request-lanes.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { returnTry, type Subjects } from '../rate-limit/count-try.ts';
import { messageRef } from './message-ref.ts';
import { SmsFailure } from './sms-failure.ts';

type Code = { codeId: string; to: string; text: string };

/** Codes that a process has under way at the SMS gateways. */
const underWay = oncePerPortal((_deps: Deps) =>
  openLane({ mostUnderWay: 128, mostQueued: 500, longestWaitMs: 3_000 }),
);

/** Sends a message in its turn. A gateway that hangs keeps nobody from buying: the request waits outside of its lane. */
const sendInTurn = async (deps: Deps, { codeId, to, text }: Code): Promise<void> => {
  const turns = underWay(deps);
  if (!(await turns.enter())) throw new SmsFailure('gateway', 'too many codes are under way');
  try {
    await deps.sms.send({ to, text, ref: messageRef(codeId) });
  } finally {
    turns.leave();
  }
};

/** Tells whether a message may have gone out although no answer came. */
const mayHaveGone = (thrown: unknown): boolean =>
  !(thrown instanceof SmsFailure) || thrown.fault === 'unclear';

/**
 * Sends the SMS of a one-time code after its try was counted. A message that was not sent counts only against the
 * caller; the tries of the number, the booking and the shared budget are given back. Problems: sms-not-sent.
 */
export const sendCodeSms = async (
  deps: Deps,
  code: Code,
  kind: TryKind,
  subjects: Subjects,
): Promise<void> => {
  try {
    await waitOutsideLane(sendInTurn(deps, code));
  } catch (thrown) {
    deps.log(`one-time code ${code.codeId}: ${String(thrown)}`);
    if (!mayHaveGone(thrown)) await returnTry(deps.db, kind, subjects, ['phone', 'booking', 'everybody']);
    throw new Problem('sms-not-sent');
  }
};
