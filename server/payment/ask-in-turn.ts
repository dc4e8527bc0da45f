import type { PaymentRef } from './store.ts';

type Attempt = PaymentRef & { tranId: string };
/** Answers whether the attempt is paid, which is final: no other answer changes anything. */
type Ask = (attempt: Attempt, receiptHint: string | null) => Promise<boolean>;
type Line = { now: Promise<boolean>; next: { receiptHint: string | null; done: Promise<boolean> } | null };

/**
 * Asks about an attempt one question at a time. A question that comes while one is under way may be about what happened
 * since, so it is asked after it, unless that one heard that it is paid; all that come meanwhile are answered by that one.
 */
export const createAskInTurn = (ask: Ask): Ask => {
  const lines = new Map<string, Line>();

  const askNow: Ask = (ref, receiptHint) => {
    const now = ask(ref, receiptHint);
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
    const goOn = (isPaid: boolean): Promise<boolean> | boolean => {
      if (!isPaid) return askNow(ref, line.next?.receiptHint ?? null);
      lines.delete(ref.paymentId);
      return true;
    };
    line.next = { receiptHint, done: line.now.then(goOn, () => goOn(false)) };
    return line.next.done;
  };
};
