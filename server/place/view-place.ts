import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { type KeptPlace, readKeptPlaces } from './desk-store.ts';

/** One place as an admin edits it, retired or not. */
export const viewPlace = call(
  { gate: 'admin', input: z.custom<string>(), problems: ['not-found'] },
  async function viewPlace({ deps: { db } }, placeId): Promise<KeptPlace> {
    const place = (await readKeptPlaces(db)).find((one) => one.placeId === placeId);
    if (!place) throw new Problem('not-found');
    return place;
  },
);
