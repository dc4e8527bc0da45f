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

/** Sends text messages; throws when one was not accepted, and the outbox tries again. */
export type SmsSender = { send(sms: Sms): Promise<void> };
