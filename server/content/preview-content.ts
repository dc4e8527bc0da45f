import type { Visitor } from '@poth/domain/account/actor.ts';
import { contentOf } from '@poth/domain/content/content.ts';
import { type HomeContent, isHomePart } from '@poth/domain/content/home.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { listPlaces } from '../place/list-places.ts';
import type { ChangeContentInput } from './change-content.ts';
import { readContent } from './read-content.ts';
import { readParts } from './store.ts';

/** The home page as it would be with a part as it is typed; nothing is written. Problems: as changeContent. */
export const previewContent = (deps: Pick<Deps, 'db' | 'now' | 'settings'>) => {
  const places = listPlaces(deps);
  return async (
    _: Visitor,
    { part, content }: Omit<ChangeContentInput, 'seenVersion'>,
  ): Promise<HomeContent> => {
    if (!isHomePart(part)) throw new Problem('not-found');
    const typed = readContent(part, content, { places: await places(), today: dhakaDate(deps.now()) });
    return { ...contentOf(await readParts(deps.db)), [part]: typed };
  };
};
