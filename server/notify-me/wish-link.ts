import { openIds, signIds } from '../ticket/packed-ids.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

/** Makes the token of the address that shows and ends a wish. */
export const wishToken = (signer: LinkSigner, wishId: string): string =>
  signIds(signer, 'notify-wish', [wishId]);

/** Returns the wish of a token, if this installation signed it. */
export const openWishToken = (signer: LinkSigner, token: string): string | undefined =>
  openIds(signer, 'notify-wish', token)[0];
