import { ratingWindow } from '@poth/domain/rating/window.ts';
import type { Deps } from '../deps.ts';
import { type DocumentOf, mailedLink, send, type Told } from '../ticket/tell-owner.ts';
import { ratingMail } from './rating-mail.ts';

/** Asks a booking for a rating by mail, unless the time for rating has ended before the mail is sent. */
export const tellRatingWanted = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told,
): Promise<undefined> => {
  const document = await documentOf(told);
  if (told.way !== 'mail' || ratingWindow(document, deps.now()) !== 'open') return;
  await send(deps, told, document, { mail: ratingMail(document, mailedLink(deps, document)) });
};
