import type { Database, Tx } from '../database.ts';
import { touchEveryTrip } from '../touch.ts';

/**
 * Puts the demonstration's operators on sale or takes them off it: suspended, their coaches sell no more,
 * and what was sold stays what it is.
 */
export const switchDemonstration = async (db: Database | Tx, on: boolean): Promise<void> => {
  const [from, to] = on ? (['suspended', 'verified'] as const) : (['verified', 'suspended'] as const);
  await db
    .updateTable('operator')
    .set({ state: to })
    .where('demonstration', '=', true)
    .where('state', '=', from)
    .execute();
  await touchEveryTrip(db);
};
