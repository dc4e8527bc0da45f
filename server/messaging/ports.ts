import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';

export type Mail = {
  to: string;
  subject: string;
  /** Text of the mail; addresses of the portal in it become links, others do not. */
  text: string;
  /** Receiver of an answer, where that is not the portal. */
  replyTo?: string;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
  /** The same for a repeat of the same mail, so that a receiver can drop it. */
  ref: string;
};

/** Sends mail; throws when it was not accepted, and the outbox tries again. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** A text message; ref is at most 20 letters and digits, the same for a repeat of the same message. */
export type Sms = { to: string; text: string; ref: string };

/** Receipt of a message that a gateway took. gatewayId: its own id of it, where it told one. */
export type SmsReceipt = { gateway: SmsGatewayName; gatewayId: string | null };

/** Sends text messages; throws an SmsFailure when one was not accepted, and the outbox tries again. */
export type SmsSender = { send(sms: Sms): Promise<SmsReceipt> };

/**
 * One gateway of text messages. A repeat with the same ref is sent once by it: after an answer that never came it is asked
 * again without harm.
 */
export type SmsGateway = SmsSender & { name: SmsGatewayName };
