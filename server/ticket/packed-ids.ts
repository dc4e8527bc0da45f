import type { LinkSigner, Purpose } from './signed-link.ts';

const uuidOf = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join('-'));

/** Packs and signs ids into a token of URL-safe letters, short enough for an SMS. */
export const signIds = (signer: LinkSigner, purpose: Purpose, ids: readonly string[]): string =>
  signer.sign(purpose, Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url'));

/**
 * Unpacks the ids of a token that this installation signed for this purpose; empty for any other, or another number of
 * ids.
 */
export const openIds = (signer: LinkSigner, purpose: Purpose, token: string, count = 1): string[] => {
  const hex = Buffer.from(signer.open(purpose, token) ?? '', 'base64url').toString('hex');
  return hex.length === 32 * count ? (hex.match(/.{32}/g) ?? []).map(uuidOf) : [];
};
