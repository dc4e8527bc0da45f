/**
 * Reasons why an SMS was not accepted. message: refused for its number or text, the gateway works. gateway: refused for
 * the state of the gateway or of our account, or it cannot be reached; nothing was sent. unclear: no answer, or none
 * that can be read; it may have been sent.
 */
export type SmsFault = 'message' | 'gateway' | 'unclear';

/** Outcome of a text message at one gateway. */
export type SmsOutcome = 'accepted' | SmsFault;

/** A text message that was not accepted. */
export class SmsFailure extends Error {
  readonly fault: SmsFault;
  constructor(fault: SmsFault, said: string) {
    super(said);
    this.name = 'SmsFailure';
    this.fault = fault;
  }
}
