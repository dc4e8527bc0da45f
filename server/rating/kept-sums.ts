import type { RatingSums } from '@poth/domain/rating/average.ts';
import type { Deps } from '../deps.ts';
import { memoizeForOneMinute } from '../memoize.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { readRatingSums } from './sums-store.ts';

/** Caches the rating sums of every company, by its id, for at most a minute; one statement reads all. */
export const cachedRatingSums = oncePerPortal(
  ({ db, now }: Pick<Deps, 'db' | 'now'>): (() => Promise<ReadonlyMap<string, RatingSums>>) =>
    memoizeForOneMinute(() => readRatingSums(db), now),
);
