import type { RatingSums } from '@poth/domain/rating/average.ts';
import type { Deps } from '../deps.ts';
import { memoizeForOneMinute } from '../memoize.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { readRatingSums } from './sums-store.ts';

/** Sums of the ratings of every company, by its id; at most a minute old, one statement for all. */
export const keptRatingSums = oncePerPortal(
  ({ db, now }: Pick<Deps, 'db' | 'now'>): (() => Promise<ReadonlyMap<string, RatingSums>>) =>
    memoizeForOneMinute(() => readRatingSums(db), now),
);
