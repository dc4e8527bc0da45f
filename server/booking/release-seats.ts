import { buyerOf } from '@poth/domain/identity/actor.ts';
import { releaseSeatsCall } from '@poth/domain/booking/api.ts';
import { ReleaseSeatsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import { call } from '../call.ts';
import { takeStep, type Write } from '../db/step.ts';
import { retrying, TryAgain } from '../db/transaction.ts';
import { giveBackPromisedUse } from '../promo/use-store.ts';
import { releaseSomeSeats } from '../seating/seat-steps-store.ts';
import { moveHoldEnds, unchangedBooking } from './booking-steps-store.ts';
import { deleteSeats, endHold, raiseContentsNoOfHold } from './hold-steps-store.ts';
import { rememberHold } from './known-sale.ts';
import { refusePartPaid, requireOwnHold } from './lock-own-hold.ts';
import { readOwnHold } from './own-hold-store.ts';
import type { BookingRow } from './store.ts';

/** Ends a hold whose last seat is released: its number and its promised discount are free again. */
const end = (booking: BookingRow, by: string, now: Date): Write[] => [
  endHold(booking),
  writeMoves([
    {
      tripId: booking.tripId,
      subject: 'booking',
      subjectId: booking.bookingId,
      event: 'expire',
      from: 'held',
      to: 'expired',
      by,
      detail: { released: true },
    },
  ]),
  giveBackPromisedUse(booking),
  ...moveHoldEnds(booking, now),
];

/**
 * Releases held seats before their time; releasing the last one ends the hold. Releasing a seat twice is no fault.
 * Returns the booking as it is then.
 */
export const releaseSeats = call(
  {
    gate: 'everybody',
    input: ReleaseSeatsInput,
    problems: problemsIn(releaseSeatsCall.responses),
  },
  async function releaseSeats({ deps, actor }, input): Promise<BookingRow> {
    const { tripId, bookingId, seatNos } = input;
    const left = await retrying(async () => {
      const facts = await readOwnHold(deps.db, input);
      const booking = requireOwnHold(facts?.booking, actor, facts?.now);
      if (!facts || facts.beingPaid) throw new Problem('booking-closed');
      refusePartPaid(booking);
      const seats = booking.seats.filter((seat) => !seatNos.includes(seat.seatNo));
      const isOver = seats.length === 0;
      const isTaken = await takeStep(deps.db, {
        guards: [unchangedBooking(booking, { live: true })],
        writes: [
          releaseSomeSeats({ tripId, seatNos, legNos: legsOf(booking) }, bookingId),
          deleteSeats(booking, seatNos),
          ...(isOver ? end(booking, buyerOf(actor), facts.now) : [raiseContentsNoOfHold(booking)]),
        ],
      });
      if (!isTaken) throw new TryAgain();
      const rest = {
        ...booking,
        seats,
        state: isOver ? ('expired' as const) : booking.state,
        contentsNo: booking.contentsNo + Number(booking.extended),
        version: booking.version + 1,
      };
      rememberHold(deps, rest, facts);
      return rest;
    });
    deps.seatWatch.changed(tripId);
    return left;
  },
);
