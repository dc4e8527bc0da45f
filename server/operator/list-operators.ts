import type { ShownOperator } from '@poth/domain/operator/operator.ts';
import type { Deps } from '../deps.ts';
import { readVerifiedOperators } from './store.ts';

/** The bus companies that sell on Poth, by name. */
export const listOperators =
  ({ db }: Pick<Deps, 'db'>) =>
  (): Promise<readonly ShownOperator[]> =>
    readVerifiedOperators(db);
