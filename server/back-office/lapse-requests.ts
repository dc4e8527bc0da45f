import type { Deps } from '../deps.ts';
import { lapse } from './request-store.ts';

/** Lapses requests that no second admin decided in time; returns how many. */
export const lapseRequests =
  ({ db }: Pick<Deps, 'db'>) =>
  (): Promise<number> =>
    lapse(db, 100);
