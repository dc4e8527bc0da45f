import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { lookUpTicketCall } from '@poth/domain/ticket/api.ts';
import { LookUpInput } from '@poth/domain/ticket/input.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { readPhone } from '../identity/read-phone.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { lookUpGuarded } from './guarded-look-up.ts';
import { readTicketDocument } from './store.ts';
import { findByPnr } from './pnr-store.ts';
import { maskDocument } from './view-ticket.ts';

/** PNR of no booking. An impossible PNR runs the same statement with it, so that both take equally long. */
const noPnr = '----------';

/**
 * Finds a booking by its PNR and contact phone. Problems: invalid-input (an impossible phone number), ticket-not-found,
 * too-many-tries.
 */
export const findBooking =
  (deps: Deps) =>
  async (actor: Actor, { pnr, phone: typed }: LookUpInput) => {
    const phone = readPhone(typed);
    const ticket = await lookUpGuarded(deps)(actor, phone, async () => {
      const found = await findByPnr(deps.db, parsePnr(pnr) ?? noPnr);
      const read = await readTicketDocument(deps.db, found ?? { tripId: noTrip, bookingId: noTrip });
      return read?.document.contactPhone === phone ? read : undefined;
    });
    return { ...ticket, phone };
  };

const noTrip = '00000000-0000-0000-0000-000000000000';

/**
 * Shows a booking by PNR and phone: journey and state; personal data is masked unless the reader has proved ownership.
 */
export const lookUpTicket = call(
  {
    gate: 'everybody',
    input: LookUpInput,
    problems: problemsIn(lookUpTicketCall.responses),
  },
  async function lookUpTicket({ deps, actor }, input): Promise<TicketDocument> {
    const ticket = await findBooking(deps)(actor, input);
    return canSeeTicket(actor, ticket) ? ticket.document : maskDocument(ticket.document);
  },
);
