import type { PaymentRef } from './store.ts';

type Attempt = PaymentRef & { tranId: string };
type Ask = (attempt: Attempt, receiptHint: string | null) => Promise<unknown>;
type Line = { now: Promise<void>; next: { receiptHint: string | null; done: Promise<void> } | null };

/**
 * Asks about an attempt one question at a time. A question that comes while one is under way may be about what happened
 * since, so it is asked after it; all that come meanwhile are answered by that one.
 */
export const createAskInTurn = (ask: Ask): Ask => {
  const lines = new Map<string, Line>();

  const askNow: Ask = (ref, receiptHint) => {
    const now = ask(ref, receiptHint).then(() => undefined);
    const line: Line = { now, next: null };
    lines.set(ref.paymentId, line);
    const leave = () => {
      if (!line.next) lines.delete(ref.paymentId);
    };
    now.then(leave, leave);
    return now;
  };

  return (ref, receiptHint) => {
    const line = lines.get(ref.paymentId);
    if (!line) return askNow(ref, receiptHint);
    if (line.next) {
      line.next.receiptHint ??= receiptHint;
      return line.next.done;
    }
    const goOn = async (): Promise<void> => {
      await askNow(ref, line.next?.receiptHint ?? null);
    };
    line.next = { receiptHint, done: line.now.then(goOn, goOn) };
    return line.next.done;
  };
};
