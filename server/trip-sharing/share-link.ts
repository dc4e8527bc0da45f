import { openIds, signIds } from '../ticket/packed-ids.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

type Share = { tripId: string; shareId: string };

/** Makes the token of a share link: its signed ids, in URL-safe letters. */
export const shareToken = (signer: LinkSigner, { tripId, shareId }: Share): string =>
  signIds(signer, 'shared-trip', [tripId, shareId]);

/** Trip that a token shows, if this installation made it. */
export const openShareToken = (signer: LinkSigner, token: string): Share | undefined => {
  const [tripId, shareId] = openIds(signer, 'shared-trip', token, 2);
  return tripId && shareId ? { tripId, shareId } : undefined;
};
