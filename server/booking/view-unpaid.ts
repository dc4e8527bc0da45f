import type { Actor } from '@poth/domain/account/actor.ts';
import { canSeeFleet } from '@poth/domain/account/policy.ts';
import { isUnusual, type UnpaidSignal } from '@poth/domain/booking/unpaid.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { readUnpaidSignals, windowOf } from './unpaid-store.ts';

/**
 * How the unpaid seats of a trip bunch up, for the people of its operator; null where nothing is out of the ordinary.
 * Problems: not-found, also for another operator's.
 */
export const viewUnpaid =
  ({ db, settings }: Pick<Deps, 'db' | 'settings'>) =>
  async (actor: Actor, tripId: string): Promise<UnpaidSignal | null> => {
    const trip = await db
      .selectFrom('trip')
      .select('operatorId')
      .where('tripId', '=', tripId)
      .executeTakeFirst();
    if (!trip || !canSeeFleet(actor, trip)) throw new Problem('not-found');
    const [signal] = await readUnpaidSignals(db, tripId, windowOf(settings()));
    return signal && isUnusual(signal, settings()) ? signal : null;
  };
