import type { Deps } from '../deps.ts';
import { applyVerdict } from './apply-verdict.ts';
import { captureOnce } from './capture-once.ts';
import type { Hint } from './gateways/gateway.ts';
import type { AttemptToAsk } from './store.ts';

/**
 * Asks an attempt's own gateway about it and applies the answer: the only way in which a return, an IPN, the poller or a
 * person moves money. Safe to call any number of times. hint: from a callback. Returns whether the attempt is paid now.
 */
export const settlePayment =
  (deps: Deps) =>
  async (attempt: AttemptToAsk, hint: Hint | null = null): Promise<boolean> => {
    const gateway = deps.gateways.named(attempt.gateway);
    if (!gateway) {
      deps.log(
        `payment ${attempt.paymentId}: ${attempt.gateway} is not in the settings, nobody can be asked`,
      );
      return false;
    }
    const said = await gateway.ask(attempt, hint);
    const taken = said.kind === 'confirmed' ? await captureOnce(deps, gateway, attempt) : undefined;
    const isPaid = await applyVerdict(deps, attempt, taken ?? said, { isOfCapture: taken !== undefined });
    deps.seatWatch.changed(attempt.tripId);
    return isPaid;
  };
