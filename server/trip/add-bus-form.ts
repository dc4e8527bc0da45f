import { type Actor, personOf } from '@poth/domain/account/actor.ts';
import { canAddBuses } from '@poth/domain/account/policy.ts';
import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Road } from '@poth/domain/fleet/add-bus-road.ts';
import { seatLayouts, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { templateIds, templateNames } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Counter } from '@poth/domain/operator/operator.ts';
import { Problem } from '@poth/domain/problem.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { readSeatPlans } from '../fleet/store.ts';
import { roadsOf } from './add-bus-roads.ts';
import { readCounters } from './add-bus-store.ts';

export type BusForm = {
  today: DhakaDate;
  plans: { planId: string; name: Bilingual; seatCount: number }[];
  counters: Counter[];
  roads: Road[];
  ownPhone: string | null;
};

const mostPlans = 200;

/** What the owner of a company chooses from when it adds a bus. Problems: not-found. */
export const viewBusForm =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor): Promise<BusForm> => {
    const { membership, phone } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    const { operatorId } = membership;
    const own = await readSeatPlans(db, operatorId, { limit: mostPlans, offset: 0 });
    const templates = templateIds.map((planId) => ({
      planId,
      name: templateNames[planId],
      seatCount: seatsOf(seatLayouts[planId]).length,
    }));
    const drawn = own
      .filter(({ retired }) => !retired)
      .map(({ planId, name, layout }) => ({
        planId,
        name: { en: name, bn: name },
        seatCount: seatsOf(layout).length,
      }));
    return {
      today: dhakaDate(await databaseNow(db)),
      plans: [...templates, ...drawn],
      counters: await readCounters(db, operatorId),
      roads: await roadsOf(db, operatorId),
      ownPhone: phone,
    };
  };
