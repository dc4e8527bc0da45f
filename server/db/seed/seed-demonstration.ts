import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { transaction } from '../transaction.ts';
import { insertTables } from './insert-rows.ts';
import { seedPlaces } from './seed-places.ts';
import { demonstrationSupply, supplyTables } from './supply.ts';

/**
 * Fills a database without operators with the demonstration's operators, coaches and daily departures, all or nothing,
 * and with the places of the country. Returns whether it did; a database with an operator stays unchanged.
 */
export const seedDemonstration = async (
  deps: Pick<Deps, 'db'> & { signal?: AbortSignal },
  log: (line: string) => void,
): Promise<boolean> => {
  await seedPlaces(deps);
  deps.signal?.throwIfAborted();
  const supply = demonstrationSupply();
  const seeded = await transaction(deps.db, async (tx) => {
    // Of two processes that start at once the second waits here and then finds an operator.
    await sql`lock table operator in share row exclusive mode`.execute(tx);
    const known = await tx.selectFrom('operator').select('operatorId').limit(1).executeTakeFirst();
    if (!known) await insertTables(tx, supplyTables, supply);
    return !known;
  });
  if (seeded)
    log(`demonstration: ${supply.operator.length} operators, ${supply.schedule.length} departures a day`);
  return seeded;
};
