import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../key-ring.ts';

/** Signs what must come back unchanged: buyer cookies, links in messages, proofs of a one-time code. */
export type LinkSigner = {
  sign(purpose: Purpose, value: string): string;
  /** Returns the value if this installation signed it for this purpose. */
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
  | 'waitlist-place'
  | 'notify-wish'
  | 'waiting-place'
  | 'waiting-pass';

/** A signer over the secrets of the installation: HMAC-SHA-256, cut to 128 bits. */
export const createLinkSigner = (secrets: KeyRing<string>): LinkSigner => {
  const seal = (secret: string, purpose: Purpose, value: string): string =>
    createHmac('sha256', secret)
      .update(`${purpose}\n${value}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    sign: (purpose, value) => {
      // Rows are found by hashes made with this purpose, so it keeps the oldest secret.
      const secret = purpose === 'source' ? secrets.oldest : secrets.signing();
      return `${value}.${seal(secret, purpose, value)}`;
    },
    open: (purpose, signed) => {
      const at = signed.lastIndexOf('.');
      const value = signed.slice(0, at);
      const given = Buffer.from(signed.slice(at + 1));
      const isOf = (secret: string): boolean => {
        const right = Buffer.from(seal(secret, purpose, value));
        return given.length === right.length && timingSafeEqual(given, right);
      };
      return at > 0 && secrets.accepted().some(isOf) ? value : undefined;
    },
  };
};
