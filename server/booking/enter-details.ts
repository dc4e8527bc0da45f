import { sql } from 'kysely';
import { type Actor, accountOf } from '@poth/domain/account/actor.ts';
import { tidyName } from '@poth/domain/account/sign-up-faults.ts';
import { readDetails } from '@poth/domain/booking/details.ts';
import type { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { settlePromoOfPhone } from '../promo/promise-discount.ts';
import { listUnderAccount } from '../ticket/account-store.ts';
import { givePnr } from './give-pnr.ts';
import { lockOwnHold } from './lock-own-hold.ts';
import { sayGenders } from './say-genders.ts';

/**
 * Takes down who travels and whom to reach and gives the PNR: the step before paying. Who is signed in at this moment,
 * whoever held the seats before, makes the booking their account's, once; signing in or out later does not move it.
 * Problems: invalid-input (with what is wrong, by field), terms-not-accepted, not-found, hold-expired, booking-closed,
 * women-only-seat (unsaid while a payment is under way), promo-phone-used, promo-not-first.
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
      const userId = booking.userId ?? accountOf(actor)?.userId ?? null;
      if (userId !== null) await listUnderAccount(tx, userId, [booking]);
      await tx
        .updateTable('booking')
        .set({
          pnr,
          userId,
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
            passengerName: (passenger && tidyName(passenger.name)) || contact.name,
            passengerKind: passenger?.kind ?? 'adult',
          })
          .where('tripId', '=', tripId)
          .where('bookingId', '=', bookingId)
          .where('seatNo', '=', seat.seatNo)
          .execute();
      }
      await sayGenders(tx, booking, input.passengers);
      await settlePromoOfPhone(tx, booking, contact.phone);
    });
  };
