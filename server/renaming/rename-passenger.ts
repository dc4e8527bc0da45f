import { buyerOf } from '@poth/domain/identity/actor.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { RenamePassengerInput } from '@poth/domain/renaming/input.ts';
import { type NewPassenger, readNewPassenger } from '@poth/domain/renaming/read-new-passenger.ts';
import { canRename, refusesNewPassenger, renamingEndsAt } from '@poth/domain/renaming/renaming.ts';
import { asksGender } from '@poth/domain/seating/womens-seats.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import { takeKey, unchangedBooking } from '../booking/booking-steps-store.ts';
import { refuseWhileExchanged } from '../booking/exchange-claim-store.ts';
import { type BookingRow, readBooking, readSale, type Sale } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { hashOf, readEarlier } from '../db/once.ts';
import { takeStep } from '../db/step.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { retrying, TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type StepAnnouncement, toOwner, channelsTo, writeAnnouncements } from '../messaging/outbox.ts';
import { raiseSeats, unchangedSeats, unchangedTrip } from '../seating/seat-steps-store.ts';
import { lookAtWomensSeats } from '../seating/womens-seats.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { signTicket } from '../ticket/sign-ticket.ts';
import { unrenamedTicket, writeNewName } from './name-steps-store.ts';
import { type NamedSeat, readNamedSeats } from './store.ts';

type Wish = NewPassenger & { seatNo: string; gender: 'female' | 'male' | null };
type Open = { booking: BookingRow; seat: NamedSeat; sale: Sale; now: Date };

/** Reads the seat of a booking whose ticket is to get another name. Problems: not-found, rename-closed. */
const readOpenSeat = async (db: Deps['db'], booking: BookingRow, seatNo: string): Promise<Open> => {
  const seat = (await readNamedSeats(db, booking)).find((one) => one.seatNo === seatNo);
  if (!seat) throw new Problem('not-found');
  const sale = await readSale(db, booking);
  const now = await databaseNow(db);
  const isOpen =
    sale &&
    canRename(
      {
        isConfirmed: booking.state === 'confirmed' && booking.contact !== null,
        cancelled: sale.cancelled,
        isOnTheRoad: sale.isOnTheRoad,
        departsAt: addMinutes(sale.departsAt, sale.delayMinutes),
      },
      now,
    );
  if (!isOpen || seat.ticketState !== 'issued' || seat.renamedAt) throw new Problem('rename-closed');
  return { booking, seat, sale, now };
};

/**
 * Checks who may sit in the seat now, and notes the versions of it and of the seats beside it. Returns the gender to keep
 * of the new passenger, and those versions. Problems: women-only-seat (with the seat).
 */
const lookAtSeat = async (db: Deps['db'], { booking, seat, sale }: Open, wish: Wish) => {
  const { seatNo, passengerGender: was } = seat;
  const { layout, protectsWomenAlone } = sale;
  const rule = { layout, protectsWomenAlone };
  const gender = asksGender(rule) ? wish.gender : null;
  const seats = [{ seatNo, passengerGender: gender }];
  const { refused, seen } = await lookAtWomensSeats(db, rule, { ...booking, seats });
  if (refused.length > 0 && refusesNewPassenger(rule, seatNo, was, gender))
    throw new Problem('women-only-seat', { seats: refused });
  return { gender, seen };
};

/** Announces the new name to the buyer of the ticket, and to the new passenger's phone number where it differs. */
const toldOf = ({ bookingId, contact }: BookingRow, { seatNo, phone }: Wish): StepAnnouncement[] => {
  const key = `${bookingId}:${seatNo}`;
  const told = { bookingId, seatNo };
  const given: StepAnnouncement[] =
    phone && phone !== contact?.phone
      ? [{ topic: 'ticket-given', dedupeKey: key, payload: { ...told, way: 'sms' } }]
      : [];
  return [...toOwner('passenger-renamed', key, told, channelsTo(contact)), ...given];
};

/** Writes the new name in one statement, whose guards check all that it was decided by; TryAgain where that has changed. */
const writeName = async (
  { db, ticketSigner }: Deps,
  open: Open,
  wish: Wish,
  request: { actor: string; key: string; requestHash: string },
): Promise<void> => {
  const { booking, seat, sale, now } = open;
  const { tripId, bookingId, fromStopNo, toStopNo } = booking;
  const { seatNo, ticketId, issueNo } = seat;
  const { name, phone } = wish;
  const { gender, seen } = await lookAtSeat(db, open, wish);
  const { departsAt, arrivesAt } = sale;
  const newTicketId = timeOrderedId();
  const claim = { tripId, seatNos: [seatNo], legNos: legsOf(booking) };
  const facts = { tripId, ticketId: newTicketId, seatNo, fromStopNo, toStopNo, issueNo: issueNo + 1 };
  const code = signTicket(ticketSigner, { ...facts, passengerName: name, departsAt, arrivesAt }, now);
  const move = {
    tripId,
    subject: 'ticket',
    by: request.actor,
    detail: { reason: 'another-name', seatNo },
  } as const;
  const isTaken = await takeStep(db, {
    guards: [
      unchangedBooking(booking),
      unrenamedTicket(tripId, ticketId, renamingEndsAt(addMinutes(departsAt, sale.delayMinutes))),
      unchangedTrip(claim, bookingId, sale.tripVersion),
      ...(seen.length > 0 ? [unchangedSeats(tripId, seen)] : []),
      takeKey({ tripId, ...request }, { seatNo }),
    ],
    writes: [
      ...writeNewName({
        tripId,
        bookingId,
        seatNo,
        ticketId,
        newTicketId,
        name,
        phone,
        gender,
        code,
        at: now,
      }),
      // A sale of the seat beside this one may have read who sits here: it is decided again.
      ...(seen.length > 0 ? [raiseSeats(claim)] : []),
      writeMoves([
        { ...move, subjectId: ticketId, event: 'void', from: 'issued', to: 'void' },
        { ...move, subjectId: newTicketId, event: 'issue', from: null, to: 'issued' },
      ]),
      writeAnnouncements(tripId, toldOf(booking, wish)),
    ],
  });
  if (!isTaken) throw new TryAgain();
};

/**
 * Puts another name on the ticket of a seat, once and until some hours before the coach leaves: the old code is void, the
 * buyer has the new one, and both phone numbers are told. The rules of who may sit in the seat are checked again, as when
 * it was sold.
 */
export const renamePassenger = call(
  {
    gate: 'everybody',
    input: RenamePassengerInput,
    problems: [
      'not-found', // also for callers who have not proved that the booking is theirs
      'invalid-input', // name, phone
      'rename-closed', // too late, aboard, cancelled, renamed before
      'being-exchanged', // the difference with another trip is being paid
      'women-only-seat', // with the seat
      'key-reused',
    ],
  },
  async function renamePassenger({ deps, actor }, input): Promise<{ seatNo: string }> {
    const { key, ...asked } = input;
    const { pnr, seatNo, gender } = asked;
    const ref = await findByPnr(deps.db, pnr);
    if (!ref) throw new Problem('not-found');
    const request = { actor: buyerOf(actor), key, requestHash: hashOf(asked) };
    await retrying(async () => {
      const booking = await readBooking(deps.db, ref);
      if (!booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
      const read = readNewPassenger(asked);
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      const earlier = await readEarlier(deps.db, { tripId: ref.tripId, ...request });
      if (earlier && earlier.requestHash !== request.requestHash) throw new Problem('key-reused');
      if (earlier) return;
      await refuseWhileExchanged(deps.db, booking);
      const open = await readOpenSeat(deps.db, booking, seatNo);
      await writeName(deps, open, { ...read.passenger, seatNo, gender }, request);
    });
    deps.seatWatch.changed(ref.tripId);
    return { seatNo };
  },
);
