import type { Machine } from '../machine.ts';

export const refundStates = ['requested', 'sent', 'settled', 'failed', 'unknown'] as const;
export type RefundState = (typeof refundStates)[number];
export type RefundEvent = 'send' | 'settle' | 'fail' | 'lose' | 'retry';

/**
 * The life of money on its way back. unknown: the gateway did not answer; it is asked again under the same id,
 * never sent under a new one. failed: refused by the gateway; sent with the same id again, or paid by a person.
 * Money that was paid at a counter waits there as requested until it is handed over.
 */
export const refundLife: Machine<RefundState, RefundEvent> = {
  requested: { send: 'sent', settle: 'settled', fail: 'failed', lose: 'unknown' },
  unknown: { send: 'sent', fail: 'failed', settle: 'settled' },
  sent: { settle: 'settled', fail: 'failed' },
  failed: { retry: 'requested', settle: 'settled' },
  settled: {},
};
