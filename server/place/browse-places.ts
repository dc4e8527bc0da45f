import { suggestPlaces } from '@poth/domain/place/find-place.ts';
import { BrowsePlacesInput } from '@poth/domain/place/input.ts';
import { call } from '../call.ts';
import { type KeptPlace, readAllPlaces } from './desk-store.ts';

export type PlacesPage = { places: readonly KeptPlace[]; total: number; page: number; pages: number };

const perPage = 40;

/** Lists every place for an admin, forty to a page; words: searched like a traveller's, best match first. */
export const browsePlaces = call(
  { gate: 'admin', input: BrowsePlacesInput },
  async function browsePlaces({ deps: { db } }, { words, page }): Promise<PlacesPage> {
    const all = await readAllPlaces(db);
    const found = words.trim() ? suggestPlaces(all, words, all.length) : all;
    const pages = Math.max(1, Math.ceil(found.length / perPage));
    const at = Math.min(page, pages);
    return { places: found.slice((at - 1) * perPage, at * perPage), total: found.length, page: at, pages };
  },
);
