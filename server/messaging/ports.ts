import type { SmsDeliveryState } from '@poth/domain/messaging/sms-delivery.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import type { MailContent } from './mail-content.ts';

/** A file that a mail brings along. cid: the name of a picture that the mail itself shows. */
export type MailFile = { filename: string; content: Uint8Array; contentType: string; cid?: string };

export type Mail = {
  to: string;
  content: MailContent;
  /** Receiver of an answer, where that is not the portal. */
  replyTo?: string;
  attachments?: readonly MailFile[];
  /** The same for a repeat of the same mail, so that a receiver can drop it. */
  ref: string;
};

/** Address that travellers see as the sender of a mail, and the portal's own, to which alone it may link. */
export type MailSender = { from: string; ownUrl: string };

/** A mail as a mail server is handed it. */
export type ComposedMail = { to: string; message: Uint8Array };

/** Sends mail; throws when it was not accepted, and the outbox tries again. */
export type Mailer = {
  /** Sender of these mails, for who composes one beside the main thread. */
  sender: MailSender;
  send(mail: Mail): Promise<void>;
  sendComposed(mail: ComposedMail): Promise<void>;
};

/**
 * A text message; ref is at most 20 letters and digits, the same for a repeat of the same message. leaveOut: the gateway that
 * has not brought it, so that another one is asked where there is one.
 */
export type Sms = { to: string; text: string; ref: string; leaveOut?: SmsGatewayName | undefined };

/**
 * Receipt of a message that a gateway took. gatewayId: its own id of it, where it told one; tells: whether it can be asked by
 * that what became of it.
 */
export type SmsReceipt = { gateway: SmsGatewayName; gatewayId: string | null; tells: boolean };

/** Report of a gateway about a message; said: its own word for the state. */
export type SmsReport = { gatewayId: string; state: SmsDeliveryState; said: string };

/** Sends text messages; throws an SmsFailure when one was not accepted, and the outbox tries again. */
export type SmsSender = { send(sms: Sms): Promise<SmsReceipt> };

/**
 * One gateway of text messages. A repeat with the same ref is sent once by it: after an answer that never came it is asked
 * again without harm.
 */
export type SmsGateway = SmsSender & {
  name: SmsGatewayName;
  /** Tells what became of messages, by its own ids of them; one that it knows nothing of is left out. */
  deliveriesOf?(gatewayIds: readonly string[]): Promise<SmsReport[]>;
};
