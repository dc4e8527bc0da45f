import type { Visitor } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { type KeptPlace, readKeptPlaces } from './desk-store.ts';

/** One place as an admin edits it, retired or not. Problems: not-found. */
export const viewPlace =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_: Visitor, placeId: string): Promise<KeptPlace> => {
    const place = (await readKeptPlaces(db)).find((one) => one.placeId === placeId);
    if (!place) throw new Problem('not-found');
    return place;
  };
