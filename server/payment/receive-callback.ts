import { createHash } from 'node:crypto';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { settlePayment } from './settle-payment.ts';
import { findAttempt } from './store.ts';

/** Gateways want an answer within five seconds, and a browser should not stand still for longer. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000).unref());

type Posted = { kind: 'ipn' | 'return'; tranId: string; form: URLSearchParams };

/**
 * Takes what a gateway or a browser posted about an attempt: it is kept as evidence, and the gateway is asked.
 * The poster waits a few seconds at most; what the gateway says later, or to the poller, counts just as well.
 * A good signature, or an attempt that is known, is no more than the permission to ask; a form that names another
 * attempt than its address is kept and otherwise passed over.
 * Problems: not-found for an attempt that was never made.
 */
export const receiveCallback =
  (deps: Deps) =>
  async ({ kind, tranId, form }: Posted): Promise<void> => {
    const attempt = await findAttempt(deps.db, tranId);
    if (!attempt) throw new Problem('not-found');
    const callback = deps.gateway.readCallback(form);
    const body = callback?.evidence ?? { unreadable: [...form.keys()].join(',').slice(0, 500) };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([kind, tranId, body]))
      .digest('hex');
    const signatureGood = callback?.signatureGood ?? false;
    const kept = await deps.db
      .insertInto('gatewayEvent')
      .values({
        gateway: deps.gateway.name,
        eventKey: fingerprint,
        kind,
        tranId,
        signatureGood,
        body: JSON.stringify(body),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!signatureGood && kept.numInsertedOrUpdatedRows === 1n)
      deps.log(`payment ${attempt.paymentId}: ${kind} without a good signature`);
    const trusted = callback && signatureGood && callback.tranId === tranId;
    const settled = settlePayment(deps)(attempt, trusted ? callback.receiptId : null).catch((thrown) =>
      deps.log(`payment ${attempt.paymentId}: ${String(thrown)}`),
    );
    await Promise.race([settled, patience()]);
  };
