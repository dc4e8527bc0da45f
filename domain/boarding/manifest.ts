import type { PassengerGender, PassengerKind } from '../booking/booking.ts';
import type { Channel } from '../booking/channel.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TripState } from '../trip/lifecycle.ts';
import type { BoardingFlag } from './boarding.ts';

/** A trip in the list of a day, with how far it is filled and boarded. */
export type ManifestTrip = {
  tripId: string;
  state: TripState;
  routeName: Bilingual;
  coachNumber: string;
  /** As it is expected now, the delay counted in. */
  departsAt: Date;
  delayMinutes: number;
  seatCount: number;
  /** Live tickets, and how they stand. */
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
  /** Amounts paid and still owed for this seat; null for readers who see no money. */
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
  /** From the first stop, as it is expected now, the delay counted in. */
  departsAt: Date;
  delayMinutes: number;
  supervisorPhone: string | null;
  /** Where passengers board, with the expected times. */
  stops: readonly { stopNo: number; place: Bilingual; at: Date }[];
  lastStopNo: number;
  rows: readonly ManifestRow[];
  flags: readonly BoardingFlag[];
  seesMoney: boolean;
};
