import type { Machine } from '../machine.ts';

export const paymentStates = [
  'created',
  'redirected',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'review',
] as const;
export type PaymentState = (typeof paymentStates)[number];
export type PaymentEvent = 'redirect' | 'pay' | 'fail' | 'cancel' | 'expire' | 'review';

/**
 * States of a payment attempt. Notices of gateways arrive out of order, so failed, cancelled, expired and review may still
 * become paid; paid is final.
 */
export const paymentLife: Machine<PaymentState, PaymentEvent> = {
  created: {
    redirect: 'redirected',
    pay: 'paid',
    fail: 'failed',
    cancel: 'cancelled',
    expire: 'expired',
    review: 'review',
  },
  redirected: { pay: 'paid', fail: 'failed', cancel: 'cancelled', expire: 'expired', review: 'review' },
  failed: { pay: 'paid', review: 'review' },
  cancelled: { pay: 'paid', review: 'review' },
  expired: { pay: 'paid', fail: 'failed', cancel: 'cancelled', review: 'review' },
  review: { pay: 'paid' },
  paid: {},
};

/** States in which the customer may still be on the gateway's page. */
export const openPaymentStates = ['created', 'redirected'] as const satisfies readonly PaymentState[];
