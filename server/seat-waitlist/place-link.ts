import { type Language, localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

/** The token of an address that opens a place on a waiting list: the place, signed; short enough for an SMS. */
export const placeToken = (signer: LinkSigner, entryId: string): string =>
  signer.sign('waitlist-place', Buffer.from(entryId.replaceAll('-', ''), 'hex').toString('base64url'));

/** The place that a token opens, if this installation made it. */
export const openPlaceToken = (signer: LinkSigner, token: string): string | undefined => {
  const hex = Buffer.from(signer.open('waitlist-place', token) ?? '', 'base64url').toString('hex');
  return hex.length === 32
    ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join('-'))
    : undefined;
};

/** The address of a place, as it is told to its number. */
export const placeLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  entryId: string,
  language: Language,
): string => publicUrl + localPathOf(language, `/w/${placeToken(linkSigner, entryId)}`);
