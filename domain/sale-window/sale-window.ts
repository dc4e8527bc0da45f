import type { DhakaDate } from '../dhaka.ts';

/**
 * Moment from which the coaches of a service date are on sale. operatorId: of one operator; null: of all, none of which
 * may open earlier. A date without a window is on sale as soon as its trips are published.
 */
export type SaleWindow = { serviceDate: DhakaDate; operatorId: string | null; opensAt: Date };

/** Tells whether a sale is open. opensAt: the later of the windows of its date; null: it has none. */
export const isSaleOpen = (opensAt: Date | null, now: Date): boolean => opensAt === null || opensAt <= now;

/** Returns the opening that applies where all operators have one and the operator has its own: the later of the two. */
export const laterOpening = (forAll: Date | null, own: Date | null): Date | null =>
  forAll && own ? (forAll > own ? forAll : own) : (forAll ?? own);

/** Tells whether a change takes something off sale, at least for a time: sales under way are decided again then. */
export const opensLater = (was: Date | null, became: Date | null): boolean =>
  became !== null && (was === null || became > was);
