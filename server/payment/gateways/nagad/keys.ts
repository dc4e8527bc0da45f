import {
  constants,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  sign,
  verify,
} from 'node:crypto';

/** Reads a key as Nagad gives it, bare base64 of its DER, or as a PEM. Throws where the text is no key. */
const bytesOf = (text: string): Buffer => Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64');
export const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' });
export const readPrivateKey = (text: string): KeyObject =>
  createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs8' });

/** Encrypts a text for the owner of a key: RSA, PKCS #1 version 1.5, base64. */
export const encryptFor = (key: KeyObject, text: string): string =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');

/**
 * Decrypts a text; undefined for any fault, so that nobody learns which. Node refuses this padding (CVE-2023-46809), so it
 * is removed here: 00 02, eight bytes or more that are not 00, 00.
 */
export const decryptWith = (key: KeyObject, text: string): string | undefined => {
  try {
    const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(text, 'base64'));
    const end = block.indexOf(0, 2);
    return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1).toString() : undefined;
  } catch {
    return undefined;
  }
};

/** Signs a text: SHA-256 with RSA, base64. */
export const signWith = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), key).toString('base64');

/** Tells whether the owner of a key signed a text. */
export const isSignedBy = (key: KeyObject, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
