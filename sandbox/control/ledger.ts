import type { Sandbox } from '../sandbox.ts';
import type { Session } from '../state.ts';
import { toText } from '../sslcommerz/amounts.ts';
import { refundStatus } from '../sslcommerz/refund.ts';

/** Ledger of the gateway: what was asked, paid and refunded; of one tran_id if given. Amounts as "1250.00" in BDT. */
export function ledger(sandbox: Sandbox, tranId: string | undefined) {
  const sessions = sandbox.state.sessions.filter((session) => !tranId || session.tranId === tranId);
  return {
    sessions: sessions.map((session) => ({
      tran_id: session.tranId,
      gateway: session.gateway,
      executes: session.executes,
      sessionkey: session.sessionkey,
      amount: toText(session.amountPaisa),
      created_at: new Date(session.createdAt).toISOString(),
      request: session.request,
      ipns: session.ipns.map((ipn) => ({ ...ipn, at: new Date(ipn.at).toISOString() })),
    })),
    payments: sessions.flatMap((session) => session.payments.map((payment) => paymentLine(session, payment))),
  };
}

function paymentLine(session: Session, payment: Session['payments'][number]) {
  return {
    tran_id: session.tranId,
    val_id: payment.valId,
    bank_tran_id: payment.bankTranId,
    amount: toText(payment.amountPaisa),
    status: payment.status,
    method: payment.method,
    refunds: payment.refunds.map((refund) => ({
      refund_trans_id: refund.refundTransId,
      refund_ref_id: refund.refundRefId,
      amount: toText(refund.amountPaisa),
      status: refundStatus(refund),
    })),
  };
}
