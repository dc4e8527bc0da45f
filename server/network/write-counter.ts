import type { Counter } from '@poth/domain/operator/operator.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { isOnARoute, readOwnCounter, saveOwnCounter } from './counter-store.ts';

/**
 * Writes a validated counter, a new one or a change, in a transaction that has locked the operator's plans; a retired
 * one is offered again. Problems: invalid-input where a route has it in another place; not-found for another operator's
 * counter.
 */
export const writeCounter = async (
  tx: Tx,
  operatorId: string,
  counter: Counter,
): Promise<{ isNew: boolean }> => {
  const { counterId, placeId } = counter;
  const known = await readOwnCounter(tx, counterId);
  if (known?.operatorId === operatorId && known.placeId !== placeId && (await isOnARoute(tx, counterId)))
    throw new Problem('invalid-input', { faults: { placeId: 'counter-on-route' } });
  if (!(await saveOwnCounter(tx, operatorId, counter))) throw new Problem('not-found');
  return { isNew: known === undefined };
};
