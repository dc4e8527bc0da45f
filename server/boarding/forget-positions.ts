import type { Deps } from '../deps.ts';
import { deleteOldPositions } from './position-store.ts';

/** Deletes coach positions once they are too old to show, so also after each arrival. */
export const forgetPositions = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldPositions(db);
