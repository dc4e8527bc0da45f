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
  /** Key of its picture in the object storage, which is also its address. */
  imageKey: string | null;
};

export type FleetTrip = {
  tripId: string;
  state: TripState;
  /** Expected departure, with the delay. */
  departsAt: Date;
  delayMinutes: number;
  routeName: Bilingual;
  coachNumber: string;
  seatCount: number;
  /** Seats sold on at least one leg; seatsLeft: seats free on every leg. */
  seatsSold: number;
  seatsLeft: number;
};

export type Fleet = {
  name: Bilingual;
  state: OperatorState;
  coaches: FleetCoach[];
  /** Upcoming trips, the next to leave first. */
  trips: FleetTrip[];
  page: number;
  /** True while trips follow after this page. */
  more: boolean;
};
