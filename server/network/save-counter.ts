import { Problem } from '@poth/domain/problem.ts';
import { CounterTyped, readCounter } from '@poth/domain/network/counter-form.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { operatorToPlan } from './network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { writeCounter } from './write-counter.ts';

/**
 * Saves a new or changed counter of the operator; a retired one is offered again. Trips on sale keep what they were
 * published with. A counter that is on a route cannot change its place.
 */
export const saveCounter = call(
  {
    gate: 'operatorOwner',
    input: CounterTyped,
    problems: [
      'invalid-input', // by field, see CounterFault
      'not-found', // also for another operator's counter
    ],
  },
  async function saveCounter({ deps, actor }, typed): Promise<{ counterId: string }> {
    const operatorId = operatorToPlan(actor);
    const read = readCounter(typed, new Set((await cachedPlaces(deps)()).map(({ placeId }) => placeId)));
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    const { counter } = read;
    const { counterId, placeId } = counter;
    await transaction(deps.db, async (tx) => {
      await lockPlans(tx, operatorId);
      const { isNew } = await writeCounter(tx, operatorId, counter);
      const detail = { counterId, placeId, name: counter.name.en, isNew };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'counter-saved', detail });
    });
    return { counterId };
  },
);
