import { Problem } from '@poth/domain/problem.ts';
import type { CounterTyped } from '@poth/domain/network/counter-form.ts';
import { CounterRef } from '@poth/domain/network/input.ts';
import { call } from '../call.ts';
import { readCounterTyped } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';

/** Shows a counter of the caller's operator as its owner would type it. */
export const viewCounter = call(
  {
    gate: 'operatorOwner',
    input: CounterRef,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's counter
    ],
  },
  async function viewCounter({ deps: { db }, actor }, { counterId }): Promise<CounterTyped> {
    const operatorId = operatorToPlan(actor);
    const counter = await readCounterTyped(db, operatorId, counterId);
    if (!counter) throw new Problem('not-found');
    return { ...counter, phone: counter.phone.replace(/^\+88/, '') };
  },
);
