import { z } from 'zod';
import { doorPlaces, driverSides } from './seat-layout.ts';

const PlanRef = z.strictObject({ planId: z.uuid() });

/** A plan as its operator typed or drew it; save-seat-plan reads name and text and says what is wrong. */
export const SaveSeatPlanInput = z.strictObject({
  ...PlanRef.shape,
  /** Which change of the plan was seen; 0 for a new one. */
  seenVersion: z.int32().min(0),
  name: z.string(),
  /** Rows as readPlanText reads them. */
  plan: z.string(),
  door: z.enum(doorPlaces).default('front'),
  driver: z.enum(driverSides).default('right'),
});
export type SaveSeatPlanInput = z.input<typeof SaveSeatPlanInput>;

export const ViewSeatPlanInput = PlanRef;
export type ViewSeatPlanInput = z.infer<typeof ViewSeatPlanInput>;

export const RetireSeatPlanInput = PlanRef;
export type RetireSeatPlanInput = z.infer<typeof RetireSeatPlanInput>;

/** So many plans at once, from page 1 on. */
export const ListSeatPlansInput = z.strictObject({ page: z.int().min(1).max(10_000).default(1) });
export type ListSeatPlansInput = z.input<typeof ListSeatPlansInput>;

export const ProtectWomenInput = z.strictObject({ protect: z.boolean() });
export type ProtectWomenInput = z.infer<typeof ProtectWomenInput>;
