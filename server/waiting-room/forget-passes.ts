import type { Deps } from '../deps.ts';
import { deletePasses } from './admission-store.ts';

/** Forgets who entered from a waiting room, an hour after the pass was over. */
export const forgetPasses = ({ db }: Pick<Deps, 'db'>): Promise<void> => deletePasses(db);
