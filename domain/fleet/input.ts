import { z } from 'zod';
import { doorPlaces, driverSides } from './seat-layout.ts';

/** The id of a kept picture, the last part of its address. */
export const ImageId = z.uuid().lowercase();

/** The id of a plan of the operator's own. */
export const PlanRef = z.object({ planId: z.uuid() });

/** A plan as its operator typed or drew it; save-seat-plan reads name and text and says what is wrong. */
export const SaveSeatPlanInput = z.strictObject({
  ...PlanRef.shape,
  /** Version of the plan that was seen; 0 for a new one. */
  seenVersion: z.int32().min(0),
  name: z.string(),
  /** Rows as readPlanText reads them. */
  plan: z.string(),
  door: z.enum(doorPlaces).default('front'),
  driver: z.enum(driverSides).default('right'),
});

/** A page of plans, from 1 on. */
export const ListSeatPlansInput = z
  .strictObject({ page: z.int().min(1).max(10_000).default(1) })
  .prefault({});

export const ProtectWomenInput = z.strictObject({ protect: z.boolean() });
