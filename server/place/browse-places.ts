import { suggestPlaces } from '@poth/domain/place/find-place.ts';
import { BrowsePlacesInput } from '@poth/domain/place/input.ts';
import { pageOfList } from '@poth/domain/page-of-list.ts';
import { call } from '../call.ts';
import { type KeptPlace, readAllPlaces } from './desk-store.ts';

export type PlacesPage = { places: readonly KeptPlace[]; total: number; page: number; pages: number };

const perPage = 40;

/** Lists every place for an admin, forty to a page; words: searched like a traveller's, best match first. */
export const browsePlaces = call(
  { gate: 'admin', input: BrowsePlacesInput },
  async function browsePlaces({ deps: { db } }, { words, page: asked }): Promise<PlacesPage> {
    const all = await readAllPlaces(db);
    const found = words.trim() ? suggestPlaces(all, words, all.length) : all;
    const { skip, ...at } = pageOfList(asked, { total: found.length, perPage });
    return { places: found.slice(skip, skip + perPage), total: found.length, ...at };
  },
);
