import { isProblem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import { languageOf, localPath } from '../text/language.ts';

/** Codes for a ticket of another person, and for an address whose text is no PNR. */
const noTicket = ['not-found', 'invalid-input'];

/** Redirects callers who have not proved that they own a ticket to the page that asks for the proof. */
export const redirectToProof =
  (request: Request, pnr: string) =>
  (thrown: unknown): never => {
    if (!isProblem(thrown) || !noTicket.includes(thrown.code)) throw thrown;
    throw redirect(localPath(languageOf(request), `/ticket?${new URLSearchParams({ pnr })}`), 303);
  };
