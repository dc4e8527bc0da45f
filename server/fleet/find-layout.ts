import { PlanRef } from '@poth/domain/fleet/input.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { isTemplateId } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Database, Tx } from '../db/database.ts';
import { readSeatPlan } from './store.ts';

/**
 * Finds the layout that an operator's coach copies from a plan: a template by its name, or one of the operator's own
 * plans that is offered; undefined for any other.
 */
export const findLayout = async (
  db: Database | Tx,
  operatorId: string,
  planId: string,
): Promise<SeatLayout | undefined> => {
  if (isTemplateId(planId)) return seatLayouts[planId];
  if (!PlanRef.safeParse({ planId }).success) return undefined;
  const plan = await readSeatPlan(db, { operatorId, planId });
  return plan && !plan.retired ? plan.layout : undefined;
};

/** Tells whether an operator has a plan of its own with this id, retired or not. */
export const hasSeatPlan = async (db: Database | Tx, operatorId: string, planId: string): Promise<boolean> =>
  PlanRef.safeParse({ planId }).success && (await readSeatPlan(db, { operatorId, planId })) !== undefined;
