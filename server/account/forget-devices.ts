import type { Deps } from '../deps.ts';
import { deleteOldDevices } from './device-store.ts';

/** Deletes the devices of staff that were never let in, or that nobody uses any more. */
export const forgetDevices =
  ({ db }: Pick<Deps, 'db'>) =>
  (): Promise<void> =>
    deleteOldDevices(db);
