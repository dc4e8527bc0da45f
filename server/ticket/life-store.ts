import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';

type BookingRef = { tripId: string; bookingId: string };
type TicketRef = { tripId: string; ticketId: string };

/** The seats of a booking that have a live ticket. */
export const readLiveSeats = async (
  db: Database | Tx,
  { tripId, bookingId }: BookingRef,
): Promise<string[]> => {
  const seats = await db
    .selectFrom('ticketLeg')
    .select('seatNo')
    .distinct()
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
  return seats.map(({ seatNo }) => seatNo);
};

/** Tells whether any seat of a booking has a live ticket. */
export const hasLiveSeats = async (tx: Tx, { tripId, bookingId }: BookingRef): Promise<boolean> => {
  const live = await tx
    .selectFrom('ticketLeg')
    .select('seatNo')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return live !== undefined;
};

type PaidSeat = { seatNo: string; farePaisa: number; serviceChargePaisa: number; discountPaisa: number };

/** Reads the seats of a booking with tickets in the given states, and the amounts paid for each. */
export const readSeatsIn = (
  db: Database | Tx,
  { tripId, bookingId }: BookingRef,
  states: TicketState[],
): Promise<PaidSeat[]> =>
  db
    .selectFrom('ticket')
    .select(['seatNo', 'farePaisa', 'serviceChargePaisa', 'discountPaisa'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('state', 'in', states)
    .orderBy('seatNo')
    .execute();

/**
 * Locks the tickets of some seats of a booking that are in the given states, until the transaction ends: in the order of
 * their ids, like `lockIssuedUpTo`, which locks no booking first.
 */
export const lockTicketsOf = (
  tx: Tx,
  { tripId, bookingId }: BookingRef,
  { seatNos, states }: { seatNos: readonly string[]; states: readonly TicketState[] },
): Promise<{ ticketId: string; seatNo: string; state: TicketState }[]> =>
  tx
    .selectFrom('ticket')
    .select(['ticketId', 'seatNo', 'state'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('seatNo', 'in', [...seatNos])
    .where('state', 'in', [...states])
    .orderBy('ticketId')
    .forUpdate()
    .execute();

/** Locks the issued tickets of a trip that board at a stop or before it, until the transaction ends. */
export const lockIssuedUpTo = (
  tx: Tx,
  tripId: string,
  stopNo: number,
): Promise<(TicketRef & { state: TicketState })[]> =>
  tx
    .selectFrom('ticket')
    .select(['tripId', 'ticketId', 'state'])
    .where('tripId', '=', tripId)
    .where('fromStopNo', '<=', stopNo)
    .where('state', '=', 'issued')
    .orderBy('ticketId')
    .forUpdate()
    .execute();

/** Makes a locked ticket void and gives up its legs. */
export const voidTicket = async (tx: Tx, { tripId, ticketId }: TicketRef): Promise<void> => {
  await tx
    .updateTable('ticket')
    .set({ state: 'void' })
    .where('tripId', '=', tripId)
    .where('ticketId', '=', ticketId)
    .execute();
  await tx.deleteFrom('ticketLeg').where('tripId', '=', tripId).where('ticketId', '=', ticketId).execute();
};

/** Moves a ticket from one state to another; returns false if it was not in the first. */
export const setTicketState = async (
  tx: Tx,
  { tripId, ticketId }: TicketRef,
  { from, to }: { from: TicketState; to: TicketState },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('ticket')
    .set({ state: to })
    .where('tripId', '=', tripId)
    .where('ticketId', '=', ticketId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
