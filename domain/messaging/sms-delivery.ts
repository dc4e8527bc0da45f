import type { SmsGatewayName } from './sms-gateway.ts';

/** State of an SMS: taken by the gateway, on the phone, or given up by the gateway. */
export const smsDeliveryStates = ['accepted', 'delivered', 'failed'] as const;
export type SmsDeliveryState = (typeof smsDeliveryStates)[number];

/** Delivery of a message as a desk sees it; moments as JSON has them. asks: whether the gateway is still asked about it. */
export type SmsDelivery = {
  gateway: SmsGatewayName;
  state: SmsDeliveryState;
  said: string | null;
  sentAt: string;
  endedAt: string | null;
  handedOverAt: string | null;
  asks: boolean;
};

/**
 * Schedule of delivery polls: first 20 seconds after a gateway took a message, then at doubled intervals of at most
 * half an hour; Infobip keeps delivery reports for 48 hours. A message that is undelivered after ten minutes, or was
 * given up, goes through another gateway once: a phone that was off for longer than that gets it twice.
 */
export const smsDeliveryTimes = {
  firstAskSeconds: 20,
  longestWaitSeconds: 1_800,
  askedForHours: 47,
  handedOverAfterMinutes: 10,
} as const;
