import type { ShownOperator } from '@poth/domain/operator/operator.ts';
import { call } from '../call.ts';
import { readVerifiedOperators } from './store.ts';

/** Lists the bus companies that sell on Poth, by name. */
export const listOperators = call({ gate: 'everybody' }, function listOperators({ deps: { db } }): Promise<
  readonly ShownOperator[]
> {
  return readVerifiedOperators(db);
});
