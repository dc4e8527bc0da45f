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
 * A gateway is asked 20 seconds after it took a message, then twice as late each time, at most half an hour; Infobip keeps what
 * became of a message for 48 hours. A message that is not on the phone after ten minutes, or was given up, goes through
 * another gateway once: a phone that was switched off so long gets it twice.
 */
export const smsDeliveryTimes = {
  firstAskSeconds: 20,
  longestWaitSeconds: 1_800,
  askedForHours: 47,
  handedOverAfterMinutes: 10,
} as const;
