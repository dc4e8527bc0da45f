import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'poth gateway token', 32));

/** Seals a token with a key derived from the account's secret: the database alone does not allow calls for the account. */
export const sealToken = (token: string, secret: string): string => {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), iv);
  const sealed = Buffer.concat([sealing.update(token, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
};

/** Opens a sealed token; undefined where it was sealed with another secret, or changed. */
export const openToken = (text: string, secret: string): string | undefined => {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString();
  } catch {
    return undefined;
  }
};
