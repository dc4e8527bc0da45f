import type { TicketFields } from '@poth/domain/ticket/ticket-code.ts';
import type { KeyRing } from '../key-ring.ts';
import { issueTicketCode, passengerHash, type TicketSigner } from './ticket-key.ts';

/** Facts from which the code of a ticket is made. */
export type TicketToSign = Pick<
  TicketFields,
  'tripId' | 'ticketId' | 'seatNo' | 'fromStopNo' | 'toStopNo' | 'issueNo'
> & {
  passengerName: string;
  departsAt: Date;
  arrivesAt: Date;
};

/**
 * Margin for wrong clocks: a code is valid from a day before its purchase, or before departure if earlier, to a day
 * after arrival.
 */
const daySeconds = 86_400;
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The signed text of a ticket's QR, by the key that signs at this moment. */
export const signTicket = (
  signers: KeyRing<TicketSigner>,
  { passengerName, departsAt, arrivesAt, ...ticket }: TicketToSign,
  now: Date,
): string =>
  issueTicketCode(signers.signing(), {
    ...ticket,
    passengerHash: passengerHash(ticket.ticketId, passengerName),
    notBeforeSeconds: Math.min(seconds(now), seconds(departsAt)) - daySeconds,
    notAfterSeconds: seconds(arrivesAt) + daySeconds,
  });
