import type { Actor } from '@poth/domain/account/actor.ts';
import { canRunTrips } from '@poth/domain/account/policy.ts';
import { maskPhone } from '@poth/domain/phone.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { SetSupervisorInput } from '@poth/domain/trip/input.ts';
import { readPhone } from '../account/read-phone.ts';
import { recordAct } from '../audit/record-act.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { readRunningTrip } from './change-store.ts';

/**
 * Names the phone of who is in charge on board, or takes it off where it is empty: tickets and messages show it from
 * now on. Problems: not-found, trip-over, invalid-input (phone).
 */
export const setSupervisor =
  (deps: Pick<Deps, 'db'>) =>
  async (actor: Actor, { tripId, phone }: SetSupervisorInput): Promise<void> => {
    await transaction(deps.db, async (tx) => {
      const trip = await readRunningTrip(tx, tripId, 'changed');
      if (!trip || !canRunTrips(actor, trip)) throw new Problem('not-found');
      if (trip.cancelled) throw new Problem('trip-over');
      const supervisorPhone = phone.trim() ? readPhone(phone) : null;
      await tx.updateTable('trip').set({ supervisorPhone }).where('tripId', '=', tripId).execute();
      const detail = { tripId, supervisorPhone: supervisorPhone && maskPhone(supervisorPhone) };
      await recordAct(tx, actor, { stream: `operator:${trip.operatorId}`, act: 'trip-supervisor', detail });
    });
  };
