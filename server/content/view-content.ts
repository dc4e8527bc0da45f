import {
  contentOf,
  type ContentPart,
  contentPartNames,
  type PortalContent,
} from '@poth/domain/content/content.ts';
import type { Operator } from '@poth/domain/operator/operator.ts';
import { call } from '../call.ts';
import { readVerifiedOperators } from '../operator/store.ts';
import { readParts } from './store.ts';

/** The home page and the company as an admin edits them. */
export type ViewedContent = {
  content: PortalContent;
  /** By part; version 0: as it was delivered. */
  editions: Readonly<Record<ContentPart, { version: number; changedAt: Date | null; byName: string | null }>>;
  /** Companies that can be chosen. */
  operators: readonly Operator[];
};

/** Shows an admin everything that admins may write, with who wrote it last. */
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
