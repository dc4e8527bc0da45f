import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { downloadTicketCall } from '@poth/domain/ticket/api.ts';
import { DownloadTicketInput } from '@poth/domain/ticket/input.ts';
import { call } from '../call.ts';
import { ticketDrawing } from './ticket-drawing.ts';
import { viewTicket } from './view-ticket.ts';

/** Draws the tickets of a confirmed booking as a PDF in the language asked for. */
export const downloadTicket = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: DownloadTicketInput,
    unreadable: 'not-found',
    problems: problemsIn(downloadTicketCall.responses),
  },
  async function downloadTicket(context, { pnr, language }): Promise<Uint8Array> {
    const document = await viewTicket(context, pnr);
    if (document.tickets.length === 0) throw new Problem('not-found');
    const { pdfs, now } = context.deps;
    return pdfs.draw(ticketDrawing(document, language, now()), 'reader');
  },
);
