import type { Hint } from './gateways/gateway.ts';
import type { AttemptToAsk } from './store.ts';

/** Returns whether the attempt is paid, which is final: no later answer changes anything. */
type Ask = (attempt: AttemptToAsk, hint: Hint | null) => Promise<boolean>;
type Line = { now: Promise<boolean>; next: { hint: Hint | null; done: Promise<boolean> } | null };

/**
 * Asks about an attempt one question at a time. A question that comes while one is under way may be about something that
 * happened since, so it is asked afterwards, unless the first one reports the attempt as paid; all questions that come
 * meanwhile share the answer of that second one.
 */
export const createAskQueue = (ask: Ask): Ask => {
  const lines = new Map<string, Line>();

  const askNow: Ask = (ref, hint) => {
    const now = ask(ref, hint);
    const line: Line = { now, next: null };
    lines.set(ref.paymentId, line);
    const leave = () => {
      if (!line.next) lines.delete(ref.paymentId);
    };
    now.then(leave, leave);
    return now;
  };

  return (ref, hint) => {
    const line = lines.get(ref.paymentId);
    if (!line) return askNow(ref, hint);
    if (line.next) {
      line.next.hint ??= hint;
      return line.next.done;
    }
    const goOn = (isPaid: boolean): Promise<boolean> | boolean => {
      if (!isPaid) return askNow(ref, line.next?.hint ?? null);
      lines.delete(ref.paymentId);
      return true;
    };
    line.next = { hint, done: line.now.then(goOn, () => goOn(false)) };
    return line.next.done;
  };
};
