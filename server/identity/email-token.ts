import { createHash, randomBytes } from 'node:crypto';

/** Hashes the secret of a link for storage. It has 256 bits: a fast hash is enough. */
export const hashOfEmailToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const newEmailToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfEmailToken(token) };
};
