import type { Gateway } from '../gateway.ts';
import { readCallback } from './callback.ts';
import type { SslcommerzConfig } from './call.ts';
import { askRefund, startRefund } from './refund.ts';
import { openSession } from './session.ts';
import { askVerdict } from './verdict.ts';

/** SSLCommerz v4 hosted checkout; one contract for its live hosts, its own sandbox and ours. */
export const sslcommerz = (config: SslcommerzConfig): Gateway => ({
  name: 'sslcommerz',
  openSession: (order) => openSession(config, order),
  ask: ({ tranId }, hint) => askVerdict(config, tranId, hint?.receiptId ?? null),
  readCallback: (form) => readCallback(config.storePassword, form),
  refund: (order) => startRefund(config, order),
  askRefund: (gatewayRefundId) => askRefund(config, gatewayRefundId),
});
