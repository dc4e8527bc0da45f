import { z } from 'zod';
import { amountText } from '@poth/domain/money.ts';
import type { RefundAnswer, RefundOrder } from '../gateway.ts';
import { Scalar } from '../read-answer.ts';
import { call, orderPath, type SslcommerzConfig } from './call.ts';

const Answer = z.object({
  APIConnect: Scalar,
  status: Scalar.default(''),
  refund_ref_id: Scalar.default(''),
  errorReason: Scalar.default(''),
});

/**
 * Makes call C2, refund. success means accepted, processing means accepted earlier under the same refund_trans_id: so after
 * silence the same call with the same id asks whether the first one arrived.
 */
export const startRefund = async (config: SslcommerzConfig, order: RefundOrder): Promise<RefundAnswer> => {
  const params = {
    bank_tran_id: order.bankTranId,
    refund_trans_id: order.refundTransId,
    refund_amount: amountText(order.amountPaisa),
    refund_remarks: order.remarks.slice(0, 255),
    format: 'json',
    v: '1',
  };
  const reply = await call(config, orderPath, params, 'order', Answer);
  if (!reply.ok) return { kind: 'unknown', reason: reply.reason };
  const { APIConnect, status, refund_ref_id: gatewayRefundId, errorReason } = reply.body;
  if (APIConnect !== 'DONE') return { kind: 'unknown', reason: APIConnect };
  if ((status === 'success' || status === 'processing') && gatewayRefundId)
    return { kind: 'accepted', gatewayRefundId };
  return status === 'failed'
    ? { kind: 'refused', reason: errorReason || 'refused' }
    : { kind: 'unknown', reason: status };
};

/** Makes call C3, refund query: refunded means that the money is back on the instrument, cancelled that it never will be. */
export const askRefund = async (config: SslcommerzConfig, gatewayRefundId: string): Promise<RefundAnswer> => {
  const asked = { refund_ref_id: gatewayRefundId, format: 'json' };
  const reply = await call(config, orderPath, asked, 'query', Answer);
  if (!reply.ok) return { kind: 'unknown', reason: reply.reason };
  const { APIConnect, status, errorReason } = reply.body;
  if (APIConnect !== 'DONE') return { kind: 'unknown', reason: APIConnect };
  if (status === 'refunded') return { kind: 'settled' };
  if (status === 'processing') return { kind: 'accepted', gatewayRefundId };
  return status === 'cancelled'
    ? { kind: 'refused', reason: errorReason || 'cancelled by the gateway' }
    : { kind: 'unknown', reason: status };
};
