import type { DhakaDate } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import type { TripState } from '../trip/lifecycle.ts';

export type WeekTrip = {
  tripId: string;
  runId: string;
  serviceDate: DhakaDate;
  state: TripState;
  coachNumber: string;
  /** As it is expected now, the delay counted in. */
  departsAt: Date;
  delayMinutes: number;
  seatCount: number;
  seatsSold: number;
};

export type WeekRun = {
  runId: string;
  routeName: Bilingual;
  departureMinute: number;
  /** The coach it has most of these days. */
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
