import { z } from 'zod';
import { languages } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { ticketDrawing } from './ticket-drawing.ts';
import { viewTicket } from './view-ticket.ts';

/** Draws the tickets of a confirmed booking as a PDF in the language asked for. */
export const downloadTicket = call(
  {
    gate: 'everybody',
    input: z.object({ pnr: z.string(), language: z.enum(languages) }),
    problems: [
      'not-found', // also for who has not proved to own it, and where no ticket was issued
      'unavailable', // too many wait for theirs
    ],
  },
  async function downloadTicket(context, { pnr, language }): Promise<Uint8Array> {
    const document = await viewTicket(context, pnr);
    if (document.tickets.length === 0) throw new Problem('not-found');
    const { pdfs, now } = context.deps;
    return pdfs.draw(ticketDrawing(document, language, now()), 'reader');
  },
);
