import type { Deps } from '../deps.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import { tripCancelledMessage } from '../messaging/trip-cancelled-message.ts';
import { tripChangedMessage } from '../messaging/trip-changed-message.ts';
import { readChanges } from '../trip/change-store.ts';
import { shortTicketLink } from './open-link.ts';
import { searchLink } from '../search/search-link.ts';
import { type DocumentOf, send, type Told } from './tell-owner.ts';

/**
 * Tells a passenger about a change by the operator, as it was when made; not once trip or booking has been cancelled.
 */
export const tellTripChanged = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { changeNo: number },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const [change] = await readChanges(deps.db, told.tripId, told.changeNo);
  if (!change || document.news.cancelled || document.state === 'cancelled') return undefined;
  const message = tripChangedMessage(document, change, shortTicketLink(deps, document.pnr));
  return send(deps, told, document, message);
};

/** Tells a passenger that the trip is cancelled, that the money comes back, and where other coaches are. */
export const tellTripCancelled = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { backPaisa?: number },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const links = {
    ticket: shortTicketLink(deps, document.pnr),
    search: searchLink(deps, document.language, document.news.search),
  };
  const message = tripCancelledMessage(document, links, told.backPaisa);
  return send(deps, told, document, message);
};
