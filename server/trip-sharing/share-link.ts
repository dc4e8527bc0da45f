import type { LinkSigner } from '../ticket/signed-link.ts';

type Share = { tripId: string; shareId: string };

const hexOf = (id: string): string => id.replaceAll('-', '');
const uuidOf = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join('-'));

/** The token of an address that shows a trip: which one, signed, in letters that an address can hold. */
export const shareToken = (signer: LinkSigner, { tripId, shareId }: Share): string =>
  signer.sign('shared-trip', Buffer.from(hexOf(tripId) + hexOf(shareId), 'hex').toString('base64url'));

/** Trip that a token shows, if this installation made it. */
export const openShareToken = (signer: LinkSigner, token: string): Share | undefined => {
  const hex = Buffer.from(signer.open('shared-trip', token) ?? '', 'base64url').toString('hex');
  return hex.length === 64 ? { tripId: uuidOf(hex.slice(0, 32)), shareId: uuidOf(hex.slice(32)) } : undefined;
};
