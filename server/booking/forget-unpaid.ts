import type { Deps } from '../deps.ts';
import { deleteOldUnpaid } from './unpaid-store.ts';

/** Deletes the sources of unpaid seats once no limit counts them any more. */
export const forgetUnpaid =
  ({ db, settings }: Pick<Deps, 'db' | 'settings'>) =>
  (): Promise<void> =>
    deleteOldUnpaid(db, settings().unpaidCoolDownMinutes);
