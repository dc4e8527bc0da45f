import { PlaceIdTyped } from '@poth/domain/place/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { type KeptPlace, readAllPlaces } from './desk-store.ts';

/** Shows one place as an admin edits it, retired or not. */
export const viewPlace = call(
  { gate: 'admin', input: PlaceIdTyped, unreadable: 'not-found', problems: ['not-found'] },
  async function viewPlace({ deps: { db } }, placeId): Promise<KeptPlace> {
    const place = (await readAllPlaces(db)).find((one) => one.placeId === placeId);
    if (!place) throw new Problem('not-found');
    return place;
  },
);
