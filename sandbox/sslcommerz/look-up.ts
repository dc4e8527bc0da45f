import type { Sandbox } from '../sandbox.ts';
import type { Payment, Refund, Session } from '../state.ts';

/** The payment that bears a val_id or bank_tran_id, with its session; an empty one names nothing. */
export function findPayment(
  sandbox: Sandbox,
  by: 'valId' | 'bankTranId',
  value: string | undefined,
): { session: Session; payment: Payment } | null {
  if (!value) return null;
  for (const session of sandbox.state.sessions) {
    const payment = session.payments.find((one) => one[by] === value);
    if (payment) return { session, payment };
  }
  return null;
}

/** The refund that bears a refund_trans_id (ours) or refund_ref_id (the gateway's), with its payment. */
export function findRefund(
  sandbox: Sandbox,
  by: 'refundTransId' | 'refundRefId',
  value: string,
): { session: Session; payment: Payment; refund: Refund } | null {
  for (const session of sandbox.state.sessions) {
    for (const payment of session.payments) {
      const refund = payment.refunds.find((one) => one[by] === value);
      if (refund) return { session, payment, refund };
    }
  }
  return null;
}

/** The session that bears a tran_id or sessionkey. */
export function findSession(sandbox: Sandbox, by: 'tranId' | 'sessionkey', value: string | undefined) {
  return sandbox.state.sessions.find((session) => session[by] === value);
}
