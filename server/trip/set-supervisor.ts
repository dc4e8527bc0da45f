import { canRunTrips } from '@poth/domain/identity/policy.ts';
import { maskPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SetSupervisorInput } from '@poth/domain/trip/input.ts';
import { readPhone } from '../identity/read-phone.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readRunningTrip } from './change-store.ts';
import { setSupervisorPhone } from './store.ts';

/**
 * Sets the phone number of the person in charge on board, or removes it where it is empty: tickets and messages show it
 * from now on.
 */
export const setSupervisor = call(
  {
    gate: 'seller',
    input: SetSupervisorInput,
    problems: [
      'not-found',
      'trip-over',
      'invalid-input', // phone
    ],
  },
  async function setSupervisor({ deps, actor }, { tripId, phone }): Promise<void> {
    await transaction(deps.db, async (tx) => {
      const trip = await readRunningTrip(tx, tripId, 'changed');
      if (!trip || !canRunTrips(actor, trip)) throw new Problem('not-found');
      if (trip.cancelled) throw new Problem('trip-over');
      const supervisorPhone = phone.trim() ? readPhone(phone) : null;
      await setSupervisorPhone(tx, tripId, supervisorPhone);
      const detail = { tripId, supervisorPhone: supervisorPhone && maskPhone(supervisorPhone) };
      await recordAct(tx, actor, { stream: `operator:${trip.operatorId}`, act: 'trip-supervisor', detail });
    });
  },
);
