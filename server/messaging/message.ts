/** A mail's words. */
export type Written = { subject: string; text: string };
/** A mail, and the same as an SMS. */
export type Message = Written & { sms: string };
