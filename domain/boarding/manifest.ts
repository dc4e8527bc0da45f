import type { PassengerGender, PassengerKind } from '../booking/booking.ts';
import type { Channel } from '../booking/channel.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TripState } from '../trip/lifecycle.ts';
import type { BoardingFlag } from './boarding.ts';

/** Trip in the list of a day, with its numbers of tickets sold and boarded. */
export type ManifestTrip = {
  tripId: string;
  state: TripState;
  routeName: Bilingual;
  coachNumber: string;
  /** Expected departure, the delay included. */
  departsAt: Date;
  /** True if it was marked as left, or should have left over an hour ago. */
  hasLeft: boolean;
  delayMinutes: number;
  seatCount: number;
  /** Tickets that are not void, and how many of them are in each state. */
  sold: number;
  boarded: number;
  missed: number;
};

/** States of a passenger; kept: for a caller who has not paid. */
export const riderStates = {
  issued: { en: 'Not aboard', bn: 'ওঠেননি' },
  boarded: { en: 'Aboard', bn: 'উঠেছেন' },
  'no-show': { en: 'Did not come', bn: 'আসেননি' },
  kept: { en: 'Kept, not paid', bn: 'রাখা, টাকা বাকি' },
} as const satisfies Record<string, Bilingual>;
export type RiderState = keyof typeof riderStates;

/** A line of the passenger list. */
export type ManifestRow = {
  seatNo: SeatNo;
  name: string;
  phone: string | null;
  kind: PassengerKind;
  gender: PassengerGender | null;
  fromStopNo: number;
  from: Bilingual;
  to: Bilingual;
  boarding: Bilingual;
  dropping: Bilingual;
  pnr: string;
  state: RiderState;
  channel: Channel;
  /** Amounts paid and due for this seat; null for readers who may not see money. */
  paidPaisa: Paisa | null;
  duePaisa: Paisa | null;
};

/** The passenger list of a trip, by boarding stop and seat. */
export type Manifest = {
  tripId: string;
  state: TripState;
  operator: Bilingual;
  routeName: Bilingual;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  /** Expected departure from the first stop, the delay included. */
  departsAt: Date;
  delayMinutes: number;
  supervisorPhone: string | null;
  /** Boarding stops with their expected times. */
  stops: readonly { stopNo: number; place: Bilingual; at: Date }[];
  lastStopNo: number;
  rows: readonly ManifestRow[];
  flags: readonly BoardingFlag[];
  seesMoney: boolean;
};
