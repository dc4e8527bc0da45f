import { createHash } from 'node:crypto';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Callback } from './gateways/gateway.ts';
import { settlePayment } from './settle-payment.ts';
import { findAttempt, languageOfAttempt } from './store.ts';

/** Gateways want an answer within five seconds, and a browser should not stand still for longer. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000).unref());

type Posted = { kind: 'ipn' | 'return'; tranId: string; form: URLSearchParams };
/** A browser that comes back by a link, or by the Back button: it brings nothing. */
type Followed = { kind: 'return'; tranId: string; form: null };

/** Keeps what was posted, once for every repeat; answers whether it is new. */
const keepEvidence = async (
  { db, gateway }: Deps,
  { kind, tranId, form }: Posted,
  callback: Callback | undefined,
): Promise<boolean> => {
  const body = callback?.evidence ?? { unreadable: [...form.keys()].join(',').slice(0, 500) };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, tranId, body]))
    .digest('hex');
  const kept = await db
    .insertInto('gatewayEvent')
    .values({
      gateway: gateway.name,
      eventKey: fingerprint,
      kind,
      tranId,
      signatureGood: callback?.signatureGood ?? false,
      body: JSON.stringify(body),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
};

/**
 * Takes what a gateway or a browser posted about an attempt: it is kept as evidence, and the gateway is asked.
 * Answers the language of the booking, in which a browser goes on.
 * The poster waits a few seconds at most; what the gateway says later, or to the poller, counts just as well.
 * A good signature, or an attempt that is known, is no more than the permission to ask; a form that names another
 * attempt than its address is kept and otherwise passed over.
 * Problems: not-found for an attempt that was never made.
 */
export const receiveCallback =
  (deps: Deps) =>
  async (received: Posted | Followed): Promise<Language> => {
    const { kind, tranId, form } = received;
    const attempt = await findAttempt(deps.db, tranId);
    if (!attempt) throw new Problem('not-found');
    const callback = form ? deps.gateway.readCallback(form) : undefined;
    const signatureGood = callback?.signatureGood ?? false;
    if (form && (await keepEvidence(deps, { kind, tranId, form }, callback)) && !signatureGood)
      deps.log(`payment ${attempt.paymentId}: ${kind} without a good signature`);
    const trusted = callback && signatureGood && callback.tranId === tranId;
    const settled = settlePayment(deps)(attempt, trusted ? callback.receiptId : null).catch((thrown) =>
      deps.log(`payment ${attempt.paymentId}: ${String(thrown)}`),
    );
    await Promise.race([settled, patience()]);
    return languageOfAttempt(deps.db, attempt);
  };
