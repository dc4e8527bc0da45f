import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Counter, ShownOperator } from '../operator/operator.ts';
import type { RefundPolicy } from '../refund/policy.ts';
import type { RatingSums } from './average.ts';
import type { Measures } from './measures.ts';
import type { ShownRating } from './rating.ts';

/** Number of newest ratings on the page of a company. */
export const shownRatings = 10;

/** Route of a company. slug: for its route page, null where no company sells that route now. */
export type CompanyRoute = {
  routeId: string;
  name: Bilingual;
  places: readonly Bilingual[];
  slug: string | null;
};

/** Counter of a company with its place. */
export type CompanyCounter = Counter & { place: Bilingual };

/** Public page of a company that sells. */
export type CompanyView = {
  operator: ShownOperator;
  sums: RatingSums;
  newest: readonly ShownRating[];
  measures: Measures | undefined;
  routes: readonly CompanyRoute[];
  counters: readonly CompanyCounter[];
  coaches: readonly { coachType: CoachType; coachClass: CoachClass; count: number }[];
  refundPolicy: RefundPolicy;
};
