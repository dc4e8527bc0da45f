import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';

/** Choices for a change of a trip: the other coaches of the fleet, and counters of the operator at each stop. */
export type TripChoices = {
  coaches: {
    coachId: string;
    coachNumber: string;
    coachType: CoachType;
    coachClass: CoachClass;
    seatCount: number;
  }[];
  counters: { stopNo: number; counterId: string; name: Bilingual }[];
};
