import type { Sandbox } from '../sandbox.ts';
import type { Payment, Refund, Session } from '../state.ts';
import type { OfPayment } from './ledger-index.ts';

/** Writes a session into the ledger. */
export function addSession({ state, index }: Sandbox, session: Session) {
  state.sessions.push(session);
  index.sessions.file(session, session);
}

/** Writes an attempt to pay into the ledger. */
export function addPayment({ index }: Sandbox, session: Session, payment: Payment) {
  session.payments.push(payment);
  index.payments.file(payment, { session, payment });
}

/** Writes a refund into the ledger. */
export function addRefund({ index }: Sandbox, { session, payment }: OfPayment, refund: Refund) {
  payment.refunds.push(refund);
  index.refunds.file(refund, { session, payment, refund });
}

/** Finds the payment with a val_id or bank_tran_id of SSLCommerz, and its session. */
export function findPayment(sandbox: Sandbox, by: 'valId' | 'bankTranId', value: string | undefined) {
  const found = sandbox.index.payments.find(by, value);
  return found?.session.gateway === 'sslcommerz' ? found : undefined;
}

/** Finds the refund with a refund_trans_id (ours) or refund_ref_id (the gateway's), and its payment. */
export function findRefund(sandbox: Sandbox, by: 'refundTransId' | 'refundRefId', value: string) {
  return sandbox.index.refunds.find(by, value);
}

/** Finds the session with a tran_id or sessionkey at one gateway; a gateway does not know the sessions of another. */
export function findSession(
  sandbox: Sandbox,
  by: 'tranId' | 'sessionkey',
  value: string | undefined,
  at: Session['gateway'] | 'any' = 'sslcommerz',
) {
  const session = sandbox.index.sessions.find(by, value);
  return at === 'any' || session?.gateway === at ? session : undefined;
}
