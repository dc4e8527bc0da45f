import { openIds, signIds } from '../ticket/packed-ids.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

type Share = { tripId: string; shareId: string };

/** The token of an address that shows a trip: which one, signed, in letters that an address can hold. */
export const shareToken = (signer: LinkSigner, { tripId, shareId }: Share): string =>
  signIds(signer, 'shared-trip', [tripId, shareId]);

/** Trip that a token shows, if this installation made it. */
export const openShareToken = (signer: LinkSigner, token: string): Share | undefined => {
  const [tripId, shareId] = openIds(signer, 'shared-trip', token, 2);
  return tripId && shareId ? { tripId, shareId } : undefined;
};
