import type { DhakaDate } from '../dhaka.ts';
import type { PlanChoice } from '../fleet/plan-choice.ts';
import type { Counter } from '../operator/operator.ts';
import type { Road } from '../schedule/road.ts';

export type BusForm = {
  today: DhakaDate;
  plans: PlanChoice[];
  counters: Counter[];
  roads: Road[];
  /** The number of a new counter for which none is typed. */
  counterPhone: string;
};
