import { localPathOf } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Deps } from '../deps.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import { tripCancelledMessage, tripChangedMessage } from '../messaging/trip-messages.ts';
import { readChanges } from '../trip/change-store.ts';
import { shortTicketLink } from './open-link.ts';
import { type DocumentOf, send, type Told } from './tell-owner.ts';

/** Where other coaches of the same day are found. */
const searchLink = ({ publicUrl }: Deps, { news, language }: TicketDocument): string =>
  publicUrl + localPathOf(language, `/search?${new URLSearchParams(news.search)}`);

/** Tells what the operator has changed about a trip, as it was changed then; a passenger who has left is not told. */
export const tellTripChanged = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { changeNo: number },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const [change] = await readChanges(deps.db, told.tripId, told.changeNo);
  if (!change || document.news.cancelled || document.state === 'cancelled') return undefined;
  const message = tripChangedMessage(document, change, shortTicketLink(deps, document.pnr));
  return send(deps, told, document, message.sms, message);
};

/** Tells that the trip does not run, that the money comes back, and where other coaches are. */
export const tellTripCancelled = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told,
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const links = { ticket: shortTicketLink(deps, document.pnr), search: searchLink(deps, document) };
  const message = tripCancelledMessage(document, links);
  return send(deps, told, document, message.sms, message);
};
