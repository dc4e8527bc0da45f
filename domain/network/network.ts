import type { Bilingual } from '../language.ts';
import type { Counter } from '../operator/operator.ts';
import type { RouteStop } from './route-form.ts';

export type NetworkRoute = {
  routeId: string;
  name: Bilingual;
  from: Bilingual;
  to: Bilingual;
  /** The places between the ends. */
  via: Bilingual[];
  km: number;
  minutes: number;
  /** Schedules that are still to run. */
  schedules: number;
  retired: boolean;
};

export type PlannedStop = RouteStop & { name: Bilingual };

export type PlannedRoute = {
  routeId: string;
  name: Bilingual;
  version: number;
  retired: boolean;
  stops: PlannedStop[];
  /** Schedules on it that are still to run. */
  schedules: number;
  /** Its trips that are on sale from today on. */
  published: number;
  /** Counters on it that are retired. */
  retiredCounters: string[];
};

export type NetworkCounter = Counter & {
  place: Bilingual;
  retired: boolean;
  /** On how many routes that are running it is. */
  routes: number;
};
