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
  /** Number of schedules that will still run. */
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
  /** Number of schedules on it that will still run. */
  schedules: number;
  /** Number of its trips that are on sale from today on. */
  published: number;
  /** Retired counters among its stops. */
  retiredCounters: string[];
};

export type NetworkCounter = Counter & {
  place: Bilingual;
  retired: boolean;
  /** Number of active routes that use it. */
  routes: number;
};
