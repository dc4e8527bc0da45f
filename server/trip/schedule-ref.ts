import type { Actor } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ScheduleRef } from '@poth/domain/route/input.ts';
import { operatorToPlan } from '../fleet/network-owner.ts';

/** The operator whose schedules this actor plans, and the schedule that is meant, whosever it is. Problems: sign-in-required, not-found. */
export const scheduleToPlan = (actor: Actor, input: unknown): { operatorId: string; scheduleId: string } => {
  const operatorId = operatorToPlan(actor);
  const { data } = ScheduleRef.safeParse(input);
  if (!data) throw new Problem('not-found');
  return { operatorId, scheduleId: data.scheduleId };
};
