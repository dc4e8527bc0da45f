/**
 * Tells why a text message was not accepted. message: refused for its number or its text, the gateway is well. gateway: refused
 * for the gateway's own state or our account there, or it cannot be reached; nothing went out. unclear: no answer came, or
 * none that can be read; it may have gone out.
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
