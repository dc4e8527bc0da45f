import type { Deps } from '../deps.ts';
import { deletePasses } from './admission-store.ts';

/** Deletes the passes of buyers who entered from a waiting room, an hour after the passes were over. */
export const forgetPasses = ({ db }: Pick<Deps, 'db'>): Promise<void> => deletePasses(db);
