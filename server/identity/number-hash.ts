import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';

type LinkSigner = Deps['linkSigner'];

/** Hashes a text under the key of this installation, so that nobody can find it by trying. */
export const sealedHash = (links: LinkSigner, text: string): string =>
  createHash('sha256').update(links.sign('source', text)).digest('base64url').slice(0, 22);

/** Hashes a proven number for places that only look for the same number again. phone: +8801… */
export const numberHashOf = (links: LinkSigner, phone: string): string =>
  sealedHash(links, `number ${phone}`);
