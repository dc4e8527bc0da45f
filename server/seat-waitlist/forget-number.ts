import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { leavePlace } from './pass-on.ts';
import { deletePlacesOf, livePlacesOf } from './store.ts';

/** Removes a number from every list and deletes its places; seats offered to it pass to the next place. */
export const forgetNumber = async (tx: Tx, deps: Pick<Deps, 'linkSigner'>, phone: string): Promise<void> => {
  for (const { entryId } of await livePlacesOf(tx, phone)) await leavePlace(tx, deps, entryId);
  await deletePlacesOf(tx, phone);
};
