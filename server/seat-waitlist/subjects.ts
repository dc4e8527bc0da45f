import type { Deps } from '../deps.ts';
import { numberHashOf, sealedHash } from '../identity/number-hash.ts';

type LinkSigner = Deps['linkSigner'];

/** Names what the places of a number are counted by. phone: +8801… */
export const subjectOfNumber = (links: LinkSigner, phone: string): string =>
  `number:${numberHashOf(links, phone)}`;

/** Names what the places of a browser are counted by. */
export const subjectOfDevice = (links: LinkSigner, buyerId: string): string =>
  `device:${sealedHash(links, `waitlist ${buyerId}`)}`;
