import { Problem } from '@poth/domain/problem.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { openPlaceToken } from './place-link.ts';
import { type EntryRow, readEntry } from './store.ts';

/** Reads the place of a link. Problems: not-found, for a deleted place and for a link that was not signed here alike. */
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
