import type { Database, Tx } from '../database.ts';
import { touchEveryTrip } from '../touch.ts';

/**
 * Puts the demonstration's operators on sale or takes them off: while suspended their coaches sell nothing more, and
 * sold tickets stay valid.
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
