import type { LinkSigner } from '../ticket/signed-link.ts';

/** The token of an address that shows a wish and ends it. */
export const wishToken = (signer: LinkSigner, wishId: string): string =>
  signer.sign('notify-wish', Buffer.from(wishId.replaceAll('-', ''), 'hex').toString('base64url'));

/** The wish that a token opens, if this installation made it. */
export const openWishToken = (signer: LinkSigner, token: string): string | undefined => {
  const hex = Buffer.from(signer.open('notify-wish', token) ?? '', 'base64url').toString('hex');
  return hex.length === 32
    ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join('-'))
    : undefined;
};
