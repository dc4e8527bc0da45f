import { isProblem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import { languageOf, localPath } from '../text/language.ts';

/** Codes for a ticket that is not one's own, and for an address with a text in it that is no PNR. */
const noTicket = ['not-found', 'invalid-input'];

/** Leads who has not proved to own a ticket to where the proof is given. */
export const ownTicketOnly =
  (request: Request, pnr: string) =>
  (thrown: unknown): never => {
    if (!isProblem(thrown) || !noTicket.includes(thrown.code)) throw thrown;
    throw redirect(localPath(languageOf(request), `/ticket?${new URLSearchParams({ pnr })}`), 303);
  };
