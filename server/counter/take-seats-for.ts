import { randomUUID } from 'node:crypto';
import type { Contact } from '@poth/domain/booking/booking.ts';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { CustomerInput } from '@poth/domain/counter/input.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { sum } from '@poth/domain/money.ts';
import { Problem, type ProblemCode } from '@poth/domain/problem.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { givePnr } from '../booking/give-pnr.ts';
import { saveGenders } from '../booking/save-genders.ts';
import { type BookingRow, readBooking, type Sale } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { takenSeats, takeSeats } from '../seating/store.ts';
import { refuseWomensSeats } from '../seating/womens-seats.ts';
import { addCounterHold, addHeldSeats } from './hold-store.ts';
import { freeKeptSeats } from './kept-store.ts';
import type { AtTill } from './open-till.ts';
import { choosePoints } from './read-customer.ts';

/** Problems of taking seats at a counter, whether they are sold or kept for a caller. */
export const takingProblems = [
  'invalid-input', // by field
  'not-found',
  'no-shift',
  'trip-not-on-sale',
  'sale-not-open', // with the time of the opening
  'coach-left',
  'seat-unknown',
  'too-many-seats',
  'women-only-seat',
  'seat-taken', // with the seats
  'key-reused',
] as const satisfies ProblemCode[];

type Customer = {
  input: CustomerInput;
  contact: Contact;
  channel: Exclude<Channel, 'web'>;
  heldUntil: Date;
  limits: Settings;
};

/** Reads the requested seats, each once. Problems: seat-unknown, too-many-seats. */
const readSeatNos = (sale: Sale, { seatNos: asked }: CustomerInput, limits: Settings): string[] => {
  const seatNos = [...new Set(asked)].sort();
  const plan = new Set(seatsOf(sale.layout));
  const unknown = seatNos.filter((seatNo) => !plan.has(seatNo));
  if (unknown.length > 0) throw new Problem('seat-unknown', { seats: unknown });
  if (seatNos.length > limits.seatsPerCounterSale)
    throw new Problem('too-many-seats', { limit: limits.seatsPerCounterSale });
  return seatNos;
};

/**
 * Takes seats of a journey for a customer at a counter or on the phone, as a booking in state held with its PNR, by the
 * same statement that takes them for a buyer on the web: all of them or none. Seats kept for the counters may be taken
 * too. No browser owns the booking. The web's limits per booking and per number do not apply: a group books under its
 * leader's number. Its paid seats count for that number on the web, as ever. Problems: seat-unknown, too-many-seats,
 * women-only-seat, seat-taken, invalid-input (points).
 */
export const takeSeatsFor = async (
  tx: Tx,
  seller: AtTill,
  sale: Sale,
  { input, contact, channel, heldUntil, limits }: Customer,
): Promise<BookingRow> => {
  const { tripId, fromStopNo, toStopNo } = input;
  const seatNos = readSeatNos(sale, input, limits);
  const points = choosePoints(sale, input, seller.till.counterId);
  const ref = { tripId, bookingId: timeOrderedId() };
  const claim = { tripId, seatNos, legNos: legsOf(input) };
  await freeKeptSeats(tx, claim);
  const gone = await takenSeats(tx, claim, null);
  if (gone.length > 0) throw new Problem('seat-taken', { seats: gone });

  const passengers = seatNos.map((seatNo) => {
    const typed = input.passengers.find((passenger) => passenger.seatNo === seatNo);
    return {
      seatNo,
      passengerName: typed?.name.trim().replace(/\s+/g, ' ') || contact.name,
      passengerKind: typed?.kind ?? ('adult' as const),
      passengerGender: typed?.gender ?? null,
    };
  });
  await refuseWomensSeats(tx, { ...input, ...ref, seats: passengers });
  await addCounterHold(tx, {
    ...ref,
    ...points,
    buyerId: randomUUID(),
    operatorId: sale.operatorId,
    pnr: await givePnr(tx, ref),
    channel,
    soldBy: seller.userId,
    fromStopNo,
    toStopNo,
    heldUntil,
    contactName: contact.name,
    contactPhone: contact.phone,
    language: input.language,
    farePaisa: sum(seatNos.map((seatNo) => fareOfSeat(sale, sale, seatNo))),
    refundPolicy: sale.refundPolicy,
  });
  await recordMove(tx, {
    tripId,
    subject: 'booking',
    subjectId: ref.bookingId,
    event: 'hold',
    from: null,
    to: 'held',
    by: seller.by,
    detail: { channel, counterId: seller.till.counterId },
  });
  const taken = await takeSeats(tx, claim, ref.bookingId, heldUntil);
  if (taken !== seatNos.length * claim.legNos.length)
    throw new Problem('seat-taken', { seats: await takenSeats(tx, claim, ref.bookingId) });
  const seats = passengers.map(({ seatNo, passengerName, passengerKind }) => ({
    seatNo,
    passengerName,
    passengerKind,
    farePaisa: fareOfSeat(sale, sale, seatNo),
  }));
  await addHeldSeats(tx, ref, seats);
  const booking = await readBooking(tx, ref, 'locked');
  if (!booking) throw new Error(`booking ${ref.bookingId} was not written`);
  await saveGenders(tx, booking, input.passengers);
  return booking;
};
