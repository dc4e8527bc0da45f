import { ratingWindow } from '@poth/domain/rating/window.ts';
import type { Deps } from '../deps.ts';
import { ticketLink } from '../ticket/open-link.ts';
import { type DocumentOf, send, type Told } from '../ticket/tell-owner.ts';
import { ratingMail } from './rating-mail.ts';

/** Asks who was aboard for a rating, by mail; where the time is over before the mail goes out, nobody is asked. */
export const tellRatingWanted = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told,
): Promise<undefined> => {
  const document = await documentOf(told);
  if (told.way !== 'mail' || ratingWindow(document, deps.now()) !== 'open') return;
  const link = ticketLink(deps, document.pnr, document.language === 'bn' ? '/bn' : '');
  await send(deps, told, document, '', ratingMail(document, link));
};
