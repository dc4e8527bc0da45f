import { z } from 'zod';
import { RowId } from '../row-id.ts';
import { doorPlaces, driverSides } from './seat-layout.ts';

/** Id of a stored picture, the last part of its address. */
export const ImageId = z.uuid().lowercase();

/** Id of a seat plan that belongs to the operator. */
export const PlanRef = z.object({ planId: RowId });

/** Plan as its operator typed or drew it; `saveSeatPlan` parses name and text and reports the faults. */
export const SaveSeatPlanInput = z.strictObject({
  ...PlanRef.shape,
  /** Version of the plan that the operator saw; 0 for a new one. */
  seenVersion: z.int32().min(0),
  name: z.string(),
  /** Rows in the format of `readPlanText`. */
  plan: z.string(),
  door: z.enum(doorPlaces).default('front'),
  driver: z.enum(driverSides).default('right'),
});

/** Page of seat plans, from 1. */
export const ListSeatPlansInput = z
  .strictObject({ page: z.int().min(1).max(10_000).default(1) })
  .prefault({});

export const ProtectWomenInput = z.strictObject({ protect: z.boolean() });
