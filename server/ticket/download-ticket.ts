import type { Actor } from '@poth/domain/account/actor.ts';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { ticketDrawing } from './ticket-drawing.ts';
import { viewTicket } from './view-ticket.ts';

/**
 * The tickets of a confirmed booking as a PDF in the language asked for.
 * Problems: not-found, also for who has not proved to own it and where no ticket was issued; unavailable, when too
 * many wait for theirs.
 */
export const downloadTicket =
  (deps: Deps) =>
  async (actor: Actor, pnr: string, language: Language): Promise<Uint8Array> => {
    const document = await viewTicket(deps)(actor, pnr);
    if (document.tickets.length === 0) throw new Problem('not-found');
    return deps.pdfs.draw(ticketDrawing(document, language, deps.now()), 'reader');
  };
