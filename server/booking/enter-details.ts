import { accountOf } from '@poth/domain/identity/actor.ts';
import { tidyName } from '@poth/domain/identity/person-name.ts';
import { enterDetailsCall } from '@poth/domain/booking/api.ts';
import type { BookedSeat, Contact } from '@poth/domain/booking/booking.ts';
import { readDetails } from '@poth/domain/booking/details.ts';
import { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { genderToStore } from '@poth/domain/seating/womens-seats.ts';
import { call } from '../call.ts';
import { tryRememberedFirst } from '../db/known-facts.ts';
import { type Guard, takeStep } from '../db/step.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import { unchangedCompany } from '../operator/company-steps-store.ts';
import { checkPromoForPhone } from '../promo/promise-discount.ts';
import { unchangedTrip } from '../seating/seat-steps-store.ts';
import { listUnderAccount } from '../ticket/account-store.ts';
import { unchangedBooking } from './booking-steps-store.ts';
import { givePnr } from './give-pnr.ts';
import { writeDetails, writePassengers } from './hold-steps-store.ts';
import { forgetHold, knownOwnHold, rememberHold } from './known-sale.ts';
import { refusePartPaid, requireOwnHold } from './lock-own-hold.ts';
import { type OwnHoldFacts, readOwnHold } from './own-hold-store.ts';
import { claimOf } from './seat-claim.ts';
import type { BookingRow, Sale } from './store.ts';

/** Reads the passenger of each seat of a booking; a name that was not typed is the contact's. */
const readPassengers = (
  { booking, womensRule }: OwnHoldFacts,
  { passengers }: EnterDetailsInput,
  contact: Contact,
): BookedSeat[] =>
  booking.seats.map((seat) => {
    const typed = passengers.find((passenger) => passenger.seatNo === seat.seatNo);
    return {
      ...seat,
      passengerName: (typed && tidyName(typed.name)) || contact.name,
      passengerKind: typed?.kind ?? 'adult',
      passengerGender: genderToStore(womensRule, seat, passengers),
    };
  });

/** Tells whether passengers or contact differ from those entered before; language and mail address do not count. */
const isOtherPeople = (booking: BookingRow, contact: Contact, seats: readonly BookedSeat[]): boolean =>
  booking.contact?.name !== contact.name ||
  booking.contact.phone !== contact.phone ||
  booking.seats.some((seat, index) => {
    const { passengerName, passengerKind, passengerGender } = seats[index] ?? {};
    return (
      seat.passengerName !== passengerName ||
      seat.passengerKind !== passengerKind ||
      seat.passengerGender !== passengerGender
    );
  });

/** Guards for the remembered rule of seats for women, which may have changed since. */
const asRemembered = (booking: BookingRow, sale: Sale): Guard[] => [
  unchangedCompany(booking.bookingId, sale),
  unchangedTrip(claimOf(booking), booking.bookingId, sale.tripVersion),
];

/**
 * Records passengers and contact and assigns the PNR: the step before paying. The account that is signed in at this
 * moment, whoever held the seats before, becomes the booking's, once; signing in or out later does not change it. Names
 * and number are fixed while a payment is under way; once they change after it, earlier attempts no longer pay for this
 * booking.
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
    const { db } = deps;
    let given: string | undefined;
    const step = async (facts: (OwnHoldFacts & { sale?: Sale }) | undefined): Promise<void> => {
      const booking = requireOwnHold(facts?.booking, actor, facts?.now);
      if (!facts) throw new Problem('not-found');
      const seats = readPassengers(facts, input, contact);
      const isOther = isOtherPeople(booking, contact, seats);
      if (isOther) refusePartPaid(booking);
      if (isOther && facts.beingPaid) throw new Problem('payment-open');

      const userId = booking.userId ?? accountOf(actor)?.userId ?? null;
      if (userId !== null) await listUnderAccount(db, userId, [booking]);
      if (facts.promised) await transaction(db, (tx) => checkPromoForPhone(tx, booking, contact.phone));
      const pnr = booking.pnr ?? (given ??= await givePnr(db, booking));
      const details = { pnr, userId, contact, language: input.language };
      const isTaken = await takeStep(db, {
        guards: [
          unchangedBooking(booking, { live: true }),
          ...(facts.sale ? asRemembered(booking, facts.sale) : []),
        ],
        writes: [writeDetails(booking, details, isOther), writePassengers(booking, seats)],
      });
      if (!isTaken) throw new TryAgain();
      const contentsNo = booking.contentsNo + Number(isOther && booking.extended);
      const left = { ...booking, ...details, seats, contentsNo, version: booking.version + 1 };
      rememberHold(deps, left, facts);
    };
    await tryRememberedFirst(
      {
        recall: () => knownOwnHold(deps, input),
        forget: () => forgetHold(deps, input.bookingId),
        read: () => readOwnHold(db, input),
      },
      step,
    );
  },
);
