import { contentOf, contentPartNames } from '@poth/domain/content/content.ts';
import type { ViewedContent } from '@poth/domain/content/viewed-content.ts';
import { call } from '../call.ts';
import { readVerifiedOperators } from '../operator/store.ts';
import { readParts } from './store.ts';

/** Shows an admin all content that admins may write, with who changed it last. */
export const viewContent = call(
  { gate: 'admin' },
  async function viewContent({ deps: { db } }): Promise<ViewedContent> {
    const stored = await readParts(db);
    const editions = Object.fromEntries(
      contentPartNames.map((part) => {
        const {
          version = 0,
          changedAt = null,
          byName = null,
        } = stored.find((row) => row.part === part) ?? {};
        return [part, { version, changedAt, byName }];
      }),
    ) as ViewedContent['editions'];
    return { content: contentOf(stored), editions, operators: await readVerifiedOperators(db) };
  },
);
