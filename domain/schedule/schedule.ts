import type { DhakaDate } from '../dhaka.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { CoachClash } from './coach-clash.ts';
import type { PlannedRun } from './preview.ts';

export type CoachToRun = {
  coachId: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  classes: CoachClass[];
  seatCount: number;
};

export type ListedSchedule = {
  scheduleId: string;
  route: Bilingual;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  departureMinute: number;
  weekdays: number;
  validFrom: DhakaDate | null;
  validUntil: DhakaDate | null;
  /** The next dates on which it runs. */
  nextDates: DhakaDate[];
  state: 'running' | 'over' | 'retired';
  changed: boolean;
  published: number;
  /** Pairs of stops that are not sold because they have no fare. */
  unpriced: number;
};

export type PublishedTrip = {
  tripId: string;
  serviceDate: DhakaDate;
  departsAt: Date;
  cancelled: boolean;
  seatsSold: number;
};

export type Run = PlannedRun & {
  /** The trip that is already on sale and stays as it is; null where there is none. */
  published: PublishedTrip | null;
  /** Reason why the coach cannot run then. */
  clash: CoachClash | null;
};
