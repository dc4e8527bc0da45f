import type { Booking } from '@poth/domain/booking/booking.ts';
import type { SeatMark, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { isId } from '../shell/address-id.ts';

/** Seats that this buyer holds on the journey of a map. */
export type OwnHold = {
  bookingId: string;
  seats: readonly { seatNo: SeatNo; farePaisa: Paisa }[];
  /** Service charge of a seat, as it was when the first one was taken; null where none was recorded. */
  serviceChargePaisa: Paisa | null;
  /** The end of the hold, in milliseconds. */
  heldUntil: number;
  boardingCounterId: string;
  droppingCounterId: string;
};

/** State of a map at one moment, as it crosses the wire: always the whole of it, never a change. */
export type SeatingState = {
  seats: Readonly<Record<SeatNo, SeatView>>;
  /** Marks of seats. */
  marks: Readonly<Record<SeatNo, SeatMark>>;
  hold: OwnHold | null;
  /** Moment of this state, in milliseconds. */
  at: number;
};

/** Pace at which a map is told its state: null at every change, else it asks again after that many seconds. */
export type Pace = { everySeconds: number | null };

/** Returns a buyer's hold as a map shows it. */
export const ownHoldOf = (booking: Booking & { chargePerSeatPaisa: Paisa | null }): OwnHold => ({
  bookingId: booking.bookingId,
  seats: booking.seats.map(({ seatNo, farePaisa }) => ({ seatNo, farePaisa })),
  serviceChargePaisa: booking.chargePerSeatPaisa,
  heldUntil: booking.heldUntil.getTime(),
  boardingCounterId: booking.boardingCounterId,
  droppingCounterId: booking.droppingCounterId,
});

/** Returns the map without a hold whose time is over, until the server tells its state. */
export const withoutHold = (state: SeatingState): SeatingState => {
  if (!state.hold) return state;
  const seats = { ...state.seats };
  for (const { seatNo } of state.hold.seats) seats[seatNo] = 'available';
  return { ...state, seats, hold: null, at: Math.max(state.at, state.hold.heldUntil) };
};

/** Formats the stops of a journey as the parameter `leg` of addresses has them: 0-3. */
export const formatLeg = ({ fromStopNo, toStopNo }: Omit<Journey, 'tripId'>): string =>
  `${fromStopNo}-${toStopNo}`;

/** Reads a journey from an address; undefined when the address names none. */
export const readJourney = (tripId: string | null, leg: string | null): Journey | undefined => {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(leg ?? '') ?? [];
  const journey = { tripId: tripId ?? '', fromStopNo: Number(from), toStopNo: Number(to) };
  return isId(journey.tripId) && journey.fromStopNo < journey.toStopNo ? journey : undefined;
};
