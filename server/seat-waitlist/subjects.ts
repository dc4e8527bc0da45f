import type { Deps } from '../deps.ts';
import { numberHashOf, sealedHash } from '../identity/number-hash.ts';

type LinkSigner = Deps['linkSigner'];

/** Makes the key by which a number's places are counted. phone: +8801… */
export const subjectOfNumber = (links: LinkSigner, phone: string): string =>
  `number:${numberHashOf(links, phone)}`;

/** Makes the key by which a browser's places are counted. */
export const subjectOfDevice = (links: LinkSigner, buyerId: string): string =>
  `device:${sealedHash(links, `waitlist ${buyerId}`)}`;
