import { contentOf } from '@poth/domain/content/content.ts';
import { PreviewContentInput } from '@poth/domain/content/input.ts';
import { type HomeContent, isHomePart } from '@poth/domain/content/home.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { readContent } from './read-content.ts';
import { readParts } from './store.ts';

/** Shows the home page with a part as typed; nothing is written. */
export const previewContent = call(
  {
    gate: 'admin',
    input: PreviewContentInput,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // see readContent
      'not-found', // no part of the home page
    ],
  },
  async function previewContent({ deps }, { part, content }): Promise<HomeContent> {
    if (!isHomePart(part)) throw new Problem('not-found');
    const typed = readContent(part, content, {
      places: await cachedPlaces(deps)(),
      today: dhakaDate(deps.now()),
    });
    return { ...contentOf(await readParts(deps.db)), [part]: typed };
  },
);
