import { z } from 'zod';
import type { ImageFault } from './picture.ts';
import type { Amenity, CoachClass, CoachType } from './coach.ts';
import { Bytes } from '../bytes.ts';
import { classOfCoach } from './coach-class.ts';
import { type CoachFieldFault, ownNameOf, readCoachFields } from './coach-fields.ts';
import type { SeatLayout } from './seat-layout.ts';

export const ListCoachesInput = z.strictObject({ page: z.int().min(1).max(10_000).default(1) }).prefault({});

export const CoachRef = z.strictObject({ coachId: z.uuid() });

const Text = z.string().max(300);

/** A coach as its owner typed it. coachId: drawn by the form. */
export const CoachTyped = z.strictObject({
  coachId: z.uuid(),
  coachNumber: Text,
  busName: Text,
  coachType: Text,
  /** A template's name or the id of one of the company's own plans; '' for the plan that it has. */
  seatPlan: Text,
  facilities: z.array(Text).max(30),
});
export type CoachTyped = z.infer<typeof CoachTyped>;

export const SaveCoachInput = z.strictObject({
  ...CoachTyped.shape,
  image: Bytes.nullable().default(null),
});

export type CoachFault =
  | CoachFieldFault
  | 'bus-number-taken'
  | 'seat-plan-missing'
  | 'seat-plan-unknown'
  | ImageFault;
export type CoachFaults = Partial<Record<keyof CoachTyped | 'image', CoachFault>>;

/** A coach as it is kept. */
export type Coach = {
  coachId: string;
  coachNumber: string;
  busName: string | null;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  facilities: Amenity[];
};

/**
 * Reads a coach; layout: of the plan that was chosen, or that it has. companyNames: a name that is only these is none
 * of its own.
 */
export const readCoach = (
  typed: CoachTyped,
  layout: SeatLayout | undefined,
  companyNames: readonly string[],
): { coach: Coach } | { faults: CoachFaults } => {
  const { faults: wrong, coachNumber, busName, coachType, facilities } = readCoachFields(typed);
  const faults: CoachFaults = wrong;
  if (!layout) faults.seatPlan = typed.seatPlan ? 'seat-plan-unknown' : 'seat-plan-missing';
  if (!coachType || !layout || Object.keys(faults).length > 0) return { faults };
  return {
    coach: {
      coachId: typed.coachId,
      coachNumber,
      busName: ownNameOf(busName, companyNames),
      coachType,
      coachClass: classOfCoach(layout, coachType),
      layout,
      facilities,
    },
  };
};
