import type { PassengerGender, PassengerKind } from '../booking/booking.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';
import type { TicketState } from '../ticket/lifecycle.ts';
import type { TripState } from '../trip/lifecycle.ts';

/** A ticket of a trip as the people at its door need it; void ones too, so that they are refused without a network. */
export type BoardingRider = {
  ticketId: string;
  seatNo: SeatNo;
  issueNo: number;
  state: TicketState;
  name: string;
  kind: PassengerKind;
  gender: PassengerGender | null;
  phone: string | null;
  pnr: string;
  fromStopNo: number;
  toStopNo: number;
  boarding: Bilingual;
  dropping: Bilingual;
  /** The scan that brought it aboard. */
  boardedBy: string | null;
  boardedAt: Date | null;
};

/** A stop where passengers board, by the times that are expected now. */
export type BoardingStop = {
  stopNo: number;
  place: Bilingual;
  at: Date;
  /** Moment at which the coach left it; null: boarding is open. */
  closedAt: Date | null;
};

/** A scan that should not have been: a ticket used twice, or a cancelled one that was let in. */
export type BoardingFlag = {
  scanId: string;
  ticketId: string;
  seatNo: SeatNo;
  name: string;
  verdict: 'second-use' | 'void';
  at: Date;
  by: string;
  /** First use of the ticket. */
  first: { at: Date; by: string } | null;
};

/** A public key that tickets may have been signed with; key: 32 bytes in hex. */
export type TicketPublicKey = { keyId: string; key: string };

/** List that lets a conductor's phone work without a network. */
export type BoardingList = {
  tripId: string;
  state: TripState;
  routeName: Bilingual;
  coachNumber: string;
  supervisorPhone: string | null;
  delayMinutes: number;
  /** From the first stop, as it is expected now. */
  departsAt: Date;
  /** Moment from which passengers are let in. */
  opensAt: Date;
  /** Stops in the order of travel, without the last one: nobody boards there. */
  stops: readonly BoardingStop[];
  /** Every stop's place, the last one's too. */
  places: readonly Bilingual[];
  riders: readonly BoardingRider[];
  flags: readonly BoardingFlag[];
  keys: readonly TicketPublicKey[];
  /** By the server's clock, when this was true. */
  at: Date;
};

/** Most marks that a phone sends at once. */
export const marksAtOnce = 100;
