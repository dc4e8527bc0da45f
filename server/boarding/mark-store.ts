import type { EarlierMark, KeptVerdict } from '@poth/domain/boarding/judge-mark.ts';
import type { BoardingMark } from '@poth/domain/boarding/input.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import type { Tx } from '../db/database.ts';

export type MarkedTicket = { ticketId: string; seatNo: string; fromStopNo: number; state: TicketState };

/** Locks tickets of a trip until the transaction ends; in a fixed order, so that two phones do not deadlock. */
export const lockTickets = (tx: Tx, tripId: string, ticketIds: readonly string[]): Promise<MarkedTicket[]> =>
  tx
    .selectFrom('ticket')
    .select(['ticketId', 'seatNo', 'fromStopNo', 'state'])
    .where('tripId', '=', tripId)
    .where('ticketId', 'in', [...new Set(ticketIds)])
    .orderBy('ticketId')
    .forUpdate()
    .execute();

/** Reads the earlier marks of tickets, the oldest first. */
export const readMarks = (
  tx: Tx,
  tripId: string,
  ticketIds: readonly string[],
): Promise<(EarlierMark & { ticketId: string })[]> =>
  tx
    .selectFrom('boardingScan')
    .select(['scanId', 'ticketId', 'undoes', 'verdict'])
    .where('tripId', '=', tripId)
    .where('ticketId', 'in', [...new Set(ticketIds)])
    .orderBy('at')
    .execute();

type Maker = { deviceId: string; madeBy: string; madeByName: string };

/** Stores a mark with its verdict; returns false where a mark with this id exists already. */
export const addMark = async (
  tx: Tx,
  tripId: string,
  mark: BoardingMark,
  verdict: KeptVerdict,
  maker: Maker,
): Promise<boolean> => {
  const { kind, scanId, ticketId, way, at } = mark;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('boardingScan')
    .values({
      tripId,
      scanId,
      ticketId,
      kind,
      way,
      undoes: mark.kind === 'undo' ? mark.undoes : null,
      verdict,
      scannedAt: new Date(at),
      ...maker,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Records that the coach has left these stops. */
export const closeStops = async (
  tx: Tx,
  tripId: string,
  stopNos: readonly number[],
  by: { closedBy: string; closedByName: string },
): Promise<void> => {
  await tx
    .insertInto('boardingClose')
    .values(stopNos.map((stopNo) => ({ tripId, stopNo, ...by })))
    .execute();
};
