import type { DhakaDate } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import type { TripState } from '../trip/lifecycle.ts';

export type WeekTrip = {
  tripId: string;
  runId: string;
  serviceDate: DhakaDate;
  state: TripState;
  coachNumber: string;
  /** Expected departure, with the delay. */
  departsAt: Date;
  /** Expected arrival at its last stop, with the delay. */
  arrivesAt: Date;
  delayMinutes: number;
  seatCount: number;
  seatsSold: number;
};

export type WeekRun = {
  runId: string;
  routeName: Bilingual;
  departureMinute: number;
  /** Coach that runs it on most of these days. */
  coachNumber: string;
  trips: WeekTrip[];
};

export type Week = {
  now: Date;
  today: DhakaDate;
  days: DhakaDate[];
  runs: WeekRun[];
  page: number;
  more: boolean;
};
