import { type Language, localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { openIds, signIds } from '../ticket/packed-ids.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

/** Makes the token that opens a place on a waiting list: its signed id, short enough for an SMS. */
export const placeToken = (signer: LinkSigner, entryId: string): string =>
  signIds(signer, 'waitlist-place', [entryId]);

/** The place that a token opens, if this installation made it. */
export const openPlaceToken = (signer: LinkSigner, token: string): string | undefined =>
  openIds(signer, 'waitlist-place', token)[0];

/** Makes the link of a place for the SMS to its number. */
export const placeLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  entryId: string,
  language: Language,
): string => publicUrl + localPathOf(language, `/w/${placeToken(linkSigner, entryId)}`);
