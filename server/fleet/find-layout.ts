import { PlanRef } from '@poth/domain/fleet/input.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { isTemplateId } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Database, Tx } from '../db/database.ts';
import { readSeatPlan } from './store.ts';

/**
 * The layout that a coach of an operator copies when it is given a plan: a template by its name, or one of the
 * operator's own that is offered; undefined for any other.
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

/** Answers whether an operator has a plan of its own by this id, retired or not. */
export const hasSeatPlan = async (db: Database | Tx, operatorId: string, planId: string): Promise<boolean> =>
  PlanRef.safeParse({ planId }).success && (await readSeatPlan(db, { operatorId, planId })) !== undefined;
