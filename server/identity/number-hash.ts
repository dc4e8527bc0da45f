import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';

type LinkSigner = Deps['linkSigner'];

/** Hashes a text under the key of this installation, so that nobody can try out what it was. */
export const sealedHash = (links: LinkSigner, text: string): string =>
  createHash('sha256').update(links.sign('source', text)).digest('base64url').slice(0, 22);

/** A proven number as it is kept where only the same number has to be found again. phone: +8801… */
export const numberHashOf = (links: LinkSigner, phone: string): string =>
  sealedHash(links, `number ${phone}`);
