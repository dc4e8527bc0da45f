import { deliveredHome, type HomeContent, homeParts, isHomePart } from '@poth/domain/content/home.ts';
import type { Deps } from '../deps.ts';
import { forAMinuteEach } from '../place/for-a-minute.ts';
import { listPlaces } from '../place/list-places.ts';
import { readParts, type StoredPart } from './store.ts';

/** What is stored over what was delivered; a part that no longer reads as one is as it was delivered. */
export const contentOf = (stored: readonly StoredPart[]): HomeContent => {
  const written: Record<string, unknown> = {};
  for (const { part, content } of stored) {
    const read = isHomePart(part) ? homeParts[part].safeParse(content) : undefined;
    if (read?.success) written[part] = read.data;
  }
  return { ...deliveredHome, ...written };
};

/** What the home page shows: kept in memory, read anew when an admin has changed it. Roads lead between known places only. */
export const viewHome = (deps: Pick<Deps, 'db' | 'now' | 'settings'>): (() => Promise<HomeContent>) => {
  const places = listPlaces(deps);
  const kept = forAMinuteEach(async (_editions: string[]) => {
    const content = contentOf(await readParts(deps.db));
    const known = new Set((await places()).map(({ placeId }) => placeId));
    const routes = content.routes.filter(({ from, to }) => known.has(from) && known.has(to));
    return { ...content, routes };
  }, deps.now);
  return () => kept([deps.settings.edition('home'), deps.settings.edition('places')]);
};
