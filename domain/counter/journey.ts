import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { Journey } from '../trip/trip.ts';
import type { Findable } from './find-journey.ts';

/** A coach of the own operator from one place to another, as a counter offers it. */
export type CounterJourney = Journey &
  Findable & {
    coachType: CoachType;
    coachClass: CoachClass;
    /** The lowest, where classes cost different. */
    farePaisa: Paisa;
    severalFares: boolean;
    seatsLeft: number;
    seatCount: number;
  };

/** A place that the own operator's coaches leave from. */
export type FromPlace = { placeId: string; name: Bilingual };
