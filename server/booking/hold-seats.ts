import { randomUUID } from 'node:crypto';
import { type Actor, buyerOf } from '@poth/domain/identity/actor.ts';
import { holdSeatsCall } from '@poth/domain/booking/api.ts';
import { holdUntil, webSaleClosesAt } from '@poth/domain/booking/hold.ts';
import { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { isBeingPaid, takenSeats, takeSeats } from '../seating/store.ts';
import { findHold, takeHoldNumber, takeTurn } from './hold-store.ts';
import { readBooking, readSale, renewContents, type BookingRow, type Sale } from './store.ts';
import { limitUnpaid } from './limit-unpaid.ts';

type Hold = Pick<BookingRow, 'tripId' | 'bookingId' | 'heldUntil' | 'extended' | 'seats'>;

const openHold = async (
  tx: Tx,
  deps: Deps,
  buyerId: string,
  input: HoldSeatsInput,
  sale: Sale,
  now: Date,
): Promise<Hold> => {
  const { tripId, fromStopNo, toStopNo, language } = input;
  const [boardingCounterId, droppingCounterId] = [sale.boardingCounterIds[0], sale.droppingCounterIds[0]];
  if (!boardingCounterId || !droppingCounterId) throw new Problem('trip-not-on-sale');
  const settings = deps.settings();
  const hold: Hold = {
    tripId,
    bookingId: randomUUID(),
    heldUntil: holdUntil(now, settings),
    extended: false,
    seats: [],
  };
  if (!(await takeHoldNumber(tx, buyerId, hold, hold.heldUntil, settings.holdsPerBrowser)))
    throw new Problem('too-many-holds', { limit: settings.holdsPerBrowser });
  await tx
    .insertInto('booking')
    .values({
      tripId,
      bookingId: hold.bookingId,
      buyerId,
      operatorId: sale.operatorId,
      state: 'held',
      fromStopNo,
      toStopNo,
      heldUntil: hold.heldUntil,
      language,
      boardingCounterId,
      droppingCounterId,
      refundPolicy: JSON.stringify(sale.refundPolicy),
      chargePerSeatPaisa: settings.serviceChargePerSeat,
    })
    .execute();
  await recordMove(tx, {
    tripId,
    subject: 'booking',
    subjectId: hold.bookingId,
    event: 'hold',
    from: null,
    to: 'held',
    by: buyerId,
  });
  return hold;
};

/** Locks the buyer's live hold on this journey, if there is one; one whose payment is under way does not change. */
const growingHold = async (tx: Tx, actor: Actor, input: HoldSeatsInput): Promise<Hold | undefined> => {
  await takeTurn(tx, buyerOf(actor), { tripId: input.tripId, bookingId: randomUUID() });
  const bookingId = await findHold(tx, actor, input, 'locked');
  const found = bookingId ? await readBooking(tx, { tripId: input.tripId, bookingId }) : undefined;
  if (found && (await isBeingPaid(tx, found))) throw new Problem('booking-closed');
  return found;
};

/**
 * Holds seats for a buyer from the moment they are tapped: so many minutes from the first seat of the journey;
 * later taps join the same hold. All of the seats or none. Web sale of a stop ends so many minutes before that stop's own
 * departure, whatever stops the coach has left.
 */
export const holdSeats = call(
  {
    gate: 'everybody',
    input: HoldSeatsInput,
    problems: problemsIn(holdSeatsCall.responses),
  },
  async function holdSeats({ deps, actor }, input): Promise<BookingRow> {
    const buyerId = buyerOf(actor);
    const { tripId } = input;
    const settings = deps.settings();
    const answer = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: buyerId, key: input.key, input }, async () => {
        const now = await databaseNow(tx);
        const sale = await readSale(tx, input);
        if (!sale?.onSale) throw new Problem('trip-not-on-sale');
        if (webSaleClosesAt(sale.departsAt, settings) <= now) throw new Problem('sale-closed');
        const plan = new Set(seatsOf(sale.layout));
        const unknown = input.seatNos.filter((seatNo) => !plan.has(seatNo));
        if (unknown.length > 0) throw new Problem('seat-unknown', { seats: unknown });

        const growing = await growingHold(tx, actor, input);
        const had = new Set(growing?.seats.map((seat) => seat.seatNo));
        const seatNos = [...new Set(input.seatNos)].filter((seatNo) => !had.has(seatNo)).sort();
        if (had.size + seatNos.length > settings.seatsPerBooking)
          throw new Problem('too-many-seats', { limit: settings.seatsPerBooking });
        if (growing && seatNos.length === 0) return { bookingId: growing.bookingId };

        const claim = { tripId, seatNos, legNos: legsOf(input) };
        // In a rush nearly everybody asks for what is gone: they learn it before anything is written for them.
        const gone = await takenSeats(tx, claim, growing?.bookingId ?? null);
        if (gone.length > 0) throw new Problem('seat-taken', { seats: gone });
        const hold = growing ?? (await openHold(tx, deps, buyerId, input, sale, now));
        await limitUnpaid(tx, deps, actor, hold, had.size + seatNos.length);
        const taken = await takeSeats(tx, claim, hold.bookingId, hold.heldUntil);
        if (taken !== seatNos.length * claim.legNos.length) {
          const lost = await takenSeats(tx, claim, hold.bookingId);
          // Nobody has them: the hold ended while its row was waited for, or they were let go since.
          throw lost.length > 0 ? new Problem('seat-taken', { seats: lost }) : new TryAgain();
        }
        await tx
          .insertInto('bookingSeat')
          .values(
            seatNos.map((seatNo) => ({
              tripId,
              bookingId: hold.bookingId,
              seatNo,
              farePaisa: fareOfSeat(sale, sale, seatNo),
            })),
          )
          .execute();
        await renewContents(tx, hold);
        return { bookingId: hold.bookingId };
      }),
    );
    deps.seatWatch.changed(tripId);
    const booking = await readBooking(deps.db, { tripId, bookingId: answer.bookingId });
    if (!booking) throw new Problem('not-found');
    return booking;
  },
);
