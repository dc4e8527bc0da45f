import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what must come back unchanged: buyer cookies, links in messages, proofs of a one-time code. */
export type LinkSigner = {
  sign(purpose: Purpose, value: string): string;
  /** The value, if this installation signed it for this purpose. */
  open(purpose: Purpose, signed: string): string | undefined;
};

/** Purpose of a signature: one made for a cookie opens no ticket. */
export type Purpose =
  | 'buyer'
  | 'first-hold'
  | 'source'
  | 'session'
  | 'ticket-link'
  | 'ticket-holder'
  | 'shared-trip'
  | 'waiting-place'
  | 'waiting-pass';

/** A signer over a secret of the installation: HMAC-SHA-256, cut to 128 bits. */
export const createLinkSigner = (secret: string): LinkSigner => {
  const seal = (purpose: Purpose, value: string): string =>
    createHmac('sha256', secret)
      .update(`${purpose}\n${value}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    sign: (purpose, value) => `${value}.${seal(purpose, value)}`,
    open: (purpose, signed) => {
      const at = signed.lastIndexOf('.');
      const value = signed.slice(0, at);
      const [given, right] = [Buffer.from(signed.slice(at + 1)), Buffer.from(seal(purpose, value))];
      return at > 0 && given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
    },
  };
};
