import { sql } from 'kysely';
import { accountOf } from '@poth/domain/identity/actor.ts';
import { tidyName } from '@poth/domain/identity/sign-up-faults.ts';
import { enterDetailsCall } from '@poth/domain/booking/api.ts';
import type { BookedSeat, Contact } from '@poth/domain/booking/booking.ts';
import { readDetails } from '@poth/domain/booking/details.ts';
import { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import { settlePromoOfPhone } from '../promo/promise-discount.ts';
import { listUnderAccount } from '../ticket/account-store.ts';
import { givePnr } from './give-pnr.ts';
import { lockOwnHold } from './lock-own-hold.ts';
import { refuseWhilePaid } from './refuse-while-paid.ts';
import { sayGenders } from './say-genders.ts';
import { type BookingRow, renewContents } from './store.ts';

type Passenger = Pick<BookedSeat, 'seatNo' | 'passengerName' | 'passengerKind'>;

/** Reads the passenger of each seat of a booking; a name that was not typed is the contact's. */
const readPassengers = (
  { seats }: BookingRow,
  { passengers }: EnterDetailsInput,
  contact: Contact,
): Passenger[] =>
  seats.map(({ seatNo }) => {
    const typed = passengers.find((passenger) => passenger.seatNo === seatNo);
    return {
      seatNo,
      passengerName: (typed && tidyName(typed.name)) || contact.name,
      passengerKind: typed?.kind ?? 'adult',
    };
  });

/** Whether somebody else is to travel or to be called than was said before; language and mail address change nothing. */
const isOtherPeople = (booking: BookingRow, contact: Contact, passengers: readonly Passenger[]): boolean =>
  booking.contact?.name !== contact.name ||
  booking.contact.phone !== contact.phone ||
  booking.seats.some((seat, index) => {
    const { passengerName, passengerKind } = passengers[index] ?? {};
    return seat.passengerName !== passengerName || seat.passengerKind !== passengerKind;
  });

/**
 * Takes down who travels and whom to reach and gives the PNR: the step before paying. Who is signed in at this moment,
 * whoever held the seats before, makes the booking their account's, once; signing in or out later does not move it.
 * Names and number stand still while a payment is under way; after it, attempts from before pay for this booking no more.
 */
export const enterDetails = call(
  {
    gate: 'everybody',
    input: EnterDetailsInput,
    problems: problemsIn(enterDetailsCall.responses),
  },
  async function enterDetails({ deps, actor }, input): Promise<void> {
    const read = readDetails(input);
    if ('faults' in read) {
      const terms = input.termsAccepted ? {} : { terms: 'terms-not-accepted' };
      throw new Problem('invalid-input', { faults: { ...read.faults, ...terms } });
    }
    if (!input.termsAccepted) throw new Problem('terms-not-accepted');
    const { contact } = read;
    await transaction(deps.db, async (tx) => {
      const booking = await lockOwnHold(tx, actor, input, await databaseNow(tx));
      const { tripId, bookingId } = booking;
      const passengers = readPassengers(booking, input, contact);
      if (isOtherPeople(booking, contact, passengers)) {
        await refuseWhilePaid(tx, booking);
        await renewContents(tx, booking);
      }
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
          version: sql<number>`version + 1`,
        })
        .where('tripId', '=', tripId)
        .where('bookingId', '=', bookingId)
        .execute();
      for (const { seatNo, ...passenger } of passengers)
        await tx
          .updateTable('bookingSeat')
          .set(passenger)
          .where('tripId', '=', tripId)
          .where('bookingId', '=', bookingId)
          .where('seatNo', '=', seatNo)
          .execute();
      await sayGenders(tx, booking, input.passengers);
      await settlePromoOfPhone(tx, booking, contact.phone);
    });
  },
);
