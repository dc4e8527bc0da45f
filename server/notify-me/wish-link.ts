import { openIds, signIds } from '../ticket/packed-ids.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

/** The token of an address that shows a wish and ends it. */
export const wishToken = (signer: LinkSigner, wishId: string): string =>
  signIds(signer, 'notify-wish', [wishId]);

/** The wish that a token opens, if this installation made it. */
export const openWishToken = (signer: LinkSigner, token: string): string | undefined =>
  openIds(signer, 'notify-wish', token)[0];
