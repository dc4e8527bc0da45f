import { z } from 'zod';
import { busNumberOf, classOfCoach } from '../add-bus/add-bus.ts';
import type { ImageFault } from './picture.ts';
import { type Amenity, amenities, type CoachClass, type CoachType, coachTypes } from './coach.ts';
import { Bytes } from '../bytes.ts';
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
  | 'bus-number-missing'
  | 'bus-number-long'
  | 'bus-number-wrong'
  | 'bus-number-taken'
  | 'bus-name-long'
  | 'coach-type-missing'
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

/** Reads a coach; layout: of the plan that was chosen, or that it has. companyNames: a name that is only these is none of its own. */
export const readCoach = (
  typed: CoachTyped,
  layout: SeatLayout | undefined,
  companyNames: readonly string[],
): { coach: Coach } | { faults: CoachFaults } => {
  const faults: CoachFaults = {};
  const coachNumber = busNumberOf(typed.coachNumber);
  const busName = typed.busName.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (!coachNumber) faults.coachNumber = 'bus-number-missing';
  else if (coachNumber.length > 20) faults.coachNumber = 'bus-number-long';
  else if (!/^[\p{L}\p{M}\d][\p{L}\p{M}\d /-]*$/u.test(coachNumber)) faults.coachNumber = 'bus-number-wrong';
  if ([...busName].length > 60) faults.busName = 'bus-name-long';
  const coachType = coachTypes.find((type) => type === typed.coachType);
  if (!coachType) faults.coachType = 'coach-type-missing';
  if (!layout) faults.seatPlan = typed.seatPlan ? 'seat-plan-unknown' : 'seat-plan-missing';
  if (!coachType || !layout || Object.keys(faults).length > 0) return { faults };
  return {
    coach: {
      coachId: typed.coachId,
      coachNumber,
      busName: !busName || companyNames.includes(busName) ? null : busName,
      coachType,
      coachClass: classOfCoach(layout, coachType),
      layout,
      facilities: (Object.keys(amenities) as Amenity[]).filter((amenity) =>
        typed.facilities.includes(amenity),
      ),
    },
  };
};
