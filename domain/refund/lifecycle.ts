import type { Machine } from '../machine.ts';

export const refundStates = ['requested', 'sent', 'settled', 'failed', 'unknown'] as const;
export type RefundState = (typeof refundStates)[number];
export type RefundEvent = 'send' | 'settle' | 'fail' | 'lose' | 'retry';

/**
 * States of a refund. unknown: the gateway did not answer; it is asked again under the same id, and the refund is never
 * sent under a new one. failed: refused by the gateway; sent again with the same id, or paid by a person; sent where the
 * gateway had accepted it before, which is learned later. Money that was paid at a counter stays requested until the counter
 * hands it over.
 */
export const refundLife: Machine<RefundState, RefundEvent> = {
  requested: { send: 'sent', settle: 'settled', fail: 'failed', lose: 'unknown' },
  unknown: { send: 'sent', fail: 'failed', settle: 'settled' },
  sent: { settle: 'settled', fail: 'failed' },
  failed: { retry: 'requested', send: 'sent', settle: 'settled' },
  settled: {},
};
