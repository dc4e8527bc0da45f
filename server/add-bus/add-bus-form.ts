import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { BusForm } from '@poth/domain/add-bus/bus-form.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { readOfferedCounters } from '../network/counter-store.ts';
import { readPlanChoices } from '../fleet/plan-choices.ts';
import { counterPhoneOf } from './add-bus-counters.ts';
import { readRoads } from '../schedule/known-roads.ts';

/** Lists the choices of the form by which the owner of a company adds a bus. */
export const viewBusForm = call(
  { gate: 'operatorOwner', problems: ['not-found'] },
  async function viewBusForm({ deps: { db, settings }, actor }): Promise<BusForm> {
    const { membership, phone } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    const { operatorId } = membership;
    return {
      today: dhakaDate(await databaseNow(db)),
      plans: await readPlanChoices(db, operatorId),
      counters: await readOfferedCounters(db, operatorId),
      roads: await readRoads(db, operatorId),
      counterPhone: counterPhoneOf(phone, settings.company()),
    };
  },
);
