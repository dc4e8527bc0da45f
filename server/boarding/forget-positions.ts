import type { Deps } from '../deps.ts';
import { deleteOldPositions } from './position-store.ts';

/** Forgets where coaches were, as soon as that is too old to be shown: so after each arrival. */
export const forgetPositions = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldPositions(db);
