import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { SeatingContext } from './view-seating.ts';

/** Seats to hold. otherWay: the held direction beside which they are taken. */
type Wish = {
  seatNos: string[];
  key: string;
  language: Language;
  otherWay?: { tripId: string; bookingId: string } | undefined;
};

/** Holds seats of a journey for the buyer. Problems: those of booking.holdSeats. */
export const takeSeats = (
  { portal, actor }: SeatingContext,
  { tripId, fromStopNo, toStopNo }: Journey,
  { otherWay, ...wish }: Wish,
) =>
  portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo,
    toStopNo,
    ...wish,
    // The map of the first direction, opened again, is not beside itself.
    ...(otherWay && otherWay.tripId !== tripId && { otherWay }),
  });

/** Holds those of the seats that the buyer does not hold yet. Problems: those of booking.holdSeats. */
export const addSeats = async (asking: SeatingContext, journey: Journey, asked: Wish) => {
  const { seatNos, key, language, otherWay } = asked;
  const hold = await asking.portal.booking.viewHold(asking.actor, journey);
  const missing = seatNos.filter((seatNo) => !hold?.seats.some((seat) => seat.seatNo === seatNo)).sort();
  // A form that is sent again after a correction has the same drawn key: other seats are another request.
  const wish = { seatNos: missing, language, otherWay, key: `${key} ${missing.join(' ')}`.slice(0, 64) };
  return missing.length > 0 ? takeSeats(asking, journey, wish) : hold;
};

/** Releases those of the seats that the buyer holds. Problems: booking-closed. */
export const giveBackSeats = async (
  { portal, actor }: SeatingContext,
  journey: Journey,
  seatNos: readonly string[],
) => {
  const hold = await portal.booking.viewHold(actor, journey);
  const mine = seatNos.filter((seatNo) => hold?.seats.some((seat) => seat.seatNo === seatNo));
  if (!hold || mine.length === 0) return;
  await portal.booking.releaseSeats(actor, { tripId: hold.tripId, bookingId: hold.bookingId, seatNos: mine });
};

type SeatForm = {
  /** ticked: seats that are ticked. shownHeld: seats that the buyer held when the form was made. */
  ticked: string[];
  shownHeld: readonly string[];
  boardingCounterId: string;
  droppingCounterId: string;
  key: string;
  language: Language;
  otherWay?: Wish['otherWay'];
};

/**
 * Makes the hold match the form, seats and points, and returns its booking id. Problems: invalid-input (no seat, no
 * such point), those of booking.holdSeats and booking.choosePoints.
 */
export const applySeatForm = async (
  asking: SeatingContext,
  journey: Journey,
  form: SeatForm,
): Promise<string> => {
  const { ticked, boardingCounterId, droppingCounterId, key, language, otherWay } = form;
  if (ticked.length === 0) throw new Problem('invalid-input', { faults: { seat: 'missing' } });
  await giveBackSeats(
    asking,
    journey,
    form.shownHeld.filter((seatNo) => !ticked.includes(seatNo)),
  );
  const booking = await addSeats(asking, journey, { seatNos: ticked, key, language, otherWay });
  if (!booking) throw new Problem('hold-expired');
  const { tripId, bookingId } = booking;
  await asking.portal.booking.choosePoints(asking.actor, {
    tripId,
    bookingId,
    boardingCounterId,
    droppingCounterId,
  });
  return bookingId;
};
