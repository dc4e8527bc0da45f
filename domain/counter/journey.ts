import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { Journey } from '../trip/trip.ts';
import type { Findable } from './find-journey.ts';

/** Journey of the agent's own operator, as a counter offers it. */
export type CounterJourney = Journey &
  Findable & {
    coachType: CoachType;
    coachClass: CoachClass;
    /** Lowest fare, where classes have different fares. */
    farePaisa: Paisa;
    severalFares: boolean;
    seatsLeft: number;
    seatCount: number;
  };

/** Place that coaches of the agent's own operator leave from. */
export type FromPlace = { placeId: string; name: Bilingual };
