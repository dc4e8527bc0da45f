import type { DhakaDate } from '../dhaka.ts';
import type { PlanChoice } from '../fleet/plan-choice.ts';
import type { Counter } from '../operator/operator.ts';
import type { Road } from '../schedule/road.ts';

export type BusForm = {
  today: DhakaDate;
  plans: PlanChoice[];
  counters: Counter[];
  roads: Road[];
  /** Phone number that a new counter gets when none is typed. */
  counterPhone: string;
};
