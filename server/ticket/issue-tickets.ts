import { randomUUID } from 'node:crypto';
import { spreadOver } from '@poth/domain/promo/discount.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { signTicket } from './sign-ticket.ts';

type Seat = { seatNo: string; farePaisa: number; passengerName: string; passengerKind: 'adult' | 'child' };
type Ticketed = {
  tripId: string;
  bookingId: string;
  operatorId: string;
  fromStopNo: number;
  toStopNo: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  seats: readonly Seat[];
};

/** A sum shared over the seats; what does not divide stands on the first. */
const share = (amount: number, seats: number, index: number): number =>
  Math.floor(amount / seats) + (index === 0 ? amount % seats : 0);

/**
 * Issues one signed ticket per seat and writes each leg of each down under a key that allows it once:
 * a seat sold twice could not be written. Part of the transaction that confirms the booking.
 */
export const issueTickets = async (
  tx: Tx,
  { ticketSigner }: Pick<Deps, 'ticketSigner'>,
  booking: Ticketed,
  now: Date,
): Promise<void> => {
  const { tripId, bookingId, operatorId, fromStopNo, toStopNo, seats } = booking;
  const { departsAt, arrivesAt } = await tx
    .selectFrom('tripFare')
    .select(['departsAt', 'arrivesAt'])
    .where('tripId', '=', tripId)
    .where('fromStopNo', '=', fromStopNo)
    .where('toStopNo', '=', toStopNo)
    .executeTakeFirstOrThrow();
  const discounts = spreadOver(
    booking.discountPaisa,
    seats.map((seat) => seat.farePaisa),
  );
  const tickets = seats.map((seat, index) => {
    const ticketId = randomUUID();
    const ticket = { tripId, ticketId, seatNo: seat.seatNo, fromStopNo, toStopNo, issueNo: 1 };
    const code = signTicket(
      ticketSigner,
      { ...ticket, passengerName: seat.passengerName, departsAt, arrivesAt },
      now,
    );
    return {
      tripId,
      ticketId,
      bookingId,
      operatorId,
      fromStopNo,
      toStopNo,
      state: 'issued' as const,
      code,
      seatNo: seat.seatNo,
      farePaisa: seat.farePaisa,
      passengerName: seat.passengerName,
      passengerKind: seat.passengerKind,
      serviceChargePaisa: share(booking.serviceChargePaisa, seats.length, index),
      discountPaisa: discounts[index] ?? 0,
    };
  });
  await tx.insertInto('ticket').values(tickets).execute();
  await tx
    .insertInto('ticketLeg')
    .values(
      tickets.flatMap(({ ticketId, seatNo }) =>
        Array.from({ length: toStopNo - fromStopNo }, (_, leg) => ({
          tripId,
          seatNo,
          legNo: fromStopNo + leg,
          ticketId,
          bookingId,
        })),
      ),
    )
    .execute();
  for (const { ticketId } of tickets)
    await recordMove(tx, {
      tripId,
      subject: 'ticket',
      subjectId: ticketId,
      event: 'issue',
      from: null,
      to: 'issued',
      by: `booking:${bookingId}`,
    });
};
