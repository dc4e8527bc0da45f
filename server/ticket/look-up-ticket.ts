import { type Actor, triesOf } from '@poth/domain/identity/actor.ts';
import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { lookUpTicketCall } from '@poth/domain/ticket/api.ts';
import { LookUpInput } from '@poth/domain/ticket/input.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { withMinimumDuration } from '../identity/minimum-duration.ts';
import { readPhone } from '../identity/read-phone.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { countTry, giveBackTry } from '../rate-limit/count-try.ts';
import { createSlowLane } from './slow-look-up.ts';
import { readTicketDocument } from './store.ts';
import { findByPnr } from './pnr-store.ts';
import { maskDocument } from './view-ticket.ts';

/** Longer than any look-up takes: what is found and what is not take equally long. */
const floorMs = 120;

const slowly = createSlowLane();

/** Nothing is read for a PNR that cannot be one, but the same statement runs, so that both take as long. */
const noPnr = '----------';

/**
 * Finds the booking behind a PNR and the phone it was bought with. A wrong PNR and a wrong phone answer alike. Failures are
 * counted against who asks, never against the number alone; where they are used up a right PNR still passes, and every
 * answer is slow. Problems: invalid-input (a phone that cannot be one), ticket-not-found, too-many-tries.
 */
export const findBooking =
  (deps: Deps) =>
  async (actor: Actor, { pnr, phone: typed }: LookUpInput) => {
    const phone = readPhone(typed);
    return withMinimumDuration(async () => {
      const asker = triesOf(actor);
      const address = asker.address ?? asker.device;
      const subjects = { ...asker, pair: `${address} ${phone}` };
      const refusal = await countTry(deps.db, 'look-up', subjects);
      const look = async () => {
        const found = await findByPnr(deps.db, parsePnr(pnr) ?? noPnr);
        const ticket = await readTicketDocument(deps.db, found ?? { tripId: noTrip, bookingId: noTrip });
        return ticket?.document.contactPhone === phone ? ticket : undefined;
      };
      const ticket = refusal ? await slowly(address, look) : await look();
      if (!ticket && refusal)
        throw new Problem('too-many-tries', { retryAfterSeconds: refusal.retryAfterSeconds });
      if (!ticket) throw new Problem('ticket-not-found');
      if (!refusal) await giveBackTry(deps.db, 'look-up', subjects);
      return { ...ticket, phone };
    }, floorMs);
  };

const noTrip = '00000000-0000-0000-0000-000000000000';

/** Shows a booking by PNR and phone: journey and state, personal data masked unless the reader has proved to own it. */
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
