import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { CoachKind } from './corridors.ts';

type Kind = {
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  facilities: readonly Amenity[];
};

/** Kinds of coaches, with their seat plan and facilities. */
export const coachKinds: Readonly<Record<CoachKind, Kind>> = {
  plain: {
    coachType: 'non-ac',
    coachClass: 'economy',
    layout: seatLayouts['economy-36'],
    facilities: ['water', 'exit', 'extinguisher'],
  },
  cool: {
    coachType: 'ac',
    coachClass: 'economy',
    layout: seatLayouts['economy-36'],
    facilities: ['ac', 'water', 'charging', 'light', 'exit', 'extinguisher'],
  },
  business: {
    coachType: 'ac',
    coachClass: 'business',
    // Two seats side by side, and one alone by the window.
    layout: {
      ...seatLayouts['business-27'],
      marks: { A1: 'priority', G2: 'women', G3: 'women', H1: 'women' },
    },
    facilities: [
      'ac',
      'wifi',
      'blanket',
      'pillow',
      'water',
      'snacks',
      'charging',
      'light',
      'tv',
      'exit',
      'extinguisher',
    ],
  },
  sleeper: {
    coachType: 'ac',
    coachClass: 'sleeper',
    layout: seatLayouts['sleeper-30'],
    facilities: ['ac', 'wifi', 'blanket', 'pillow', 'water', 'charging', 'light', 'exit', 'extinguisher'],
  },
};
