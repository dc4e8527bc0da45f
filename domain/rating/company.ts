import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Counter, ShownOperator } from '../operator/operator.ts';
import type { RefundPolicy } from '../refund/policy.ts';
import type { RatingSums } from './average.ts';
import type { Measures } from './measures.ts';
import type { ShownRating } from './rating.ts';

/** Ratings that the page of a company shows, the newest. */
export const shownRatings = 10;

/** Route of a company; slug: of the page of its road, null where nobody sells it now. */
export type CompanyRoute = {
  routeId: string;
  name: Bilingual;
  places: readonly Bilingual[];
  slug: string | null;
};

/** Counter of a company with its place. */
export type CompanyCounter = Counter & { place: Bilingual };

/** Page of a company that sells, for everybody. */
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
