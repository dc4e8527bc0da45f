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
  /** Scan that marked the passenger as aboard. */
  boardedBy: string | null;
  boardedAt: Date | null;
};

/** Stop where passengers board, with its expected time. */
export type BoardingStop = {
  stopNo: number;
  place: Bilingual;
  at: Date;
  /** Departure of the coach from this stop; null: boarding is open. */
  closedAt: Date | null;
};

/** Scan for the staff to look into: a ticket used twice, or a cancelled one that was let in. */
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
  /** Expected departure from the first stop. */
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
  /** Moment of this snapshot, by the server's clock. */
  at: Date;
};

/** Most marks that a phone sends at once. */
export const marksAtOnce = 100;
