import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { RatingOfTicket } from '@poth/domain/rating/ticket-rating.ts';
import { ratingWindow } from '@poth/domain/rating/window.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { readRatedOf, readRating } from './store.ts';

/** Shows the rating of a ticket to its proven owner, or whether one can be given. */
export const viewRating = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for all other callers
    ],
  },
  async function viewRating({ deps: { db }, actor }, pnr): Promise<RatingOfTicket> {
    const document = await ownTicket(db, actor, pnr);
    const found = await readRating(db, document);
    if (found) {
      const { rating, withdrawn } = found;
      return withdrawn ? { document, may: 'withdrawn', rating: null } : { document, may: 'rated', rating };
    }
    return { document, may: ratingWindow(document, await databaseNow(db)), rating: null };
  },
);

/** Tells the page of a ticket whether its trip was rated. */
export const viewRated = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for callers who have not proved that they own it
    ],
  },
  async function viewRated({ deps: { db }, actor }, pnr): Promise<{ rated: boolean }> {
    const found = await readRatedOf(db, pnr);
    if (!found || !canSeeTicket(actor, found)) throw new Problem('not-found');
    return { rated: found.rated };
  },
);
