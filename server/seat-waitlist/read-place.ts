import { Problem } from '@poth/domain/problem.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { openPlaceToken } from './place-link.ts';
import { type EntryRow, readEntry } from './store.ts';

/** The place that a link opens. Problems: not-found, alike for one that was deleted and a link that was not made here. */
export const readPlace = async (
  { linkSigner }: Pick<Deps, 'linkSigner'>,
  db: Database | Tx,
  token: string,
): Promise<EntryRow> => {
  const entryId = openPlaceToken(linkSigner, token);
  const entry = entryId && (await readEntry(db, entryId));
  if (!entry) throw new Problem('not-found');
  return entry;
};
