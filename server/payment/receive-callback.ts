import type { Language } from '@poth/domain/language.ts';
import { CallbackInput } from '@poth/domain/payment/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { countTry, chargeTry } from '../rate-limit/count-try.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { createAskQueue } from './ask-in-turn.ts';
import type { Callback, Hint } from './gateways/gateway.ts';
import { keepEvidence, type Posted } from './keep-evidence.ts';
import { settlePayment } from './settle-payment.ts';
import { scheduleAskSoon } from './store.ts';
import { findAttempt, type NamedAttempt } from './tran-store.ts';

/** Limits the wait: gateways want an answer within five seconds, and a browser should not wait longer. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000).unref());

const askingInTurn = oncePerPortal((deps: Deps) => createAskQueue(settlePayment(deps)));

/** Hint of a callback: the receipt of a signed form, or the end that the attempt's own gateway put into its link. */
const hintOf = (
  { gateways }: Deps,
  attempt: NamedAttempt,
  trusted: Callback | undefined,
  query: URLSearchParams | undefined,
): Hint | null => {
  const gateway = gateways.named(attempt.gateway);
  if (trusted)
    return gateway === gateways.main && trusted.receiptId ? { receiptId: trusted.receiptId } : null;
  return (query && gateway?.readReturn?.(query, attempt)) ?? null;
};

/**
 * Finds an attempt whose trip has moved to the archive. A post about it is kept like any other, and logged where the
 * attempt is not paid: its gateway is asked no more, so a person has to look.
 */
const findArchived = async (
  deps: Deps,
  tranId: string,
  posted: Posted | undefined,
  callback: Callback | undefined,
): Promise<NamedAttempt | undefined> => {
  const { archive } = deps;
  if (!archive || !(await archive.isFilled())) return undefined;
  if (!posted) return findAttempt(archive.db, tranId);
  const noted = await keepEvidence({ ...deps, db: archive.db }, posted, callback);
  if (noted?.isNew && noted.state !== 'paid')
    deps.log(
      `payment ${noted.paymentId}: ${posted.kind} about an attempt that is in the archive, ${noted.state}; ` +
        `${posted.isTrusted ? 'its gateway signed it' : 'nobody signed it'}: it is kept, and nobody is asked`,
    );
  return noted;
};

/**
 * Receives what a gateway or a browser posted about an attempt: some of it is kept as evidence, and the gateway is asked.
 * Returns the language of the booking, for the page that the browser is sent to.
 * The poster waits a few seconds at most; an answer that the gateway gives later, or to the poller, counts just as well.
 * A good signature, or a known attempt, is only permission to ask, a limited number of times within a while: beyond that
 * the poller asks, soon where the gateway signed. A form that names another attempt than its address does is kept and
 * otherwise ignored.
 */
export const receiveCallback = call(
  {
    gate: 'everybody',
    input: CallbackInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such attempt
      'too-many-tries', // after many unknown attempts
    ],
  },
  async function receiveCallback({ deps, actor: { address } }, received): Promise<Language> {
    const { kind, tranId, form } = received;
    const query = received.kind === 'return' ? received.query : undefined;
    const callback = form ? deps.gateways.main.readCallback(form) : undefined;
    const trusted = callback?.signatureGood && callback.tranId === tranId ? callback : undefined;
    const posted = form ? { kind, tranId, form, isTrusted: trusted !== undefined } : undefined;
    const noted = posted && (await keepEvidence(deps, posted, callback));
    const attempt = posted ? noted : await findAttempt(deps.db, tranId);
    if (!attempt) {
      const archived = await findArchived(deps, tranId, posted, callback);
      if (archived) return archived.language;
      await chargeTry(deps.db, 'callback-unknown', { address });
      throw new Problem('not-found');
    }
    if (noted?.isNew && !callback?.signatureGood)
      deps.log(
        `payment ${attempt.paymentId}: ${kind} without a good signature${noted.isLast ? ', the last that is kept' : ''}`,
      );
    if (attempt.state === 'paid') return attempt.language;
    // New notices that the gateway signed are limited by the number that is kept: they need no count.
    const refusal =
      trusted && noted?.isNew
        ? undefined
        : await (trusted
            ? countTry(deps.db, 'callback-signed', { attempt: tranId })
            : countTry(deps.db, 'callback-unsigned', { attempt: tranId, address }));
    if (!refusal) {
      const settled = askingInTurn(deps)(attempt, hintOf(deps, attempt, trusted, query)).catch((thrown) =>
        deps.log(`payment ${attempt.paymentId}: ${String(thrown)}`),
      );
      await Promise.race([settled, patience()]);
    } else if (trusted) await scheduleAskSoon(deps.db, attempt);
    return attempt.language;
  },
);
