import { isProblem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import { languageOf, localPath } from '../text/language.ts';

/** Leads who has not proved to own a ticket to where the proof is given. */
export const ownTicketOnly =
  (request: Request, pnr: string) =>
  (thrown: unknown): never => {
    if (!isProblem(thrown) || thrown.code !== 'not-found') throw thrown;
    throw redirect(localPath(languageOf(request), `/ticket?${new URLSearchParams({ pnr })}`), 303);
  };
