import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '@poth/domain/account/actor.ts';
import { readDetails } from '@poth/domain/booking/details.ts';
import type { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { pnrFrom } from '@poth/domain/booking/pnr.ts';
import { Problem } from '@poth/domain/problem.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOwnHold } from './lock-own-hold.ts';
import type { BookingRow } from './store.ts';

/** A PNR that nobody has: the directory's key decides. */
const givePnr = async (tx: Tx, { tripId, bookingId }: BookingRow): Promise<string> => {
  for (;;) {
    const pnr = pnrFrom(randomBytes(16));
    if (!pnr) continue;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('pnrDirectory')
      .values({ pnr, tripId, bookingId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return pnr;
  }
};

/**
 * Takes down who travels and whom to reach and gives the PNR: the step before paying.
 * Problems: invalid-input (with what is wrong, by field), terms-not-accepted, not-found, hold-expired, booking-closed.
 */
export const enterDetails =
  (deps: Deps) =>
  async (actor: Actor, input: EnterDetailsInput): Promise<void> => {
    const read = readDetails(input);
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    if (!input.termsAccepted) throw new Problem('terms-not-accepted');
    const { contact } = read;
    await transaction(deps.db, async (tx) => {
      const booking = await lockOwnHold(tx, actor, input, await databaseNow(tx));
      const { tripId, bookingId } = booking;
      const pnr = booking.pnr ?? (await givePnr(tx, booking));
      await tx
        .updateTable('booking')
        .set({
          pnr,
          contactName: contact.name,
          contactPhone: contact.phone,
          contactEmail: contact.email,
          language: input.language,
          termsAcceptedAt: sql<Date>`now()`,
        })
        .where('tripId', '=', tripId)
        .where('bookingId', '=', bookingId)
        .execute();
      for (const seat of booking.seats) {
        const passenger = input.passengers.find(({ seatNo }) => seatNo === seat.seatNo);
        await tx
          .updateTable('bookingSeat')
          .set({
            passengerName: passenger?.name.trim().replace(/\s+/g, ' ') || contact.name,
            passengerKind: passenger?.kind ?? 'adult',
          })
          .where('tripId', '=', tripId)
          .where('bookingId', '=', bookingId)
          .where('seatNo', '=', seat.seatNo)
          .execute();
      }
    });
  };
