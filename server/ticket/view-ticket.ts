import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { maskEmail, maskPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { viewTicketCall } from '@poth/domain/ticket/api.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { call } from '../call.ts';
import { findByPnr } from './pnr-store.ts';
import { readTicketDocument } from './store.ts';

/** Masks a name for readers who have not proved ownership: T•••. */
const maskName = (name: string): string => `${[...name][0] ?? ''}•••`;

/** Masks what only the owner may know of a booking: names, number, address, codes. */
export const maskDocument = (document: TicketDocument): TicketDocument => ({
  ...document,
  masked: true,
  contactName: maskName(document.contactName),
  contactPhone: maskPhone(document.contactPhone),
  contactEmail: document.contactEmail && maskEmail(document.contactEmail),
  tickets: document.tickets.map((ticket) => ({
    ...ticket,
    code: null,
    passengerName: maskName(ticket.passengerName),
  })),
});

/** Shows a booking with its tickets to a reader who has proved ownership. */
export const viewTicket = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: problemsIn(viewTicketCall.responses),
  },
  async function viewTicket({ deps, actor }, pnr): Promise<TicketDocument> {
    const found = await findByPnr(deps.db, pnr);
    const read = found && (await readTicketDocument(deps.db, found));
    if (!read || !canSeeTicket(actor, read)) throw new Problem('not-found');
    return read.document;
  },
);
