import type { SmsDeliveryState } from '@poth/domain/messaging/sms-delivery.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import type { MailContent } from './mail-content.ts';

/** Attachment of a mail. cid: the name of a picture that the mail itself shows. */
export type MailFile = { filename: string; content: Uint8Array; contentType: string; cid?: string };

export type Mail = {
  to: string;
  content: MailContent;
  /** Address for answers, if not the portal's. */
  replyTo?: string;
  attachments?: readonly MailFile[];
  /** Reference that a repeat of the mail has too, so that receivers can drop it. */
  ref: string;
};

/** Sender address of a mail, and the portal's address, the only site to which it may link. */
export type MailSender = { from: string; ownUrl: string };

/** Mail in the format for a mail server. */
export type ComposedMail = { to: string; message: Uint8Array };

/** Sends mail; throws when it was not accepted, and the outbox tries again. */
export type Mailer = {
  /** Sender of these mails, for mails composed on another thread. */
  sender: MailSender;
  send(mail: Mail): Promise<void>;
  sendComposed(mail: ComposedMail): Promise<void>;
};

/**
 * SMS; ref: at most 20 letters and digits, the same for a repeat of the message. leaveOut: the gateway that did not
 * deliver it, so that another one, if there is any, is asked.
 */
export type Sms = { to: string; text: string; ref: string; leaveOut?: SmsGatewayName | undefined };

/**
 * Receipt of a message that a gateway took. gatewayId: the gateway's id for it, if it returned one; tells: whether the
 * gateway can be polled for its delivery by that id.
 */
export type SmsReceipt = { gateway: SmsGatewayName; gatewayId: string | null; tells: boolean };

/** Delivery report of a gateway; said: the gateway's own word for the state. */
export type SmsReport = { gatewayId: string; state: SmsDeliveryState; said: string };

/** Sends text messages; throws an SmsFailure when one was not accepted, and the outbox tries again. */
export type SmsSender = { send(sms: Sms): Promise<SmsReceipt> };

/**
 * SMS gateway. It sends a repeat with the same ref only once, so after a missing answer it can be asked again safely.
 */
export type SmsGateway = SmsSender & {
  name: SmsGatewayName;
  /** Reports deliveries by the gateway's own message ids; unknown ones are left out. */
  deliveriesOf?(gatewayIds: readonly string[]): Promise<SmsReport[]>;
};
