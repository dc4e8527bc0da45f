import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { TripState } from '../trip/lifecycle.ts';
import type { OperatorState } from './lifecycle.ts';

export type FleetCoach = {
  coachId: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  seatCount: number;
  /** Its picture among the objects, which is its address too. */
  imageKey: string | null;
};

export type FleetTrip = {
  tripId: string;
  state: TripState;
  /** As it is expected now, the delay counted in. */
  departsAt: Date;
  delayMinutes: number;
  routeName: Bilingual;
  coachNumber: string;
  seatCount: number;
  /** Seats that are sold on any leg, and seats that are free on every one. */
  seatsSold: number;
  seatsLeft: number;
};

export type Fleet = {
  name: Bilingual;
  state: OperatorState;
  coaches: FleetCoach[];
  /** The next to leave first. */
  trips: FleetTrip[];
  page: number;
  /** Whether trips follow after this page. */
  more: boolean;
};
