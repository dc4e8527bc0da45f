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

/** A name shown to somebody who has not proved to own the booking: T•••. */
const maskName = (name: string): string => `${[...name][0] ?? ''}•••`;

/** The same booking without what only its owner may know: names, number, address, codes. */
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

/** Shows a booking with its tickets to who has proved to own it. */
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
